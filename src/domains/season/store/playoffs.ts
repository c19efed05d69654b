/** From the last round of the regular season to the champions. */

import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { PLAYOFF_SETTINGS } from '#domains/competition/rules.ts';
import { type Competition, competitionsOf, openCompetitions } from '#domains/competition/store/competitions.ts';
import { addGames } from '#domains/game/store/fixtures.ts';
import { leagues } from '#domains/league/tables.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { seriesFixtures } from '#domains/season/rules/fixtures.ts';
import { playoffSeries, standings } from '#domains/season/tables.ts';
import { PLAYOFF_TEAMS } from '#engine/schedule/playoff-constants.ts';
import { firstRound, nextRound, type Series } from '#engine/schedule/playoffs.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Sets the final ranks of every league and opens its first round of playoffs. The caller holds the world. */
export async function closeRegularSeason(rows: Rows, season: number): Promise<void> {
  const regular = await competitionsOf(rows, { season, kind: 'league' });
  const places = await rows.read(
    standings,
    ['competitionId', 'teamId', 'place'],
    { competitionId: regular.map(({ id }) => id) },
    ['place', 'teamId'],
  );
  const ranked = regular.map(({ id }) => places.filter(({ competitionId }) => competitionId === id));
  await rows.merge(
    standings,
    ranked.flatMap((table) =>
      table.map(({ competitionId, teamId }, index) => {
        const playoffRoundsWon = index < PLAYOFF_TEAMS ? 0 : null;
        return { competitionId, teamId, rank: index + 1, playoffRoundsWon };
      }),
    ),
    { key: ['competitionId', 'teamId'], set: ['rank', 'playoffRoundsWon'] },
  );
  const slots = await slotsOf(rows);
  const opened = await openCompetitions(
    rows,
    regular.map(({ level, leagueId }) => ({
      kind: 'playoffs' as const,
      season,
      level,
      leagueId,
      settings: PLAYOFF_SETTINGS,
    })),
  );
  const bracket = opened.map((playoffs, index) => ({
    playoffs,
    slot: slots.get(playoffs.leagueId ?? 0) ?? 1,
    series: firstRound((ranked[index] ?? []).map(({ teamId }) => teamId)),
  }));
  await openRound(rows, season, bracket);
}

async function slotsOf(rows: Rows): Promise<Map<number, number>> {
  return new Map((await rows.read(leagues, ['id', 'slot'])).map(({ id, slot }) => [id, slot]));
}

/** Opens the next round where all series of the last one are decided; none after the final. The caller holds the world. */
export async function openNextRound(rows: Rows, season: number): Promise<void> {
  const slots = await slotsOf(rows);
  const open = await competitionsOf(rows, { season, kind: 'playoffs' });
  const competitionId = open.map(({ id }) => id);
  const all = await rows.read(playoffSeries, SERIES_COLUMNS, { competitionId }, ['competitionId', 'round', 'slot']);
  const last = Math.max(0, ...all.map(({ round }) => round));
  const bracket = open.map((playoffs) => ({
    playoffs,
    slot: slots.get(playoffs.leagueId ?? 0) ?? 1,
    series: nextRound(
      all.filter((series) => series.competitionId === playoffs.id && series.round === last).map(seriesOf),
      playoffs.settings.bestOf,
    ),
  }));
  await openRound(rows, season, bracket);
}

const SERIES_COLUMNS = [
  'competitionId',
  'round',
  'slot',
  'highTeamId',
  'lowTeamId',
  'highSeed',
  'lowSeed',
  'highWins',
  'lowWins',
] as const;

function seriesOf(row: Pick<typeof playoffSeries.$inferSelect, (typeof SERIES_COLUMNS)[number]>): Series<number> {
  const { round, slot, highTeamId: high, lowTeamId: low, highSeed, lowSeed, highWins, lowWins } = row;
  return { round, slot, high, low, highSeed, lowSeed, highWins, lowWins };
}

async function openRound(
  rows: Rows,
  season: number,
  bracket: readonly { playoffs: Competition; slot: number; series: readonly Series<number>[] }[],
): Promise<void> {
  const all = bracket.flatMap(({ playoffs, slot, series }) =>
    series.map((each) => ({ playoffs, faceoffSlot: slot, each })),
  );
  if (all.length === 0) return;
  const firstId = await rows.takeIds(playoffSeries, all.length);
  await rows.insert(
    playoffSeries,
    all.map(({ playoffs, each }, index) => ({
      id: firstId + index,
      competitionId: playoffs.id,
      round: each.round,
      slot: each.slot,
      highTeamId: each.high,
      lowTeamId: each.low,
      highSeed: each.highSeed,
      lowSeed: each.lowSeed,
    })),
  );
  const fixtures = all.flatMap(({ playoffs, faceoffSlot, each }, index) =>
    seriesFixtures({
      season,
      competitionId: playoffs.id,
      bestOf: playoffs.settings.bestOf,
      slot: faceoffSlot,
      round: each.round,
      highTeamId: each.high,
      lowTeamId: each.low,
    }).map((game) => ({ ...game, seriesId: firstId + index })),
  );
  fixtures.sort((a, b) => a.day - b.day || a.seriesId - b.seriesId);
  await addGames(rows, fixtures);
}

/** News of the champions of the PRO leagues, once all finals are decided. */
export async function announceChampions(rows: Rows, { season, day }: { season: number; day: number }): Promise<void> {
  const competitionId = (await competitionsOf(rows, { season, kind: 'league' })).map(({ id }) => id);
  const champions = await rows.read(standings, ['teamId'], { competitionId, isChampion: true });
  const ofWinners = await rows.read(teams, ['id', 'clubId', 'leagueId', 'city', 'nickname'], {
    id: champions.map(({ teamId }) => teamId),
    level: 'PRO',
  });
  const names = new Map((await rows.read(leagues, ['id', 'name'])).map(({ id, name }) => [id, name]));
  const winners = ofWinners.filter(isOfClub);
  winners.sort((one, other) => one.leagueId - other.leagueId);
  await writeNews(
    rows,
    winners.map(({ id, clubId, leagueId, city, nickname }) => {
      const params = { teamId: id, team: `${city} ${nickname}`, league: names.get(leagueId) ?? '' };
      return { season, day, kind: 'champion' as const, clubId, leagueId, params };
    }),
  );
}
