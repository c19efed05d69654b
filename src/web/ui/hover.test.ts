/** Buttons in the accent keep their ground, and with it the contrast of their text, in every state. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Rule {
  selector: string;
  body: string;
  place: number;
}

/** Returns how specific a selector of classes, attributes and states is. */
const weightOf = (selector: string) => selector.match(/[.[:]/g)?.length ?? 0;
const isStronger = (one: Rule, other: Rule) =>
  weightOf(one.selector) > weightOf(other.selector) ||
  (weightOf(one.selector) === weightOf(other.selector) && one.place > other.place);

const STATE = /:(hover|active|focus|focus-visible)\b/;

/** Returns the rules of a style sheet in order, one for each selector; those of media queries as well. */
function rulesOf(css: string): Rule[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = ''], place) =>
    selectors.split(',').map((selector) => ({ selector: selector.trim(), body, place })),
  );
}

/** Returns the states of accented elements that another rule of the sheet gives a ground their text is not made for. */
function lostGrounds(css: string): string[] {
  const rules = rulesOf(css);
  return rules
    .filter(({ selector, body }) => /(^|;)\s*color: var\(--rs-on-accent\)/.test(body) && !STATE.test(selector))
    .flatMap((accented) => {
      const name = /\.[\w-]+/.exec(accented.selector)?.[0] ?? accented.selector;
      const isOwn = (rule: Rule) => rule.selector.startsWith(accented.selector);
      const taken = rules.filter(
        (rule) =>
          STATE.test(rule.selector) &&
          isStronger(rule, accented) &&
          rule.selector.startsWith(name) &&
          /background/.test(rule.body) &&
          !/background(-color)?: var\(--rs-accent-fill\)/.test(rule.body),
      );
      return taken
        .filter(({ selector }) => {
          const state = STATE.exec(selector)?.[0] ?? '';
          const isKept = rules.some(
            (rule) =>
              isOwn(rule) && rule.selector.includes(state) && /background: var\(--rs-accent-fill\)/.test(rule.body),
          );
          return !isKept;
        })
        .map(({ selector }) => `${accented.selector} loses its ground to ${selector}`);
    });
}

test('find a ground that is lost, and none where the accented button has a state of its own', () => {
  const plain = '.act:hover:enabled { background: pink; } .act[data-main] { color: var(--rs-on-accent); }';
  expect(lostGrounds(plain)).toEqual(['.act[data-main] loses its ground to .act:hover:enabled']);
  expect(lostGrounds(`${plain} .act[data-main]:hover:enabled { background: var(--rs-accent-fill); }`)).toEqual([]);
});

test('no style sheet takes the ground of an accented button away under the pointer', () => {
  const root = new URL('..', import.meta.url);
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap((file) => lostGrounds(readFileSync(new URL(file, root), 'utf8')))).toEqual([]);
});
