/** A whole season of a small world, step by step as the clock takes them, and the first day of the next. */

import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { competitions, pairings } from '#domains/competition/tables.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { balancesOf } from '#domains/finances/store/ledger.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { news } from '#domains/news/tables.ts';
import { players } from '#domains/player/tables.ts';
import { seasons, standings } from '#domains/season/tables.ts';
import { readWorld } from '#platform/clock/state.ts';
import { worldSteps } from '#platform/clock/tables.ts';
import { advance } from '#world/advance.ts';
import { checkWorld } from '#world/check.ts';
import { testDatabase } from '../database.ts';
import { makeWholeWorld, steppingOn } from '../factories/whole-world.ts';

const database = testDatabase();
const { db } = database;
/** Sixty clubs: two tiers, so that there is promotion and relegation. */
beforeAll(() => makeWholeWorld(db, { seed: 12, size: 60, now: new Date() }));

const stepping = () => steppingOn(db);

async function faults(): Promise<string[]> {
  const checks = await checkWorld(db);
  return checks.flatMap((check) => check.faults.map((fault) => `${check.name}: ${fault}`));
}

it('a season plays 38 rounds and draws up the playoffs', async () => {
  await advance(stepping(), { by: 'until', phase: 'playoffs' });
  expect(await readWorld(db)).toMatchObject({ seasonNumber: 1, day: 44, step: 'morning', phase: 'playoffs' });
  const played = (kind: 'league' | 'friendly') =>
    db.$count(
      games,
      and(
        inArray(
          games.competitionId,
          db.select({ id: competitions.id }).from(competitions).where(eq(competitions.kind, kind)),
        ),
        eq(games.status, 'final'),
      ),
    );
  expect(await played('league')).toBe(9 * 380);
  expect(await played('friendly')).toBe(2 * 90);
  expect(await db.$count(pairings, and(isNotNull(pairings.firstEntryId), isNotNull(pairings.secondEntryId)))).toBe(
    9 * 4,
  );
  expect(await db.$count(standings, eq(standings.played, 38))).toBe(180);
  expect(await faults()).toEqual([]);
});

it('a season suspends some players, who sit out and return', async () => {
  const served = sql`cardinality(${rulings.servedIn}) = ${rulings.games} and ${rulings.games} > 0`;
  // 3,420 games, of which about one in a hundred leads to a suspension.
  expect(await db.$count(rulings, gt(rulings.games, 0))).toBeGreaterThan(10);
  expect(await db.$count(rulings, served)).toBeGreaterThan(5);
  expect(await db.$count(rulings, gt(sql`cardinality(${rulings.servedIn})`, rulings.games))).toBe(0);
  expect(await db.$count(news, eq(news.kind, 'suspension'))).toBeGreaterThan(0);
});

it('a season crowns a champion in every league and promotes and relegates clubs', async () => {
  await advance(stepping(), { by: 'until', phase: 'postseason' });
  expect(await db.$count(standings, eq(standings.isChampion, true))).toBe(9);
  expect(await db.$count(pairings, isNotNull(pairings.winnerEntryId))).toBe(9 * 7);
  // Two feeders promote two clubs each, with three teams each; as many are relegated.
  expect(await db.$count(standings, eq(standings.movement, 'promoted'))).toBe(12);
  expect(await db.$count(standings, eq(standings.movement, 'relegated'))).toBe(12);
  expect(await db.$count(news, eq(news.kind, 'champion'))).toBe(3);
  expect(await faults()).toEqual([]);
});

it('a season turns into the next one with legal squads', async () => {
  const before = await db.$count(players);
  await advance(stepping(), { by: 'season', count: 1 });
  expect(await readWorld(db)).toMatchObject({
    seasonNumber: 2,
    day: 1,
    step: 'morning',
    phase: 'preseason',
    inMaintenance: false,
  });
  expect(await db.$count(worldSteps)).toBe(63 * 6);
  expect(await db.$count(seasons)).toBe(2);
  expect(await db.$count(games, and(eq(games.season, 2), eq(games.status, 'scheduled')))).toBe(9 * 400);
  expect(await db.$count(players)).toBeGreaterThan(before);
  expect(await db.$count(players, eq(players.retiredAt, 1))).toBeGreaterThan(0);
  expect(await db.$count(news, eq(news.kind, 'retirement'))).toBeGreaterThan(0);
  const [top] = await db
    .select({ leagueId: leagues.id })
    .from(leagues)
    .where(and(eq(leagues.tier, 1), eq(leagues.level, 'PRO')));
  const risen = await db.execute<{ team: number }>(sql`
    select n.team_id as team
    from standings n join competitions c on c.id = n.competition_id and c.season = 2 and c.league_id = ${top?.leagueId}
      join standings l on l.team_id = n.team_id join competitions o on o.id = l.competition_id and o.season = 1
    where l.movement = 'promoted'`);
  expect(risen.rows).toHaveLength(4);
  expect(await faults()).toEqual([]);
});

it('the next season starts like the first, with money in the bank', async () => {
  await advance(stepping(), { by: 'day', count: 7 });
  expect(await db.$count(games, and(eq(games.season, 2), eq(games.status, 'final')))).toBe(90 * 4);
  const balances = await balancesOf(db, ['club:1', 'world:players', 'world:spectators']);
  expect(balances.get('world:players')).toBeGreaterThan(0);
  expect(balances.get('world:spectators')).toBeLessThan(0);
  expect(await faults()).toEqual([]);
});
