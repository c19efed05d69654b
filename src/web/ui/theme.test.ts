import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';

interface WithVars {
  vars(theme: unknown, props: { color?: string; variant?: string }): { root: Record<string, string> };
}

/** Parts of the library that lock the page behind them; the palette is a Modal. */
const LOCKING = /<(Modal|Drawer)\b/g;

test('nothing that opens over the page moves it: no lock reserves the width of a scroll bar that stays', () => {
  const root = new URL('..', import.meta.url);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const used = new Set(
    sources.flatMap((file) =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(LOCKING)].map(([, name = '']) => name),
    ),
  );
  expect([...used].sort()).toEqual(['Drawer', 'Modal']);
  for (const name of used) {
    expect(theme.components?.[name]?.defaultProps, name).toMatchObject({
      removeScrollProps: { removeScrollBar: false },
    });
  }
});

test('a button to act has the color of the user’s own club, with its ground in every state', () => {
  for (const [kind, name] of [
    ['Button', 'button'],
    ['ActionIcon', 'ai'],
  ] as const) {
    const { vars } = (theme.components as unknown as Record<typeof kind, WithVars>)[kind];
    for (const props of [{}, { variant: 'filled' }]) {
      const { root } = vars(theme, props);
      expect(root).toMatchObject({ [`--${name}-bg`]: 'var(--rs-own-fill)', [`--${name}-color`]: 'var(--rs-on-own)' });
      expect(root[`--${name}-hover`]).toBe(root[`--${name}-bg`]);
    }
    for (const props of [{ color: 'red.9' }, { variant: 'light' }, { variant: 'default' }]) {
      expect(vars(theme, props).root).toEqual({});
    }
  }
});

test('what is the user’s own is settled at the root, which the accent of a screen does not reach', () => {
  const sheets = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' });
  const setting = sheets
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const css = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
      return [...css.matchAll(/([^{}]+)\{[^{}]*--rs-(?:own-fill|on-own):[^{}]*\}/g)].map(([, selector = '']) =>
        selector.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim(),
      );
    });
  expect(setting).toEqual([':root']);
});
