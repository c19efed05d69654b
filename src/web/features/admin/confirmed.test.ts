import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What is taken back by the button that then stands in the same place. */
const TAKEN_BACK = ['endMaintenance', 'openFeature'];

/** Everything between the braces after `onClick=`. */
function clicksIn(source: string): string[] {
  return [...source.matchAll(/onClick=\{/g)].map(({ index, 0: start }) => {
    let depth = 1;
    let end = index + start.length;
    while (depth > 0 && end < source.length) depth += { '{': 1, '}': -1 }[source[end++] ?? ''] ?? 0;
    return source.slice(index, end);
  });
}

it('nothing that an admin does to the world or to users is done by one click, but what can be taken back', () => {
  const clicks = globSync('src/web/features/admin/*.tsx').flatMap((path) => clicksIn(readFileSync(path, 'utf8')));
  expect(clicks.length).toBeGreaterThan(5);
  const commands = clicks.flatMap((click) =>
    [...click.matchAll(/admin\.(\w+)\(|\b(advance)\(/g)].map(([, a, b]) => a ?? b),
  );
  expect([...new Set(commands)].sort()).toEqual(TAKEN_BACK);
});
