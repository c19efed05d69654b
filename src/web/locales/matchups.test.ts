/** A game is named with the visitors first: '{{away}} at {{home}}'; no text and no component uses another form. */
import { expect, it } from 'vitest';
import { cataloguesOf } from './catalogues-of.ts';
import { flatWords } from './complete.ts';

const sources: Record<string, string> = import.meta.glob(['../**/*.tsx', '!../**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Home and away with only a word or a sign between them, as in the name of a game. */
const MATCHUP = /\{\{(home|away)\}\}(\W{0,3}(?:\w+\.?)?\W{0,3})\{\{(home|away)\}\}/;

function matchups(language: string): string[] {
  return [...cataloguesOf(language)].flatMap(([namespace, catalogue]) =>
    [...flatWords(catalogue)].flatMap(([key, words]) => {
      const [found] = MATCHUP.exec(words) ?? [];
      // 'STO 3, BRA 2', five on four, and a series of 2–1 are not names of games.
      return found === undefined || /series|strength|manpower/.test(key) ? [] : [`${namespace} ${key}: ${found}`];
    }),
  );
}

it('every text that names a game has "at" before the home team', () => {
  const named = matchups('en');
  expect(named.length).toBeGreaterThan(2);
  // A sentence has its own verb: visitors visit; and of two teams that tied, or split the points, neither is said to be at home.
  expect(
    named.filter((words) => !/^.*: \{\{away\}\} (at|visit) \{\{home\}\}$|: \{\{home\}\} and \{\{away\}\}$/.test(words)),
  ).toEqual([]);
});

it('every German text that names a game does the same', () => {
  const named = matchups('de');
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((words) => !/\{\{away\}\} bei \{\{home\}\}$|\{\{home\}\} und \{\{away\}\}$/.test(words))).toEqual(
    [],
  );
});

it('the check finds the forms it forbids', () => {
  for (const words of ['{{away}} @ {{home}}', '{{home}} vs. {{away}}', '{{home}} – {{away}}', '{{away}}–{{home}}'])
    expect(MATCHUP.test(words), words).toBe(true);
});

it('no component composes a matchup with another separator', () => {
  const byHand =
    /(abbr|city|nickname|teamName\([^)]*\))\}\s*(@|v|vs\.?|–|-)\s*(\$?\{)[^}]*(abbr|city|nickname|teamName)/;
  expect(byHand.test('{away.abbr} @ {home.abbr}')).toBe(true);
  expect(byHand.test('{home.abbr} vs {away.abbr}')).toBe(true);
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(Object.entries(sources).flatMap(([path, text]) => (byHand.test(text) ? [path] : []))).toEqual([]);
});

it('no component composes a result with a separator of its own', () => {
  const goals = String.raw`(?:\w*[sS]core|\w*[gG]oals\w*|scored|conceded|scene\.(?:home|away)|loserShots|winnerShots)`;
  const byHand = new RegExp(
    String.raw`${goals}(?: \?\? \w+)?\}(?:</\w+>)?\s*(?:<\w+[^>]*>)?\s*[–:-]\s*(?:</\w+>)?\s*(?:<\w+[^>]*>)?\s*\$?\{[^}]*${goals}`,
  );
  for (const form of [
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: a component's own words
    '`${goalsFor}–${goalsAgainst}`',
    '{game.awayScore}:{game.homeScore}',
    '<span>{scene.away}</span>\n<span className={css.dash}>–</span>\n<span>{scene.home}</span>',
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: a component's own words
  ])
    expect(byHand.test(form), form).toBe(true);
  expect(Object.entries(sources).flatMap(([path, text]) => (byHand.test(text) ? [path] : []))).toEqual([]);
});
