/** Checks whether a screen can be used with the keyboard alone. */
import type { Page } from '@playwright/test';

/** Presses of Tab from the top during which the focus must not be trapped. */
const FIRST_STEPS = 4;

/** Returns the problems of keyboard users on the open page, one line each, at the current window size. */
export async function keyFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
  const faults: string[] = [];
  let before = '';
  for (let step = 0; step < FIRST_STEPS; step++) {
    await page.keyboard.press('Tab');
    const now = await page.evaluate(placeOfFocus);
    if (now === before) faults.push(`Tab does not lead on from ${now}`);
    before = now;
  }
  faults.push(...(await page.evaluate(lookAtFocus)));
  // The last element has the focus now: the next Tab leaves the page.
  const last = await page.evaluate(placeOfFocus);
  await page.keyboard.press('Tab');
  const next = await page.evaluate(placeOfFocus);
  if (next === last) faults.push(`Tab does not lead on from ${last}, the last of the page`);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const element of document.querySelectorAll('body *')) {
      if (element.scrollLeft !== 0 || element.scrollTop !== 0) element.scrollTo(0, 0);
    }
    scrollTo(0, 0);
  });
  return faults;
}

/** Returns the focused element, by its place in the document. Runs in the page. */
function placeOfFocus(): string {
  const focused = document.activeElement;
  const at = focused ? [...document.querySelectorAll('*')].indexOf(focused) : -1;
  return `${focused?.outerHTML.slice(0, 80)} (${at})`;
}

/** Focuses one element after the other. Runs in the page, all at once: a key press for each would take seconds. */
function lookAtFocus(): string[] {
  const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex], audio[controls], video[controls]';
  /** Rows of a long table are alike. */
  const REPEATED = 'tbody tr:nth-child(n+9) *, [role="listitem"]:nth-child(n+20) *, li:nth-child(n+20) *';
  const name = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const kind = [...element.classList].find((each) => !each.startsWith('m_')) ?? element.getAttribute('type') ?? '';
    return `${element.tagName.toLowerCase()}.${kind} “${words}”`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const isTabbable = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement && element.tabIndex >= 0 && !element.matches(':disabled') && isShown(element);
  const faults: string[] = [];
  // Transitions would not have finished when it is measured.
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }';
  document.head.append(still);

  const all = [...document.querySelectorAll(TABBABLE)]
    .filter((element) => !element.matches(REPEATED))
    .filter(isTabbable);
  for (const element of all) {
    if (element.tabIndex > 0) faults.push(`${name(element)} has a place of its own in the order of Tab`);
  }

  // An element with a hand cursor that is neither inside nor around what Tab reaches needs a mouse.
  const pointed = new Set<Element>();
  for (const element of document.querySelectorAll('body *')) {
    if (element.matches(REPEATED) || !isShown(element)) continue;
    if (getComputedStyle(element).cursor !== 'pointer') continue;
    const parent = element.parentElement;
    if (parent && getComputedStyle(parent).cursor === 'pointer') continue;
    pointed.add(element);
  }
  for (const element of pointed) {
    const within = element.closest(TABBABLE);
    const isReached =
      (within &&
        (isTabbable(within) || within.matches(':disabled, [tabindex="-1"][role="menuitem"], [role="radio"]'))) ||
      [...element.querySelectorAll(TABBABLE)].some((inner) => isTabbable(inner) || inner.matches(':disabled')) ||
      (element instanceof HTMLLabelElement && element.control !== null) ||
      // Around a label and its explanation.
      (element.querySelector('label')?.control ?? null) !== null ||
      element.closest('label, [aria-hidden="true"], [data-disabled], fieldset:disabled') !== null;
    if (!isReached) faults.push(`${name(element)} can be clicked, and not be reached by Tab`);
  }

  // A ring, or any other change: of the element, of its replacement, or of what surrounds it.
  const looks = (element: HTMLElement) =>
    [
      element,
      element.nextElementSibling,
      element.previousElementSibling,
      element.parentElement,
      element.parentElement?.parentElement,
    ]
      .map((each) => {
        if (!each) return '';
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, transform } =
          getComputedStyle(each);
        const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
        return [outline, boxShadow, borderColor, backgroundColor, transform].join(' ');
      })
      .join('|');
  for (const element of all) {
    if (!element.isConnected || !isShown(element)) continue;
    const calm = looks(element);
    element.focus();
    if (document.activeElement !== element) {
      // In a radio group Tab reaches the selected one, and arrows the others.
      faults.push(`${name(element)} does not take the focus`);
      continue;
    }
    if (looks(element) === calm) faults.push(`${name(element)} looks the same with the focus`);
    const { left, top, width, height } = element.getBoundingClientRect();
    // A control drawn as something else (a switch, a file) is only a point in size.
    if (width < 3 || height < 3) continue;
    const isSeen = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        return (
          hit !== null &&
          (element.contains(hit) ||
            hit.contains(element) ||
            hit.closest('label')?.contains(element) ||
            // Joe's greeting, which disappears by itself.
            hit.closest('[data-mascot]') !== null)
        );
      }),
    );
    if (!isSeen) faults.push(`${name(element)} has the focus where nobody sees it`);
  }
  still.remove();
  return [...new Set(faults)].slice(0, 12);
}
