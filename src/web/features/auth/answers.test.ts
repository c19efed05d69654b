import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The words of an answer are the server's, which speaks English to programs; people read those of our catalogues. */
const SERVERS_WORDS = /\b(?:done|answer)\.message\b|\(\{ message \}\) =>|const \{ message \} = await client/;

it('no screen about an account shows words that the server has written', () => {
  const screens = globSync('src/web/features/{auth,settings,passkey}/*.tsx');
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.filter((path) => SERVERS_WORDS.test(readFileSync(path, 'utf8')))).toEqual([]);
});
