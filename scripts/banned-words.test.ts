import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BANNED_WORDS } from './banned-words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['src', 'scripts', 'tests', 'docs'];
const PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'index.html'];
/** Lists of people's and places' names, what programs have written, other languages, and the list of banned words itself. */
const SPARED =
  /\.gen\.ts$|own-(first|last)-names|cities-|locales\/de\/|\.de\.ts$|migrations\/|banned-words|two-stores|locales\/languages\.test/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return /\.(tsx?|mjs|css|md)$/.test(entry.name) ? [path] : [];
  });
}

/** 'file:line: what stands there → what to write'. */
function faultsOf(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      BANNED_WORDS.filter(({ word }) => word.test(line)).map(
        ({ word, write }) => `${path}:${index + 1}: ${word.exec(line)?.[0]} → ${write}`,
      ),
    );
}

describe('the project’s vocabulary', () => {
  it('uses American spelling and hockey terms', () => {
    const files = [
      ...FOLDERS.flatMap((folder) => filesBelow(join(root, folder))),
      ...PAGES.map((page) => join(root, page)),
    ];
    const faults = files
      .map((file) => relative(root, file))
      .filter((file) => !SPARED.test(file))
      .flatMap((file) => faultsOf(file, readFileSync(join(root, file), 'utf8')));
    expect(faults).toEqual([]);
  });

  it.each([
    ['The goalkeeper makes the save', 'goalie'],
    ['const MOST_GOALS = 3;', 'MAX_ or MIN_'],
    ['a short-handed goal after the face-off', 'shorthanded'],
    ['Recognised by his colour', 'color'],
    ['// Whoever asks reads it anew', 'anyone who'],
    ["it('starts anew when the page is loaded', () => {", 'again'],
    ['Clubs that nobody plays make trades', 'AI club'],
  ])('bans a word wherever it is used: %s', (line, write) => {
    expect(faultsOf('a', line).join('\n')).toContain(write);
  });

  it('allows a banned word where it means something else', () => {
    expect(faultsOf('a', 'recommended, amendment, the blue line, a standings page, towards the net')).toEqual([]);
    expect(faultsOf('a', 'nobody plays more than two in a row at home')).toEqual([]);
  });
});
