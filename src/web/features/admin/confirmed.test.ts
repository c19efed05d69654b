import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Returns the code between the braces after each `onClick=`. */
function clicksIn(source: string): string[] {
  return [...source.matchAll(/onClick=\{/g)].map(({ index, 0: start }) => {
    let depth = 1;
    let end = index + start.length;
    while (depth > 0 && end < source.length) depth += { '{': 1, '}': -1 }[source[end++] ?? ''] ?? 0;
    return source.slice(index, end);
  });
}

/** Every change goes through one of these, directly or in a function of the component. */
const COMMAND = /\badmin\.\w+\(|\badvance\(|\bmutate\(|\bchange\(|\btoggle\b|\bsave\b/;

/** A check of the world, which changes nothing; and an answer that was written in a dialog. */
const NEEDS_NO_QUESTION = ['start.mutate()', 'answer.mutate(words.trim())'];

it('no admin act on the world, users or their texts takes a single click', () => {
  const clicks = globSync('src/web/features/admin/*.tsx').flatMap((path) => clicksIn(readFileSync(path, 'utf8')));
  expect(clicks.length).toBeGreaterThan(2);
  const commands = clicks.filter(
    (click) => COMMAND.test(click) && !NEEDS_NO_QUESTION.some((each) => click.includes(each)),
  );
  expect(commands).toEqual([]);
});
