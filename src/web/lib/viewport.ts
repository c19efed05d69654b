/** `--rs-vh` is 1 % of the window's height, updated 150 ms after the last resize (product specification, section 9). */
const DEBOUNCE_MS = 150;

export function followViewportHeight(): void {
  const measure = () => document.documentElement.style.setProperty('--rs-vh', `${window.innerHeight / 100}px`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(measure, DEBOUNCE_MS);
  });
  measure();
}
