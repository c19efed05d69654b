import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { news } from '#domains/news/tables.ts';
import { players } from '#domains/player/tables.ts';
import { recallWhereNeeded } from '#domains/roster/store/recalls.ts';
import { recalls } from '#domains/roster/tables.ts';
import { knownSecret } from '#engine/secret.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makePlayer, makeRoster, standing } from '../../../../tests/factories/player.ts';
import { changeRows, rowsOf } from '../../../../tests/factories/rows.ts';
import { freshWorld } from '../../../../tests/factories/test-world.ts';

const [PRO, FRM] = [11, 12];
const LAST_GAME_DAY = 58;

const { database, world: today } = freshWorld({ clubs: [{ id: 1, rosters: ['FRM', 'U21'] }] });
let pro: number[];
/** The best forward on the farm, who wears 77. */
let callUp: number;
beforeEach(async () => {
  pro = await makeRoster(database.db, PRO);
  callUp = await makePlayer(database.db, { teamId: FRM, jerseyNumber: 77, position: 'C', skill: 65 });
  // The first team wears 1 to 20 as usual, except one player with 77.
  await changeRows(database.db, players, { id: pro[1] ?? 0 }, { jerseyNumber: 77 });
});

const morning = (day = today.day, missed: readonly number[] = []) =>
  database.db.transaction((tx) =>
    recallWhereNeeded(
      pgRows(tx),
      { season: today.season, day, absoluteDay: today.season * 63 + day, secret: knownSecret(7) },
      { missed: new Set(missed) },
    ),
  );
const injure = (until: number | null) => changeRows(database.db, players, { id: pro[0] ?? 0 }, { injuredUntil: until });
const where = async () => {
  const [row] = await database.db
    .select({ teamId: players.teamId, jerseyNumber: players.jerseyNumber })
    .from(players)
    .where(eq(players.id, callUp));
  return row;
};

describe('a morning with eleven healthy first-team forwards', () => {
  beforeEach(() => injure(today.absoluteDay + 5));

  it('calls up the farm’s best forward with a free number, and reports it', async () => {
    expect(await morning()).toBe(1);
    const player = await where();
    expect(player?.teamId).toBe(PRO);
    expect(player?.jerseyNumber).not.toBe(77);
    const wearers = await rowsOf(database.db, players, { teamId: PRO, jerseyNumber: player?.jerseyNumber ?? 0 });
    expect(wearers).toHaveLength(1);
    expect(await rowsOf(database.db, recalls)).toMatchObject([{ playerId: callUp, homeTeamId: FRM }]);
    expect(await rowsOf(database.db, news)).toMatchObject([{ kind: 'recall', clubId: 1, playerId: callUp }]);
  });

  it('changes nothing on a second look', async () => {
    await morning();
    expect(await morning()).toBe(0);
  });

  it('sends him home with his old number when the injured player is back', async () => {
    await morning();
    await injure(null);
    expect(await morning(today.day + 1)).toBe(1);
    expect(await where()).toEqual({ teamId: FRM, jerseyNumber: 77 });
    expect(await database.db.$count(recalls)).toBe(0);
  });

  it('gives him another number when his own has been taken', async () => {
    await morning();
    await injure(null);
    await makePlayer(database.db, { teamId: FRM, jerseyNumber: 77 });
    await morning(today.day + 1);
    const player = await where();
    expect(player?.teamId).toBe(FRM);
    expect(player?.jerseyNumber).not.toBe(77);
  });

  it('sends all call-ups home after the season’s last game, injured or not', async () => {
    await injure(999);
    await morning(LAST_GAME_DAY);
    expect((await where())?.teamId).toBe(PRO);
    await morning(LAST_GAME_DAY + 1);
    expect((await where())?.teamId).toBe(FRM);
  });
});

describe('a morning with enough healthy players', () => {
  it('moves no player', async () => {
    expect(await morning()).toBe(0);
  });

  it('skips the search where no player can be spared', async () => {
    await changeRows(database.db, players, { id: callUp }, standing());
    await changeRows(database.db, players, { id: pro.slice(0, 3) }, { injuredUntil: 999 });
    expect(await morning()).toBe(0);
  });
});

it('calls up for a player who is with his nation, but nobody who is with his own', async () => {
  const away = [pro[0] ?? 0];
  expect(await morning(today.day, [...away, callUp])).toBe(0);
  expect(await morning(today.day, away)).toBe(1);
  expect((await where())?.teamId).toBe(PRO);
  expect(await morning(today.day + 1)).toBe(1);
  expect((await where())?.teamId).toBe(FRM);
});
