import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openMatchups } from '#domains/game/store/match-input.ts';
import { membershipsWhole } from '#domains/player/checks.ts';
import { giveJerseyNumber } from '#domains/player/store/jersey-numbers.ts';
import { squadsBesideClubs, writeSquads } from '#domains/player/store/memberships.ts';
import { movePlayers } from '#domains/player/store/people.ts';
import { playerRefsOnDay } from '#domains/player/store/player-refs.ts';
import { releasePlayers, retirePlayers } from '#domains/player/store/summer.ts';
import { players, teamPlayers } from '#domains/player/tables.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';
import { makeGame } from '../../../../tests/factories/game.ts';
import { makeNationalTeam } from '../../../../tests/factories/national-team.ts';
import { makePlayer, makeRoster } from '../../../../tests/factories/player.ts';
import { rowsOf } from '../../../../tests/factories/rows.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';
import { undone } from '../../../../tests/factories/undone.ts';

const [CANADA, SWEDEN] = [1, 2];
const [HOME, FARM, AWAY] = [11, 12, 21];

const { db, world: today, faults } = testWorld({ clubs: [1, 2], nations: ['SE'] });
/** The nations' teams. */
let canada: number;
let sweden: number;
let calledToCanada: number[];
/** A center of HOME who is called up by Canada. */
let star: number;
beforeAll(async () => {
  [, star = 0] = await makeRoster(db, HOME);
  await makePlayer(db, { teamId: HOME, jerseyNumber: 30, position: 'C' });
  await makeRoster(db, AWAY);
  ({ teamId: canada, playerIds: calledToCanada } = await makeNationalTeam(db, CANADA));
  ({ teamId: sweden } = await makeNationalTeam(db, SWEDEN));
});

const change = (work: (rows: Rows) => Promise<unknown>) => db.transaction((tx) => work(pgRows(tx)));

const membershipsOf = (playerId: number) =>
  db
    .select({ teamId: teamPlayers.teamId, fromDay: teamPlayers.fromDay, toDay: teamPlayers.toDay })
    .from(teamPlayers)
    .where(eq(teamPlayers.playerId, playerId))
    .orderBy(asc(teamPlayers.fromDay), asc(teamPlayers.id));

describe('a player under contract', () => {
  it('may be called by his nation and stays with his club', async () => {
    const day = today.absoluteDay;
    await change((rows) => writeSquads(rows, [{ teamId: canada, playerIds: [...calledToCanada, star] }], day));
    expect(await membershipsOf(star)).toEqual([
      { teamId: HOME, fromDay: 1, toDay: null },
      { teamId: canada, fromDay: day, toDay: null },
    ]);
    expect(await faults(membershipsWhole)).toEqual([]);
  });

  it('is not called by two nations, and a club cannot call players', async () => {
    const call = (teamId: number) =>
      change((rows) => writeSquads(rows, [{ teamId, playerIds: [star] }], today.absoluteDay));
    await expect(call(sweden)).rejects.toThrow();
    await expect(call(HOME)).rejects.toThrow(RangeError);
  });

  it('moves from one nation to another that are named together, without a day at both', async () => {
    const named = [
      { teamId: sweden, playerIds: [star] },
      { teamId: canada, playerIds: calledToCanada },
    ];
    const nations = await undone(db, async (tx) => {
      await writeSquads(pgRows(tx), named, today.absoluteDay + 1);
      return rowsOf(tx, teamPlayers, { playerId: star, ownerKind: 'nation' });
    });
    expect(nations).toMatchObject([
      { teamId: canada, toDay: today.absoluteDay + 1 },
      { teamId: sweden, fromDay: today.absoluteDay + 1, toDay: null },
    ]);
  });

  it('dresses for his nation and not for his club in the same slot', async () => {
    const ofClubs = await makeGame(db, { homeTeamId: HOME, awayTeamId: AWAY });
    const ofNations = await makeGame(db, { homeTeamId: canada, awayTeamId: sweden });
    const squads = async (ids: number[]) => {
      const { games } = await db.transaction((tx) => openMatchups(pgRows(tx), ids, today));
      return new Map(games.map(({ gameId, matchup }) => [gameId, matchup.home.players.map(({ id }) => id)]));
    };
    const both = await squads([ofClubs, ofNations]);
    expect(both.get(ofNations)).toContain(star);
    expect(both.get(ofClubs)).not.toContain(star);
    expect((await squads([ofClubs])).get(ofClubs)).toContain(star);
  });

  it('has his jersey numbers on record with their dates', async () => {
    const mate = await makePlayer(db, { teamId: AWAY, jerseyNumber: 40 });
    const give = (jerseyNumber: number) =>
      giveJerseyNumber(db, { playerId: mate, jerseyNumber, mayNumber: () => true });
    expect(await give(41)).toEqual({ ok: true });
    expect(await give(42)).toEqual({ ok: true });
    const day = today.absoluteDay;
    const numberOn = async (on: number) =>
      (await playerRefsOnDay(db, new Map([[mate, AWAY]]), on)).get(mate)?.jerseyNumber;
    // On the morning of that day he still wore the old number.
    expect([await numberOn(day - 1), await numberOn(day), await numberOn(day + 1)]).toEqual([40, 40, 42]);
    expect(await faults(membershipsWhole)).toEqual([]);
    await db.update(players).set({ jerseyNumber: 43 }).where(eq(players.id, mate));
    expect(await faults(membershipsWhole)).toEqual([`player ${mate} wears 43, by his membership 42`]);
    await db.update(players).set({ jerseyNumber: 42 }).where(eq(players.id, mate));
  });

  it('changes teams within the club day by day, and leaves his nation when no longer called', async () => {
    const [called, dropped] = [today.absoluteDay + 1, today.absoluteDay + 2];
    await change((rows) => movePlayers(rows, [{ id: star, teamId: FARM, jerseyNumber: 9 }], called));
    await change((rows) => writeSquads(rows, [{ teamId: canada, playerIds: calledToCanada }], dropped));
    expect(await membershipsOf(star)).toEqual([
      { teamId: HOME, fromDay: 1, toDay: called },
      { teamId: canada, fromDay: today.absoluteDay, toDay: dropped },
      { teamId: FARM, fromDay: called, toDay: null },
    ]);
    expect((await squadsBesideClubs(pgReader(db), [canada, FARM])).get(canada)).toEqual(calledToCanada);
    expect(await faults(membershipsWhole)).toEqual([]);
  });

  it('has no team after retirement, and only his nation after his release', async () => {
    await change((rows) => writeSquads(rows, [{ teamId: canada, playerIds: [...calledToCanada, star] }], 201));
    await change((rows) => releasePlayers(rows, [star], 3));
    expect((await membershipsOf(star)).filter(({ toDay }) => toDay === null)).toMatchObject([{ teamId: canada }]);
    expect(await faults(membershipsWhole)).toEqual([]);
    await change((rows) => retirePlayers(rows, [star], { season: 3, day: 253 }));
    expect((await membershipsOf(star)).filter(({ toDay }) => toDay === null)).toEqual([]);
    const [row] = await db.select({ teamId: players.teamId }).from(players).where(eq(players.id, star));
    expect(row).toEqual({ teamId: null });
    expect(await faults(membershipsWhole)).toEqual([]);
  });
});
