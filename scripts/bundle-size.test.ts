import { expect, test } from 'vitest';
import { importCircles, type Manifest, measureBundle } from './bundle-size.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  'style.css': { file: 'style.css' },
  '_table.js': { file: 'table.js', imports: ['_shared.js'] },
  'src/web/routes/club/roster.{-$id}.tsx?tsr-split=component': {
    file: 'roster.js',
    imports: ['index.html', '_table.js', '_shared.js'],
  },
  'src/web/routes/club/lineups.tsx?tsr-split=component': { file: 'lineups.js', imports: ['_table.js', '_drag.js'] },
  '_drag.js': { file: 'drag.js' },
};
const sizes: Record<string, number> = {
  'entry.js': 100,
  'shared.js': 20,
  'style.css': 8,
  'table.js': 40,
  'roster.js': 7,
  'lineups.js': 9,
  'drag.js': 11,
};

test('counts the entry with everything it imports, and a screen with what only it loads', () => {
  const lines = measureBundle(manifest, (file) => sizes[file] ?? Number.NaN);
  expect(lines.map(({ name, bytes, sharedBytes, files }) => [name, bytes, sharedBytes, files])).toEqual([
    ['entry, scripts', 120, undefined, undefined],
    ['styles', 8, undefined, undefined],
    ['club/lineups', 20, 40, 5],
    ['club/roster.{-$id}', 7, 40, 4],
  ]);
});

test('finds each import circle of the web app once, and none where two parts share an import', () => {
  const parts = (imports: Record<string, string[]>): Manifest =>
    Object.fromEntries(Object.entries(imports).map(([key, needed]) => [key, { file: `${key}.js`, imports: needed }]));
  expect(importCircles(manifest)).toEqual([]);
  expect(importCircles(parts({ top: ['left', 'right'], left: ['low'], right: ['low'], low: [] }))).toEqual([]);
  expect(importCircles(parts({ screen: ['one'], one: ['two'], two: ['three'], three: ['one'] }))).toEqual([
    ['one.js', 'two.js', 'three.js', 'one.js'],
  ]);
});
