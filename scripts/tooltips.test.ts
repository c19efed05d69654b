import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Components that pass `title` on to the element that they draw. */
const PASSES_ON = new Set(['ActionIcon', 'Anchor', 'Badge', 'Box', 'Button', 'Link', 'Text', 'UnstyledButton']);

/** Returns the names of the elements in a screen's source that have a `title` attribute. */
function titledElements(source: string): string[] {
  const found: string[] = [];
  for (const { 1: name = '', index } of source.matchAll(/<([A-Za-z][\w.]*)(?=[\s/>])/g)) {
    // The title of a frame is its name, and is not shown.
    const isElement = (/^[a-z]/.test(name) && name !== 'iframe') || PASSES_ON.has(name);
    if (isElement && /\stitle=/.test(attributesFrom(source, index))) found.push(name);
  }
  return found;
}

/** Returns an opening tag without the content of its braces. */
function attributesFrom(source: string, start: number): string {
  let tag = '';
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const letter = source.charAt(at);
    if (letter === '{') depth++;
    else if (letter === '}') depth--;
    else if (depth === 0 && letter === '>') break;
    else if (depth === 0) tag += letter;
  }
  return tag;
}

describe('a hover explanation', () => {
  it('is a tooltip that touch and keyboard can open, never a title attribute', () => {
    const screens = globSync('src/web/**/*.tsx');
    expect(screens.length).toBeGreaterThan(200);
    const titled = screens.flatMap((path) =>
      titledElements(readFileSync(path, 'utf8')).map((name) => `${path}: <${name} title>, use data-tip`),
    );
    expect(titled).toEqual([]);
  });

  it('is found among other attributes, after an arrow function, and on a component that passes it on', () => {
    expect(titledElements('<span className={css.a} onClick={() => go(1)} title={t("x")}>')).toEqual(['span']);
    expect(titledElements('<ActionIcon\n  title="Up"\n/>')).toEqual(['ActionIcon']);
    expect(titledElements('<Section title="Lines"><b data-tip="C">x</b></Section>')).toEqual([]);
  });
});

/** Returns rules of a style sheet that cut text off, with what keeps the full text from being shown. */
function cutsWithoutTip(sheet: string): string[] {
  return [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', rule = '']) => {
    if (/line-clamp|text-overflow:(?!\s*ellipsis)/.test(rule)) return [`${selector.trim()}: cut without an ellipsis`];
    if (!/text-overflow/.test(rule)) return [];
    if (!/overflow:\s*hidden/.test(rule)) return [`${selector.trim()}: text-overflow without overflow: hidden`];
    return /pointer-events:\s*none/.test(rule) ? [`${selector.trim()}: out of the pointer's reach`] : [];
  });
}

describe('truncated text', () => {
  it('ends in an ellipsis on an element the page’s tooltip can find, in every style sheet', () => {
    const sheets = globSync('src/web/**/*.css').map((path) => [path, readFileSync(path, 'utf8')] as const);
    expect(sheets.filter(([, sheet]) => sheet.includes('text-overflow')).length).toBeGreaterThan(15);
    expect(sheets.flatMap(([path, sheet]) => cutsWithoutTip(sheet).map((fault) => `${path} ${fault}`))).toEqual([]);
    expect(readFileSync('src/web/features/layout/root-layout.tsx', 'utf8')).toContain('<TipLayer />');
  });

  it('is reported where no tooltip would show it: clamped lines, clipped text, text under glass', () => {
    const hidden = 'overflow: hidden; text-overflow: ellipsis;';
    expect(cutsWithoutTip(`.a { ${hidden} } .b { color: red; }`)).toEqual([]);
    for (const rule of ['-webkit-line-clamp: 2', 'text-overflow: clip', 'text-overflow: ellipsis']) {
      expect(cutsWithoutTip(`.a { ${rule}; }`), rule).toHaveLength(1);
    }
    expect(cutsWithoutTip(`.a { ${hidden} pointer-events: none; }`)).toHaveLength(1);
  });
});
