import { mount } from "svelte";
import "./theme/typeface.css";
import "./theme/tokens.css";
import "./theme/board.css";
import "./theme/base.css";
import { language } from "./language/language.svelte";
import App from "./page/App.svelte";
import { namedLanguage } from "./page/address";
import "./part/keyboard";
import { installation } from "./page/installation.svelte";
import { notice } from "./page/notice.svelte";
import { router } from "./page/router.svelte";
import { waitForMissing, watchForUpgrades } from "./page/upgrade";
import { unlockSound } from "./part/sound";
import { settings } from "./theme/settings.svelte";

watchForUpgrades();
unlockSound();
settings.apply();
notice.start();
router.start();
// With a top-level await, the bundler would create a separate file for each dynamic import.
const started = language.start(namedLanguage);
// Offline, the language that the address names may be missing here, but not the reader's.
(namedLanguage ? started.catch(() => language.start()) : started).then(
  () => {
    const target = document.getElementById("app");
    // boot.js found the browser too old: outdated.js asks for an update.
    if (target && !document.documentElement.hasAttribute("data-outdated")) mount(App, { target });
  },
  // The server became unavailable after sending the page but before its texts.
  waitForMissing,
);

installation.start();
