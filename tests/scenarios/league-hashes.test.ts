/**
 * Recorded seasons of a small world of AIs: whoever rebuilds what leagues stand on, and means to change nothing of them,
 * sees here that every game, table, series and scorer is what it was. Who means to change something records anew: the
 * failing test prints what it has found. `LEAGUE_SEASONS=3` plays and compares all seasons that are recorded, not the
 * first alone.
 */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { competitions } from '#domains/competition/tables.ts';
import { openAccounts } from '#domains/finances/store/pay-day.ts';
import { simulateUnstored } from '#domains/game/simulation/simulate.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { playoffSeries, standings } from '#domains/season/tables.ts';
import { skaterSeasons } from '#domains/stats/tables.ts';
import { knownSecret } from '#engine/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';
import { planWorld } from '#world/creation/plan-world.ts';
import { openPlan, playSeasons } from '#world/play-seasons.ts';

/** Clubs: a league with its farm league and its juniors. */
const SIZE = 20;
const SEED = 36;
const NOW = new Date(0);
const SCORERS = 20;

/** What each season came to, one after the other. */
const RECORDED: readonly SeasonHashes[] = [
  { games: 'c5aa0ee42ae0c4b8', order: '0a39c52d349ae17e', series: '04ad43cbab8e10f0', scorers: '51f1dbcfa47507ef' },
  { games: '1d4daa0f7e5bd66b', order: '6de741f23552624e', series: '3d3f14365b7c8bdd', scorers: '566f552aef49fd29' },
  { games: '7d37b89cd57a2d82', order: '786a11f0e8497460', series: '6951bd303ca5056a', scorers: 'dae955cb51ee32ad' },
];

interface SeasonHashes {
  /** Of each game of every competition of a league: where, when, who, how many goals, how it ended. */
  games: string;
  /** The final order, and who was promoted or relegated. */
  order: string;
  /** Series of the playoffs, and the champions. */
  series: string;
  /** The top scorers of each competition. */
  scorers: string;
}

it('plays the seasons that were recorded', async () => {
  const count = Number(process.env['LEAGUE_SEASONS'] ?? 1);
  const plan = planWorld({ size: SIZE, seed: SEED, secret: knownSecret(SEED) });
  const world = await openPlan(new MemoryRows({ now: NOW }), plan, NOW);
  await openAccounts(world.rows, { season: world.season, day: 1 });
  const found: SeasonHashes[] = [];
  for (let played = 0; played < count; played++) {
    const { season } = world;
    await playSeasons(world, { count: 1, now: NOW, isLived: true, simulate: simulateUnstored(() => undefined) });
    found.push(await hashesOf(world.rows, season));
  }
  expect(found).toEqual(RECORDED.slice(0, count));
});

async function hashesOf(rows: RowReader, season: number): Promise<SeasonHashes> {
  const held = await rows.read(competitions, ['id', 'kind', 'leagueId', 'level'], { season }, ['id']);
  const known = new Set((await rows.read(leagues, ['id'])).map(({ id }) => id));
  const ofLeagues = held.flatMap(({ leagueId, ...rest }) =>
    leagueId !== null && known.has(leagueId) ? [{ ...rest, leagueId }] : [],
  );
  // Ids of competitions and games are left out: they may be given in another order and change nothing.
  ofLeagues.sort((one, other) => one.leagueId - other.leagueId || one.kind.localeCompare(other.kind));
  const told = { games: [] as string[], order: [] as string[], series: [] as string[], scorers: [] as string[] };
  for (const { id: competitionId, kind, leagueId } of ofLeagues) {
    const add = (to: string[], lines: readonly (readonly unknown[])[]) => {
      to.push(...lines.map((line) => JSON.stringify([leagueId, kind, ...line])).sort());
    };
    const played = await rows.read(
      games,
      ['day', 'homeTeamId', 'awayTeamId', 'homeScore', 'awayScore', 'endedIn', 'status'],
      { competitionId },
    );
    add(
      told.games,
      played.map((game) => [
        game.day,
        game.homeTeamId,
        game.awayTeamId,
        game.homeScore,
        game.awayScore,
        game.endedIn,
        game.status,
      ]),
    );
    const order = await rows.read(standings, ['rank', 'teamId', 'points', 'isChampion', 'movement'], { competitionId });
    add(
      told.order,
      order.map(({ rank, teamId, points, isChampion, movement }) => [rank, teamId, points, isChampion, movement]),
    );
    const series = await rows.read(
      playoffSeries,
      ['round', 'slot', 'highTeamId', 'lowTeamId', 'highWins', 'lowWins', 'winnerTeamId'],
      { competitionId },
    );
    add(
      told.series,
      series.map((each) => [
        each.round,
        each.slot,
        each.highTeamId,
        each.lowTeamId,
        each.highWins,
        each.lowWins,
        each.winnerTeamId,
      ]),
    );
    add(
      told.series,
      order.filter(({ isChampion }) => isChampion).map(({ teamId }) => ['champion', teamId]),
    );
    const skaters = await rows.read(skaterSeasons, ['playerId', 'teamId', 'goals', 'assists'], { competitionId });
    skaters.sort(
      (one, other) =>
        other.goals + other.assists - (one.goals + one.assists) ||
        other.goals - one.goals ||
        one.playerId - other.playerId,
    );
    add(
      told.scorers,
      skaters.slice(0, SCORERS).map(({ playerId, teamId, goals, assists }) => [playerId, teamId, goals, assists]),
    );
  }
  expect(told.games.length).toBeGreaterThan(SIZE);
  expect(told.series.length).toBeGreaterThan(0);
  expect(told.scorers.length).toBeGreaterThan(SCORERS - 1);
  const { games: ofGames, order, series, scorers } = told;
  return { games: hash(ofGames), order: hash(order), series: hash(series), scorers: hash(scorers) };
}

function hash(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}
