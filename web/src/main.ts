import { mount } from 'svelte';
import './ui/app.css';
import './ui/look';
import App from './ui/App.svelte';
import { startSpeaking } from './ui/language';

await startSpeaking();
const target = document.getElementById('app');
if (target) mount(App, { target });
