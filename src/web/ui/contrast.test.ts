/** Text, links and chips are readable on every ground, in both schemes. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentOf, contrastOf, READABLE_CONTRAST } from '#web/lib/color.ts';
import { resolveCssVariables, theme } from './theme.ts';

const root = new URL('..', import.meta.url);
const plain = (file: string) => readFileSync(new URL(file, root), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

type Tokens = Readonly<Record<string, string>>;
const tokensIn = (css: string): Tokens =>
  Object.fromEntries([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
const [light = '', dark = ''] = plain('ui/tokens.css').split('[data-mantine-color-scheme="dark"]');
// Of the library's own variables those that say a token of ours.
const ofLibrary: Tokens = resolveCssVariables(theme as never).light;
const SCHEMES: Readonly<Record<string, Tokens>> = {
  light: { ...ofLibrary, ...tokensIn(light) },
  dark: { ...ofLibrary, ...tokensIn(light), ...tokensIn(dark) },
};

/** Returns a color as '#rrggbb'; null: it is none of a token, mixed, or see-through. */
function colorOf(value: string, tokens: Tokens): string | null {
  const token = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (token !== undefined) return tokens[token] === undefined ? null : colorOf(tokens[token], tokens);
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(value);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  return /^#[\da-f]{6}$/.test(value) ? value : null;
}

const GROUNDS = ['page', 'surface', 'surface-2', 'hover', 'good-soft', 'bad-soft', 'warn-soft'];
const PLAIN_GROUNDS = GROUNDS.slice(0, 4);
const groundsOf = (tokens: Tokens, names = GROUNDS) => names.map((name) => tokens[`--rs-${name}`] ?? '');

describe.each(Object.entries(SCHEMES))('in the %s scheme', (_, tokens) => {
  test('words and links of each kind are readable on each ground', () => {
    for (const name of ['text', 'dim', 'accent', 'good', 'bad', 'warn'])
      for (const ground of groundsOf(tokens))
        expect(contrastOf(tokens[`--rs-${name}`] ?? '', ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(
          READABLE_CONTRAST,
        );
    for (const ground of groundsOf(tokens, PLAIN_GROUNDS))
      expect(contrastOf(tokens['--rs-live'] ?? '', ground), `live on ${ground}`).toBeGreaterThanOrEqual(
        READABLE_CONTRAST,
      );
  });

  test('links in the color of any club are readable on each ground', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(fc.array(color, { minLength: 1, maxLength: 3 }), (colors) => {
        const { text } = accentOf(colors, tokens['--rs-surface'] ?? '');
        for (const ground of groundsOf(tokens))
          expect(contrastOf(text, ground), ground).toBeGreaterThanOrEqual(READABLE_CONTRAST);
      }),
    );
  });

  test('chips, and whatever else has a text and a ground of its own, are readable', () => {
    const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
    const pairs = sheets.flatMap((file) =>
      [...plain(file).matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
        const text = colorOf(/(?:^|;)\s*color:\s*([^;]+)/.exec(body)?.[1]?.trim() ?? '', tokens);
        const ground = colorOf(/(?:^|;)\s*background(?:-color)?:\s*([^;]+)/.exec(body)?.[1]?.trim() ?? '', tokens);
        return text && ground ? [{ where: `${file} ${selector.trim()}`, contrast: contrastOf(text, ground) }] : [];
      }),
    );
    expect(pairs.length).toBeGreaterThan(60);
    expect(pairs.filter(({ contrast }) => contrast < READABLE_CONTRAST)).toEqual([]);
  });
});
