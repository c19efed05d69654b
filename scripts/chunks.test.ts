import { expect, test } from 'vitest';
import { chunkGroups, nameOfChunk } from './chunks.ts';

const importers: Record<string, string[]> = {
  'index.html': [],
  'src/main.tsx': ['index.html'],
  'src/shell.tsx': ['src/main.tsx'],
  'src/clock.ts': ['src/shell.tsx', 'src/hand.ts'],
  // Two that import each other.
  'src/hand.ts': ['src/clock.ts'],
  'src/roster.tsx': [],
  'src/table.tsx': ['src/roster.tsx'],
  'node_modules/ui/button.js': ['src/shell.tsx'],
};
const chunking = {
  getModuleInfo: (id: string) => ({ isEntry: id === 'index.html', importers: importers[id] ?? [] }),
};

test('builds the entry into one file, whatever it shares with screens', () => {
  const shell = chunkGroups().find(({ name }) => typeof name === 'function');
  const name = shell?.name as (id: string, asked: typeof chunking) => string | null;
  const inShell = Object.keys(importers).filter((id) => name(id, chunking) === 'shell');
  expect(inShell).toEqual(['src/shell.tsx', 'src/clock.ts', 'src/hand.ts']);
});

test('does not name a shared chunk after all of its screens', () => {
  expect(nameOfChunk('shared~roster~standings')).toBe('shared');
  expect(nameOfChunk('lineups')).toBe('lineups');
});
