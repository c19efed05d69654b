/** From the last round of the regular season to the champions. */

import { teams } from '#domains/club/tables.ts';
import { games } from '#domains/game/tables.ts';
import { rankTable } from '#domains/league/rules/ranking.ts';
import { leagues } from '#domains/league/tables.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { seriesFixtures } from '#domains/season/rules/fixtures.ts';
import { addGames } from '#domains/season/store/open.ts';
import { playoffSeries, standings } from '#domains/season/tables.ts';
import { PLAYOFF_TEAMS } from '#engine/schedule/playoff-constants.ts';
import { firstRound, nextRound, type Series } from '#engine/schedule/playoffs.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface SeasonOfWorld {
  season: number;
  worldSeed: number;
}

/** Sets the final ranks of every league and opens its first round of playoffs. The caller holds the world. */
export async function closeRegularSeason(rows: Rows, { season, worldSeed }: SeasonOfWorld): Promise<void> {
  const records = await rows.read(standings, RECORD_COLUMNS, { season }, ['teamId']);
  const played = await rows.read(games, PLAYED_COLUMNS, { season, stage: 'regular', status: 'final' });
  const ranks: { teamId: number; rank: number }[] = [];
  const bracket: { leagueId: number; slot: number; series: Series<number>[] }[] = [];
  for (const league of await rows.read(leagues, ['id', 'slot'])) {
    const ranked = rankTable(
      records.filter((record) => record.leagueId === league.id),
      played.filter((game) => game.leagueId === league.id).map(finished),
    ).map((record) => record.teamId);
    ranks.push(...ranked.map((teamId, index) => ({ teamId, rank: index + 1 })));
    bracket.push({ leagueId: league.id, slot: league.slot, series: firstRound(ranked) });
  }
  await rows.merge(
    standings,
    ranks.map(({ teamId, rank }) => {
      const leagueId = records.find((record) => record.teamId === teamId)?.leagueId ?? 0;
      return { season, teamId, leagueId, rank, playoffRoundsWon: rank <= PLAYOFF_TEAMS ? 0 : null };
    }),
    { key: ['season', 'teamId'], set: ['rank', 'playoffRoundsWon'] },
  );
  await openRound(rows, { season, worldSeed }, bracket);
}

const RECORD_COLUMNS = [
  'leagueId',
  'teamId',
  'played',
  'wins',
  'overtimeWins',
  'overtimeLosses',
  'losses',
  'points',
  'goalsFor',
  'goalsAgainst',
] as const;
const PLAYED_COLUMNS = ['leagueId', 'homeTeamId', 'awayTeamId', 'homeScore', 'awayScore', 'endedIn'] as const;

/** A final game has its result. */
function finished(game: Pick<typeof games.$inferSelect, (typeof PLAYED_COLUMNS)[number]>) {
  const { homeTeamId, awayTeamId, homeScore, awayScore, endedIn } = game;
  return {
    homeTeamId,
    awayTeamId,
    homeScore: homeScore ?? 0,
    awayScore: awayScore ?? 0,
    endedIn: endedIn ?? 'regulation',
  };
}

/** Opens the next round where all series of the last one are decided; none after the final. The caller holds the world. */
export async function openNextRound(rows: Rows, { season, worldSeed }: SeasonOfWorld): Promise<void> {
  const slots = new Map((await rows.read(leagues, ['id', 'slot'])).map(({ id, slot }) => [id, slot]));
  const all = await rows.read(playoffSeries, SERIES_COLUMNS, { season }, ['leagueId', 'round', 'slot']);
  const last = Math.max(0, ...all.map(({ round }) => round));
  const byLeague = Map.groupBy(
    all.filter(({ round }) => round === last),
    ({ leagueId }) => leagueId,
  );
  const bracket = [...byLeague].map(([leagueId, ofLeague]) => ({
    leagueId,
    slot: slots.get(leagueId) ?? 1,
    series: nextRound(ofLeague.map(seriesOf)),
  }));
  await openRound(rows, { season, worldSeed }, bracket);
}

const SERIES_COLUMNS = [
  'leagueId',
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
  { season, worldSeed }: SeasonOfWorld,
  bracket: readonly { leagueId: number; slot: number; series: readonly Series<number>[] }[],
): Promise<void> {
  const all = bracket.flatMap(({ leagueId, slot, series }) =>
    series.map((each) => ({ leagueId, faceoffSlot: slot, each })),
  );
  if (all.length === 0) return;
  const firstId = await rows.takeIds(playoffSeries, all.length);
  await rows.insert(
    playoffSeries,
    all.map(({ leagueId, each }, index) => ({
      id: firstId + index,
      season,
      leagueId,
      round: each.round,
      slot: each.slot,
      highTeamId: each.high,
      lowTeamId: each.low,
      highSeed: each.highSeed,
      lowSeed: each.lowSeed,
    })),
  );
  const fixtures = all.flatMap(({ leagueId, faceoffSlot, each }, index) =>
    seriesFixtures({
      season,
      leagueId,
      slot: faceoffSlot,
      round: each.round,
      highTeamId: each.high,
      lowTeamId: each.low,
    }).map((game) => ({ ...game, seriesId: firstId + index })),
  );
  fixtures.sort((a, b) => a.day - b.day || a.seriesId - b.seriesId);
  await addGames(rows, fixtures, worldSeed);
}

/** News of the champions of the PRO leagues, once all finals are decided. */
export async function announceChampions(rows: Rows, { season, day }: { season: number; day: number }): Promise<void> {
  const champions = await rows.read(standings, ['teamId'], { season, isChampion: true });
  const winners = await rows.read(teams, ['id', 'clubId', 'leagueId', 'city', 'nickname'], {
    id: champions.map(({ teamId }) => teamId),
    level: 'PRO',
  });
  const names = new Map((await rows.read(leagues, ['id', 'name'])).map(({ id, name }) => [id, name]));
  winners.sort((one, other) => one.leagueId - other.leagueId);
  await writeNews(
    rows,
    winners.map(({ id, clubId, leagueId, city, nickname }) => {
      const params = { teamId: id, team: `${city} ${nickname}`, league: names.get(leagueId) ?? '' };
      return { season, day, kind: 'champion' as const, clubId, leagueId, params };
    }),
  );
}
