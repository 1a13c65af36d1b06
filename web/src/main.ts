import { mount } from 'svelte';
import './ui/app.css';
import './ui/look';
import App from './ui/App.svelte';
import { startSpeaking } from './ui/language';
import { testing } from './ui/page';

await startSpeaking();
const target = document.getElementById('app');
if (target) mount(App, { target });

// From the first visit on the page starts without a network. Tests that look inside do without.
if (import.meta.env.PROD && !testing && 'serviceWorker' in navigator) {
  // The texts were waited for, so the page may be loaded already.
  void navigator.serviceWorker.register('/sw.js').catch(() => {});
}
