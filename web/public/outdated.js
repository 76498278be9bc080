// Asks for an update where the browser is too old for the page. Written for browsers of any age.
function askForUpdate() {
  var app = document.getElementById("app");
  var text = document.querySelector("meta[name=outdated]");
  var words = document.createElement("p");
  words.setAttribute("role", "alert");
  words.textContent = text ? text.content : "Please update your browser.";
  app.parentNode.replaceChild(words, app);
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", askForUpdate);
else askForUpdate();
