import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesIn, parseChangelog, releasePosts } from './changelog.ts';

test('the changelog is parsed into releases, groups and changes, without Markdown', () => {
  const releases = parseChangelog(`# Changelog

For players.

## [0.2.0] – 2026-12-01

### Added
- A **draft** with \`seven\` rounds, see [the guide](https://example.org)
  and its table
- Trades

## 0.1.0
- The world opens.
`);
  expect(releases).toEqual([
    {
      name: '0.2.0 – 2026-12-01',
      groups: [{ title: 'Added', changes: ['A draft with seven rounds, see the guide and its table', 'Trades'] }],
    },
    { name: '0.1.0', groups: [{ title: '', changes: ['The world opens.'] }] },
  ]);
});

test('the project’s own changelog has entries', () => {
  const own = parseChangelog(readFileSync(new URL('../../../../CHANGELOG.md', import.meta.url), 'utf8'));
  expect(own.length).toBeGreaterThan(0);
  for (const { groups } of own) expect(groups.flatMap(({ changes }) => changes).length).toBeGreaterThan(0);
});

test('the changelog groups each release by area, with one line of at most 120 characters per change', () => {
  const text = readFileSync(new URL('../../../../CHANGELOG.md', import.meta.url), 'utf8');
  expect(text.split('\n').filter((line) => line.length > 120 || /^\s+\S/.test(line))).toEqual([]);
  expect(parseChangelog(text).flatMap(({ groups }) => groups.filter(({ title }) => title === ''))).toEqual([]);
});

test('a release is announced once, in posts within the length limit, with later changes added', () => {
  const groups = [
    { title: 'Trades', changes: ['One', 'Two'] },
    { title: 'Draft', changes: ['Three'] },
  ];
  const release = { name: '0.2.0', groups };
  expect(releasePosts(release, new Set(), 100)).toEqual(['## Trades\n- One\n- Two\n\n## Draft\n- Three']);
  const short = releasePosts(release, new Set(), 22);
  expect(short).toEqual(['## Trades\n- One\n- Two', '## Draft\n- Three']);
  expect(releasePosts(release, changesIn(short), 100)).toEqual([]);
  expect(releasePosts(release, changesIn(short.slice(1)), 100)).toEqual(['## Trades\n- One\n- Two']);
});
