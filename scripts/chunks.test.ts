import { expect, test } from 'vitest';
import { chunkGroups, nameOfChunk } from './chunks.ts';

const importers: Record<string, string[]> = {
  'index.html': [],
  'src/main.tsx': ['index.html'],
  'src/shell.tsx': ['src/main.tsx'],
  'src/clock.ts': ['src/shell.tsx', 'src/hand.ts'],
  // Two that import each other.
  'src/hand.ts': ['src/clock.ts'],
  'src/web/features/layout/app-frame.tsx': [],
  'src/rail.tsx': ['src/web/features/layout/app-frame.tsx', 'src/roster.tsx'],
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

test('builds the frame around every screen into one file, so that it loads nothing of theirs', () => {
  const frame = chunkGroups().find((group) => 'debugName' in group && group.debugName === 'frame');
  const name = frame?.name as (id: string, asked: typeof chunking) => string | null;
  const inFrame = Object.keys(importers).filter((id) => name(id, chunking) === 'frame');
  expect(inFrame).toEqual(['src/web/features/layout/app-frame.tsx', 'src/rail.tsx']);
});

test('does not name a shared chunk after all of its screens', () => {
  expect(nameOfChunk('shared~roster~standings')).toBe('shared');
  expect(nameOfChunk('lineups')).toBe('lineups');
});
