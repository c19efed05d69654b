import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The message in an answer is the server's, in English for programs; people read the texts of our catalogues. */
const SERVERS_WORDS = /\b(?:done|answer)\.message\b|\(\{ message \}\) =>|const \{ message \} = await client/;

it('no account screen shows the server’s own wording', () => {
  const screens = globSync('src/web/features/{auth,settings,passkey}/*.tsx');
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.filter((path) => SERVERS_WORDS.test(readFileSync(path, 'utf8')))).toEqual([]);
});
