import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import type { AnyTeamRef } from '#domains/shapes.ts';
import { nextRound, openGames } from '#engine/competition/competition.ts';
import { outcomeOf } from '#engine/competition/pairing.ts';
import type { Stage } from '#engine/competition/state.ts';
import { Random } from '#engine/random.ts';
import common from '#web/locales/en/common.ts';
import { currentStage, doubleElimination, drawn, knockout } from '../../../../tests/factories/tournament.ts';
import { Bracket } from './bracket.tsx';
import words from './words.ts';

const i18n = i18next.createInstance();
await i18n
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { common, competition: words } }, interpolation: { escapeValue: false } });

/** Teams without a club, which have no links: 'T1' is the best seed. */
const team = (seed: number) =>
  ({
    id: seed,
    clubId: null,
    nationId: null,
    level: null,
    leagueId: null,
    city: `Town ${seed}`,
    nickname: '',
    abbr: `T${seed}`,
    colors: ['#123456', '#ffffff', '#cc2200'],
  }) as AnyTeamRef;

function shown(stage: Stage): string[] {
  const entries = new Map(stage.entries.map((id, index) => [id, { team: team(index + 1), seed: index + 1 }]));
  const pairings = stage.pairings.map((pairing) => {
    const winner = outcomeOf(stage, pairing)?.winner ?? null;
    return { ...pairing, winner, score: pairing.games.length > 0 ? ([3, 1] as const) : null };
  });
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={i18n}>
        <MantineProvider>
          <Bracket pairings={pairings} entries={entries} label="Bracket of the cup" />
        </MantineProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  expect(page).toContain('aria-label="Bracket of the cup"');
  // Every pairing is an item in the list of its round, below the round's heading.
  return page
    .replaceAll(/<svg.*?<\/svg>|<style.*?<\/style>/g, '')
    .split(/<\/?(?:li|h3|h4|ol)\b[^>]*>/)
    .map((part) =>
      part
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll('&#x27;', "'")
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}

it('a pairing names known sides, and the candidates for the others', () => {
  const stage = currentStage(drawn([knockout()], 6));
  const texts = shown(stage);
  expect(texts.filter((text) => /^(Quarterfinals|Semifinals|Final)$/.test(text))).toEqual([
    'Quarterfinals',
    'Semifinals',
    'Final',
  ]);
  expect(texts).toContain('4. Town 4 5. Town 5');
  expect(texts).toContain('1. Town 1 Winner of T4–T5');
  expect(texts).toContain('To be decided To be decided');
});

it('games from which losers continue are numbered and say where they go', () => {
  const texts = shown(currentStage(drawn([doubleElimination()], 4)));
  expect(texts).toContain("Winners' bracket");
  expect(texts).toContain("Losers' bracket");
  expect(texts.some((text) => text.startsWith('Game 4 Loser of T1–T4 Loser of T2–T3'))).toBe(true);
  expect(texts.some((text) => text.endsWith('If necessary'))).toBe(true);
});

it('finished games show their scores', () => {
  const before = drawn([knockout()], 4);
  const results = openGames(before).map(({ pairing }) => {
    return { pairing, homeGoals: 3, awayGoals: 1, endedIn: 'regulation' as const };
  });
  const texts = shown(currentStage(nextRound(before, results, new Random('draw'))));
  expect(texts).toContain('1. Town 1 3 4. Town 4 1');
  expect(texts).toContain('1. Town 1 2. Town 2');
});
