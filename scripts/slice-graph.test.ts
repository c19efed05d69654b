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

/** The files below `src/domains` of a small house; answers what is wrong with it. */
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
  it('have no circle in any layer, and each of their files a place in one', () => {
    const files = filesBelow(root);
    const imports = importsOf(root, files);
    // Somebody imports something: the check sees the program.
    expect(imports.length).toBeGreaterThan(1000);
    expect(circlesBetweenSlices(imports)).toEqual([]);
    expect(withoutPlace(files)).toEqual([]);
  });

  it('are found when their stores import one another in a circle, also where no two files do', () => {
    const { circles } = faultsOf({
      'club/store/clubs.ts': `import { load } from '#domains/game/store/games.ts';`,
      'game/store/games.ts': `import type { Player } from '../../player/store.ts';`,
      'player/store.ts': `import {\n  team,\n} from '#domains/club/store/teams.ts';`,
      'club/store/teams.ts': 'export const team = 1;',
    });
    expect(circles).toEqual([
      'store: club/store/clubs.ts → game/store/games.ts, game/store/games.ts → player/store.ts, player/store.ts → club/store/teams.ts',
    ]);
  });

  it('are found when their views do, or what they share is part of the circle', () => {
    const { circles } = faultsOf({
      'club/views.ts': `const { show } = await import('#domains/game/views.ts');`,
      'game/views.ts': `export { look } from '#domains/club/views.ts';`,
      'kinds.ts': `import { news } from '#domains/club/kinds.ts';`,
      'club/kinds.ts': `import { kinds } from '#domains/kinds.ts';`,
    });
    expect(circles.map((circle) => circle.split(':')[0])).toEqual(['words', 'views']);
  });

  it('may need each other in different layers: what is kept does not know what is shown', () => {
    const { circles } = faultsOf({
      'club/views.ts': `import { load } from '#domains/game/store.ts';`,
      'game/store.ts': `import { clubs } from '#domains/club/tables.ts';`,
      'club/tables.ts': 'export const clubs = 1;',
    });
    expect(circles).toEqual([]);
  });

  it('are found when a file is called as no part of them is', () => {
    const files = faultsOf({ 'club/store.ts': '', 'club/stuff/names.ts': '', 'club/helpers.ts': '', 'odds.ts': '' });
    expect(files.withoutPlace).toEqual([
      'src/domains/club/helpers.ts',
      'src/domains/club/stuff/names.ts',
      'src/domains/odds.ts',
    ]);
  });
});
