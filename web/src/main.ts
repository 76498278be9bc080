import { mount } from "svelte";
import "./theme/tokens.css";
import "./theme/board.css";
import "./theme/base.css";
import { language } from "./language/language.svelte";
import App from "./page/App.svelte";
import "./part/keyboard";
import { notice } from "./page/notice.svelte";
import { router } from "./page/router.svelte";
import { waitForMissing, watchForUpgrades } from "./page/upgrade";
import { settings } from "./theme/settings.svelte";

watchForUpgrades();
settings.applyTheme();
notice.start();
router.start();
// Had the module itself to wait, the bundler would make a file of its own for each dynamic import.
language.start().then(
  () => {
    const target = document.getElementById("app");
    if (target) mount(App, { target });
  },
  // The server went away between the page and its texts, or had too much to do.
  waitForMissing,
);

if ("serviceWorker" in navigator && import.meta.env.PROD)
  navigator.serviceWorker.register("/worker.js").catch(() => {}); // Where it may not be, the page works without.
