/**
 * Shows an element as if the mouse rested on it or the keyboard had come to it: every rule of the style sheets that asks for
 * `:hover` or `:focus…` is written a second time for elements of the classes below.
 */
import type { Pseudo } from './entry.ts';

const CLASSES = {
  ':focus-visible': 'as-focused',
  ':focus-within': 'as-focus-within',
  ':focus': 'as-focused',
  ':hover': 'as-hovered',
} as const;
const STATES = /:focus-visible|:focus-within|:focus(?![\w-])|:hover/g;

/** The rules for elements that only look so; once, when all style sheets are there. */
export function copyStateRules(): void {
  for (const sheet of document.styleSheets) copyIn(sheet);
}

function copyIn(group: Pick<CSSGroupingRule, 'cssRules' | 'insertRule'>): void {
  for (let at = group.cssRules.length - 1; at >= 0; at--) {
    const rule = group.cssRules[at];
    if (rule instanceof CSSStyleRule && rule.selectorText.search(STATES) >= 0) {
      const selector = rule.selectorText.replaceAll(STATES, (state) => `.${CLASSES[state as keyof typeof CLASSES]}`);
      group.insertRule(selector + rule.cssText.slice(rule.selectorText.length), at + 1);
    }
    if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) copyIn(rule);
  }
}

/** The first thing in the box that one can press, or all that is in it. */
export function lookAs(pseudo: Pseudo, box: HTMLElement): void {
  const target = box.querySelector('a, button, input, select, textarea, [tabindex]') ?? box.firstElementChild;
  if (pseudo === 'focus') target?.classList.add('as-focused');
  for (let at = target; at && at !== box; at = at.parentElement) {
    at.classList.add(pseudo === 'hover' ? 'as-hovered' : 'as-focus-within');
  }
}
