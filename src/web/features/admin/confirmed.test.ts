import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Everything between the braces after `onClick=`. */
function clicksIn(source: string): string[] {
  return [...source.matchAll(/onClick=\{/g)].map(({ index, 0: start }) => {
    let depth = 1;
    let end = index + start.length;
    while (depth > 0 && end < source.length) depth += { '{': 1, '}': -1 }[source[end++] ?? ''] ?? 0;
    return source.slice(index, end);
  });
}

/** Everything that changes something goes through one of these, directly or by a function of the component. */
const COMMAND = /\badmin\.\w+\(|\badvance\(|\bmutate\(|\bchange\(|\btoggle\b|\bsave\b/;

/** A look at the world that changes nothing; and an answer, which is in a dialog and has been written. */
const NEEDS_NO_QUESTION = ['start.mutate()', 'answer.mutate(words.trim())'];

it('nothing that an admin does to the world, to users or to what they write is done by one click', () => {
  const clicks = globSync('src/web/features/admin/*.tsx').flatMap((path) => clicksIn(readFileSync(path, 'utf8')));
  expect(clicks.length).toBeGreaterThan(2);
  const commands = clicks.filter(
    (click) => COMMAND.test(click) && !NEEDS_NO_QUESTION.some((each) => click.includes(each)),
  );
  expect(commands).toEqual([]);
});
