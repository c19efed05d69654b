import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('lists in what people write have dots and numbers, which other lists go without', () => {
  const bare = readFileSync('src/web/ui/base.css', 'utf8');
  expect(bare).toMatch(/ul\[class\], ol\[class\]\) \{[^}]*list-style: none/);
  const written = readFileSync('src/web/features/markup/markup.module.css', 'utf8');
  expect(written).toMatch(/\.points \{[^}]*list-style: revert/);
});
