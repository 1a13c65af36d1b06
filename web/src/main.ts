import { mount } from 'svelte';
import './ui/app.css';
import './ui/look';
import App from './ui/App.svelte';
import { language, t } from './text/texts';

document.documentElement.lang = language;
document.title = t('title');
const target = document.getElementById('app');
if (target) mount(App, { target });
