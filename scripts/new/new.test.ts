import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withEntry } from './lists.ts';
import { faultOfName, namesOf } from './names.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the name of a new noun', () => {
  it('is spelled as each place needs it', () => {
    expect(namesOf('fan-club')).toMatchObject({
      camel: 'fanClub',
      pascal: 'FanClub',
      snake: 'fan_club',
      title: 'Fan club',
      routeFile: 'src/web/routes/fan-club.tsx',
    });
  });

  it('must be free and follow the naming rules', () => {
    expect(faultOfName(root, 'fan-club')).toBeNull();
  });

  it.each([
    ['', /^Say what/],
    ['FanClub', /lower case/],
    ['fan club', /lower case/],
    ['../fans', /lower case/],
    ['fan-', /lower case/],
    ['a'.repeat(31), /too long/],
    ['fan-utils', /says nothing/],
    ['fan-hon'.concat('our'), /write honor/],
    ['new', /TypeScript/],
    ['await', /TypeScript/],
    ['club', /noun "club" already/],
    ['slices', /taken by src\/domains\/slices\.ts/],
    ['layout', /taken by the screens/],
    ['windows', /calls named "windows"/],
  ])('cannot be "%s", which is refused in one sentence', (name, sentence) => {
    expect(faultOfName(root, name)).toMatch(sentence);
    expect(faultOfName(root, name)).not.toContain('\n');
  });
});

describe('a list the script adds a new noun to', () => {
  const list = `/** Nouns. */\nimport { a } from './a.ts';\n\nexport const list = [\n  a,\n];\nexport const more = [\n];\n`;

  it('has the noun at its end, and imports it', () => {
    const entry = { name: 'b', from: './b.ts', opening: 'export const list = [', closing: '\n];' };
    expect(withEntry(list, entry)).toBe(
      `/** Nouns. */\nimport { a } from './a.ts';\nimport { b } from './b.ts';\n\nexport const list = [\n  a,\n  b,\n];\nexport const more = [\n];\n`,
    );
  });

  it('is reported as missing when it has moved', () => {
    const entry = { name: 'b', from: './b.ts', opening: 'export const gone = [', closing: '\n];' };
    expect(() => withEntry(list, entry)).toThrow('export const gone');
  });
});
