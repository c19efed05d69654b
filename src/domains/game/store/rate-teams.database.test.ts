import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { teams } from '#domains/club/tables.ts';
import { rateTeams } from '#domains/game/store/rate-teams.ts';
import { saveLineup } from '#domains/lineups/store/lineups.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makePlayer, makeRoster } from '../../../../tests/factories/player.ts';
import { changeRows, rowOf, rowsOf } from '../../../../tests/factories/rows.ts';
import { freshWorld } from '../../../../tests/factories/test-world.ts';

const [MANAGED, UNMANAGED] = [11, 21];
const TEAMS = [11, 12, 13, 21, 22, 23];
const NOW = new Date('2026-01-01T23:00:00Z');
/** A busy machine may take a while until the night waits for its lock. */
const MAX_WAIT_MS = 20_000;

const { database, world: today } = freshWorld({ clubs: ['Manager', 2] });
beforeEach(async () => {
  for (const teamId of TEAMS) {
    await makeRoster(database.db, teamId);
    await makePlayer(database.db, { teamId, position: 'C', lastname: 'Spare', skill: 20 });
  }
});

const night = () => database.db.transaction((tx) => rateTeams(pgRows(tx), today, NOW));
const nights: Promise<number>[] = [];
const stored = () => rowsOf(database.db, lineups, {}, 'teamId');
async function lineupOf(teamId: number) {
  const [row] = await rowsOf(database.db, lineups, { teamId });
  return row ?? expect.unreachable('the team has no lineup');
}

describe('the nightly team ratings', () => {
  it('set lines for teams without any, and touch no unchanged team', async () => {
    expect(await night()).toBe(TEAMS.length);
    const before = await stored();
    expect(before.map(({ teamId, savedBy, version }) => [teamId, savedBy, version])).toEqual(
      TEAMS.map((teamId) => [teamId, 'assistant', 1]),
    );
    expect(await night()).toBe(TEAMS.length);
    expect(await stored()).toEqual(before);
  });

  it('leave alone what a manager saves meanwhile', async () => {
    await night();
    const { lineup, version, tactics } = await lineupOf(MANAGED);
    const own: Lineup = {
      ...lineup,
      forwards: [lineup.forwards[1], lineup.forwards[0], ...lineup.forwards.slice(2)] as never,
    };
    // A player is hurt, so the assistant would set the lines again.
    const hurt = lineup.forwards[0].C ?? 0;
    await changeRows(database.db, players, { id: hurt }, { injuredUntil: today.absoluteDay + 5 });
    await database.db.transaction(async (tx) => {
      // The night has read the squads before it writes the first rating, and the write waits here.
      await tx.select().from(teams).where(eq(teams.id, MANAGED)).for('no key update');
      const rating = night();
      const waiting = sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect
        .poll(async () => (await database.db.execute<{ n: number }>(waiting)).rows[0]?.n, { timeout: MAX_WAIT_MS })
        .toBe(1);
      const change = { teamId: MANAGED, version, lineup: own, tactics, orders: [], now: NOW };
      expect(await saveLineup(database.db, change)).toBe(true);
      nights.push(rating);
    });
    await Promise.all(nights.splice(0));
    expect(await lineupOf(MANAGED)).toMatchObject({ savedBy: 'manager', lineup: own, version: version + 1 });
  });

  it('reset the assistant’s lines around an injured player, and rate the team without him', async () => {
    await night();
    const { lineup } = await lineupOf(UNMANAGED);
    const center = lineup.forwards[0].C ?? expect.unreachable('there is no first center');
    const before = await rowOf(database.db, teams, { id: UNMANAGED });
    await changeRows(database.db, players, { id: center }, { injuredUntil: today.absoluteDay + 5 });
    await night();
    const after = await lineupOf(UNMANAGED);
    expect(after.version).toBe(2);
    expect(JSON.stringify(after.lineup)).not.toContain(`:${center}`);
    const weaker = await rowOf(database.db, teams, { id: UNMANAGED });
    expect(weaker.offense).toBeLessThan(before.offense ?? 0);
    expect((await lineupOf(MANAGED)).version).toBe(1);
  });

  it('leave a manager’s saved lines alone, even around an injury', async () => {
    await night();
    await changeRows(database.db, lineups, { teamId: MANAGED }, { savedBy: 'manager' });
    const saved = await lineupOf(MANAGED);
    await changeRows(
      database.db,
      players,
      { id: saved.lineup.forwards[0].C ?? 0 },
      { injuredUntil: today.absoluteDay + 5 },
    );
    await night();
    expect(await lineupOf(MANAGED)).toEqual(saved);
  });

  it('reveal nothing about a manager’s lineup, not even the starting goalie', async () => {
    await makePlayer(database.db, { teamId: MANAGED, position: 'G', skill: 20 });
    await night();
    const ratings = () => rowsOf(database.db, teams, { id: MANAGED });
    const before = await ratings();
    const { lineup } = await lineupOf(MANAGED);
    const [weak] = await database.db
      .select({ id: players.id })
      .from(players)
      .where(eq(players.teamId, MANAGED))
      .orderBy(desc(players.id))
      .limit(1);
    const [first, second, third, fourth] = lineup.forwards;
    const secret: Lineup = {
      ...lineup,
      forwards: [fourth, third, second, first],
      goalies: { SG: weak?.id ?? null, BG: lineup.goalies.SG },
    };
    await changeRows(database.db, lineups, { teamId: MANAGED }, { lineup: secret, savedBy: 'manager' });
    await night();
    expect((await lineupOf(MANAGED)).lineup).toEqual(secret);
    expect(await ratings()).toEqual(before);
  });
});
