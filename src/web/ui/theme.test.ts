import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';

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
