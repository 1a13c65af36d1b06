import { mount } from 'svelte';
import 'virtual:palette.css';
import './ui/app.css';
import './ui/appearance';
import { loadRules } from './rules/load';
import App from './ui/App.svelte';
import { watchErrors } from './ui/failure';
import { fetchScene } from './ui/drawing';
import { startLanguage } from './ui/language';
import { later, settings, testing } from './ui/page';
import { route } from './ui/router';
import { measureTier } from './ui/choose-tier';

/** Nobody waits for this: where it is needed and still fails, its screen says so. */
const ahead = (work: Promise<unknown>): void => void work.catch(() => {});

watchErrors();

// Everything that the first picture needs is fetched at once.
const rules = loadRules();
ahead(rules);
const { view, reader } = settings.get();
const in3d = view === '3d' && reader === 'off';
const { screen } = route.get();
if (in3d && (screen === 'table' || screen === 'link' || screen === 'position' || screen === 'analysis')) ahead(fetchScene());

await startLanguage();
const target = document.getElementById('app');
if (target) mount(App, { target, props: { rules } });

// A board in somebody else's page is looked at: it fetches nothing for later.
if (screen !== 'embed')
  setTimeout(() => {
    // For whoever chooses a game on the first screen.
    if (in3d) ahead(fetchScene().then(measureTier));
    // From the first visit on the page starts without a network. Tests that look inside do without.
    if (import.meta.env.PROD && !testing && 'serviceWorker' in navigator) ahead(navigator.serviceWorker.register('/sw.js'));
  }, later);
