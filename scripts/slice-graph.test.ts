import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { circlesBetweenSlices, filesBelow, importsOf, withoutPlace } from './slice-graph.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const houses: string[] = [];

afterAll(() => {
  for (const house of houses) rmSync(house, { recursive: true });
});

/** Returns the faults of a small source tree with these files below `src/domains`. */
function faultsOf(files: Record<string, string>) {
  const house = mkdtempSync(join(tmpdir(), 'rinkside-slices-'));
  houses.push(house);
  for (const [path, source] of Object.entries(files)) {
    const file = join(house, 'src/domains', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  const found = filesBelow(house);
  return { circles: circlesBetweenSlices(importsOf(house, found)), withoutPlace: withoutPlace(found) };
}

describe('slices', () => {
  it('have no import circle in their tables or views, and every file has its place', () => {
    const files = filesBelow(root);
    const imports = importsOf(root, files);
    // Something imports something: the check sees the program.
    expect(imports.length).toBeGreaterThan(1000);
    expect(circlesBetweenSlices(imports)).toEqual([]);
    expect(withoutPlace(files)).toEqual([]);
  });

  it('are reported when their stores import one another in a circle, even across several files', () => {
    const { circles } = faultsOf({
      'club/store/clubs.ts': `import { load } from '#domains/game/store/games.ts';`,
      'game/store/games.ts': `import type { Player } from '../../player/store.ts';`,
      'player/store.ts': `import {\n  team,\n} from '#domains/club/store/teams.ts';`,
      'club/store/teams.ts': 'export const team = 1;',
    });
    expect(circles).toEqual([
      'nouns: club/store/clubs.ts → game/store/games.ts, game/store/games.ts → player/store.ts, player/store.ts → club/store/teams.ts',
    ]);
  });

  it('are reported when their layers import one another in a circle', () => {
    const { circles } = faultsOf({
      'club/store.ts': `import { rate } from '#domains/game/rules.ts';`,
      'game/rules.ts': 'export const rate = 1;',
      'game/contract.ts': `import { policy } from '#domains/club/policy.ts';`,
      'club/policy.ts': 'export const policy = 1;',
    });
    expect(circles).toEqual(['nouns: club/store.ts → game/rules.ts, game/contract.ts → club/policy.ts']);
  });

  it('are reported when their views or their tables form a circle', () => {
    const { circles } = faultsOf({
      'club/views.ts': `const { show } = await import('#domains/game/views.ts');`,
      'game/views.ts': `export { look } from '#domains/club/views.ts';`,
      'club/tables.ts': `import { games } from '#domains/game/tables.ts';`,
      'game/tables.ts': `import { clubs } from '#domains/club/tables.ts';`,
    });
    expect(circles.map((circle) => circle.split(':')[0])).toEqual(['tables', 'views']);
  });

  it('may depend on each other across layers: a view shows rows, and rows refer to other tables', () => {
    const { circles } = faultsOf({
      'club/views.ts': `import { load } from '#domains/game/store.ts';`,
      'game/store.ts': `import { clubs } from '#domains/club/tables.ts';`,
      'club/tables.ts': 'export const clubs = 1;',
    });
    expect(circles).toEqual([]);
  });

  it('are reported when a file is not named like any of their parts', () => {
    const files = faultsOf({ 'club/store.ts': '', 'club/stuff/names.ts': '', 'club/helpers.ts': '', 'odds.ts': '' });
    expect(files.withoutPlace).toEqual([
      'src/domains/club/helpers.ts',
      'src/domains/club/stuff/names.ts',
      'src/domains/odds.ts',
    ]);
  });
});
