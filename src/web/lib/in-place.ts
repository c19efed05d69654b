/** What a form does when it is sent; the page stays, which a browser would load again. */
export const inPlace = (send: () => void) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  send();
};
