import { expect, it } from 'vitest';
import { namesAt, withMentions } from './at-names.ts';

const IDS = new Map([
  ['ole', 2],
  ['ole gunnar', 3],
  ['mäki-5', 4],
  ['ole is', 5],
  ['jan van der berg', 6],
]);
const read = (text: string, most = 10_000) => withMentions(text, (name) => IDS.get(name.toLowerCase()), most);

it('a name after @ becomes a mention: the longest that there is, in any case, up to punctuation', () => {
  expect(read('@Ole, see.')).toBe('[[user:2]], see.');
  expect(read('Hi @OLE GUNNAR and (@Mäki-5)!')).toBe('Hi [[user:3]] and ([[user:4]])!');
  expect(read('> @ole wrote\n@ole')).toBe('> [[user:2]] wrote\n[[user:2]]');
});

it('a longer name takes none of the words of a sentence that follow a shorter one', () => {
  expect(read('@Ole is here, and @Ole Gunnar is')).toBe('[[user:2]] is here, and [[user:3]] is');
  expect(read('@Jan van der Berg, @jan van der berg')).toBe('[[user:6]], [[user:6]]');
});

it('names for which a text has no room stay as they are typed', () => {
  expect(read('@ole @ole @ole', 21)).toBe('[[user:2]] @ole @ole');
  expect(read('@ole', 10)).toBe('[[user:2]]');
  expect(read('@ole', 9)).toBe('@ole');
});

it('addresses, code, other names and a lone @ stay as they are', () => {
  for (const text of ['ole@ole.example', 'see `@ole`', '@nobody', '@olena', '@ ole', '@@ole'])
    expect(read(text)).toBe(text);
  for (const path of ['@ole', '?by=@ole', '#@ole', 'a:@ole', '?a,@ole'])
    expect(read(`https://x.example/${path} @ole`)).toBe(`https://x.example/${path} [[user:2]]`);
  expect(read('see https://x.example: @ole, or `https://x.example/?@ole` @ole')).toBe(
    'see https://x.example: [[user:2]], or `https://x.example/?@ole` [[user:2]]',
  );
});

it('no text asks for more names than a screenful', () => {
  expect(namesAt('@a b c d '.repeat(5000)).length).toBeLessThan(1000);
  const names = Array.from({ length: 2000 }, (_, at) => `@name${at} \`code\``).join(' ');
  expect(namesAt(names).length).toBeLessThan(1000);
});
