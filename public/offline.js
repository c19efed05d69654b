/** The screen behind this page is loaded anew as soon as there is a connection again. */
addEventListener('online', () => location.reload());
