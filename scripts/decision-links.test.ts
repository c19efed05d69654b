import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
];

test('resolves every relative link between documents', () => {
  const broken = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((link) => !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

const records = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{3}-.*\.md$/.test(name));

/** Returns the paths of the files below a folder that may cite a decision. */
function citing(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.(ts|tsx|mjs|md|sql|css)$/.test(name) && !name.includes('node_modules'));
}

/**
 * Returns the numbers of the decisions that a text cites: "decision 001", "Decisions 001, 005 and 026",
 * "decisions/001-project-layout-slices-and-layers.md".
 */
function citedIn(text: string): string[] {
  const words =
    /\bdecisions?(?:\/|\s+(?:\*\s+|\/\/\s+)?)(\d{1,3}(?!\d)(?:(?:\s*,\s*and\s+|\s*,\s*|\s+and\s+|\s+or\s+|\s*–\s*)\d{1,3}(?!\d))*)/gi;
  return [...text.matchAll(words)].flatMap((match) => (match[1] ?? '').match(/\d+/g) ?? []);
}

test('reads numbered lists and capitalized citations', () => {
  const list = ['20', '23', '26'].map((number) => `0${number}`);
  expect(citedIn(`Decisions ${list[0]}, ${list[1]} and ${list[2]}`)).toEqual(list);
  expect(citedIn(`docs/decisions/${list[0]}-layers.md`)).toEqual([list[0]]);
  expect(citedIn(`see decision\n * ${list[1]}.`)).toEqual([list[1]]);
});

test('cites only existing decisions', () => {
  const numbers = new Set(records.map((name) => name.slice(0, 3)));
  const missing = [
    ...['src', 'scripts', 'tests', 'docs'].flatMap(citing),
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
  ].flatMap((path) =>
    citedIn(readFileSync(join(root, path), 'utf8'))
      .filter((number) => !numbers.has(number))
      .map((number) => `${path}: ${number}`),
  );
  expect(missing).toEqual([]);
});

test('indexes every decision by its title, and gives each the four sections', () => {
  const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  const faults = records.flatMap((name) => {
    const text = readFileSync(join(root, 'docs/decisions', name), 'utf8');
    const title = /^# (\d{3}): (.+)$/m.exec(text);
    const parts = [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1]).join(', ');
    return [
      ...(index.includes(`[${title?.[1]} ${title?.[2]}](${name})`) ? [] : [`${name}: not in the index`]),
      ...(parts === 'Context, Decision, Consequences, Measured' ? [] : [`${name}: ${parts}`]),
    ];
  });
  expect(faults).toEqual([]);
});
