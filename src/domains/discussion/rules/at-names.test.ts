import { expect, it } from 'vitest';
import { namesAt, withMentions } from './at-names.ts';

const IDS = new Map([
  ['ole', 2],
  ['ole gunnar', 3],
  ['mäki-5', 4],
]);
const read = (text: string) => withMentions(text, (name) => IDS.get(name));

it('a name after @ becomes a mention: the longest that there is, in any case, up to punctuation', () => {
  expect(read('@Ole, see.')).toBe('[[user:2]], see.');
  expect(read('Hi @OLE GUNNAR and (@Mäki-5)!')).toBe('Hi [[user:3]] and ([[user:4]])!');
  expect(read('> @ole wrote\n@ole')).toBe('> [[user:2]] wrote\n[[user:2]]');
});

it('addresses, code, other names and a lone @ stay as they are', () => {
  for (const text of ['ole@ole.example', 'see `@ole`', '@nobody', '@olena', '@ ole', '@@ole', 'https://a.example/@ole'])
    expect(read(text)).toBe(text);
});

it('no text asks for more names than a screenful', () => {
  expect(namesAt('@a b c d '.repeat(5000)).length).toBeLessThan(1000);
});
