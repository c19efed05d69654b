/** Assistants' roster moves, undone from the inbox once: by the rules of the manager's own moves. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_ACTIVE } from '#domains/contracts/constants.ts';
import { activeOf } from '#domains/contracts/store/active.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { settleWaivers } from '#domains/roster/store/moves.ts';
import { recallWhereNeeded } from '#domains/roster/store/recalls.ts';
import { injuredReserve, recalls, waiverClaims, waivers } from '#domains/roster/tables.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { Inboxes, MIAS, MIAS_FARM, SEASON } from '../../../tests/factories/inboxes.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { addTenures, giveClub, managerIn } from '../../../tests/factories/seats.ts';

const inboxes = new Inboxes();
const { db } = inboxes;
beforeEach(() => inboxes.reset());

/** Adds players to Mia's first team, weakest first. */
async function makePlayers(count: number, birthSeason = SEASON - 27): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index++) {
    const playerId = await makePlayer(db, {
      ...{ teamId: MIAS, jerseyNumber: 80 + index, skill: 50 + index, birthSeason },
    });
    await makeContract(db, { playerId, clubId: 1, from: SEASON, to: SEASON + 1, salary: 900_000 });
    ids.push(playerId);
  }
  return ids;
}
const active = async () => (await activeOf(pgReader(db), [1])).get(1)?.length;
const teamOf = async (id: number | undefined) => {
  const [row] = await db
    .select({ teamId: players.teamId, jerseyNumber: players.jerseyNumber })
    .from(players)
    .where(eq(players.id, id ?? 0));
  return row;
};
const sendDown = async (id: number | undefined) =>
  (await inboxes.mia.post(`/api/players/${id}/roster-moves`, { to: 'FRM' })).status;

describe('an emergency call-up', () => {
  let guest: number;
  beforeEach(async () => {
    // Old enough for waivers, which a player going home does not have to clear.
    guest = await makePlayer(db, {
      ...{ teamId: MIAS_FARM, position: 'G', jerseyNumber: 77, skill: 70, birthSeason: SEASON - 29 },
    });
    await inboxes.hurt(inboxes.pro[18] ?? 0, 5);
    expect(await inboxes.inWorld((rows) => recallWhereNeeded(rows, inboxes.now))).toBe(1);
    expect((await teamOf(guest))?.teamId).toBe(MIAS);
  });

  it('is reported and can be undone: he is back home at once with his number', async () => {
    const [line] = await inboxes.lines();
    expect(line).toMatchObject({ kind: 'assistant-recalled', undo: 'open', params: { playerId: guest } });
    expect(await inboxes.undo(line?.id)).toBe(204);
    expect(await teamOf(guest)).toEqual({ teamId: MIAS_FARM, jerseyNumber: 77 });
    expect([await db.$count(recalls), await db.$count(waivers)]).toEqual([0, 0]);
    expect(await inboxes.lines()).toMatchObject([{ undo: 'done', isRead: true }]);
    expect(await inboxes.undo(line?.id)).toBe('notification.undone-already');
  });

  it('is undone once from two devices at the same moment', async () => {
    const [line] = await inboxes.lines();
    const codes = await Promise.all([
      inboxes.undo(line?.id),
      inboxes.undo(line?.id, inboxes.phone),
      inboxes.undo(line?.id),
    ]);
    expect(codes.sort()).toEqual([204, 'notification.undone-already', 'notification.undone-already']);
  });

  it('cannot be undone by other users, or by its manager after leaving', async () => {
    const [line] = await inboxes.lines();
    expect(await inboxes.lines(inboxes.ole)).toEqual([]);
    expect(await inboxes.undo(line?.id, inboxes.ole)).toBe('notification.unknown');
    await db.update(notifications).set({ clubId: 2 });
    expect(await inboxes.lines()).toMatchObject([{ undo: null }]);
    expect(await inboxes.undo(line?.id)).toBe('notification.of-former-club');
    await db.update(notifications).set({ clubId: 1 });
    await giveClub(db, 1, null);
    expect((await inboxes.mia.post(`/api/notifications/${line?.id}/undo`)).status).toBe(403);
    expect((await teamOf(guest))?.teamId).toBe(MIAS);
  });

  it('can no longer be undone once he has gone home', async () => {
    const [line] = await inboxes.lines();
    await inboxes.goTo(15);
    await inboxes.inWorld((rows) => recallWhereNeeded(rows, inboxes.now));
    expect((await teamOf(guest))?.teamId).toBe(MIAS_FARM);
    expect(await inboxes.lines()).toMatchObject([{ undo: null }]);
    expect(await inboxes.undo(line?.id)).toBe('notification.changed-since');
  });

  it('is not reported at a club without a manager, nor is a player going home', async () => {
    expect(await inboxes.lines()).toHaveLength(1);
    await giveClub(db, 1, null);
    await inboxes.inWorld(async (rows) => rows.remove(recalls, ['playerId'], {}));
    await inboxes.hurt(guest, 5);
    await inboxes.inWorld((rows) => recallWhereNeeded(rows, inboxes.now));
    expect(await db.$count(notifications)).toBe(1);
  });
});

describe('a player on waivers when a manager takes over', () => {
  const handOver = async (toDay: number | null) => {
    const [waived] = await makePlayers(1);
    await db.insert(waivers).values({
      ...{ playerId: waived ?? 0, clubId: 1, toTeamId: MIAS_FARM },
      ...{ placedOn: inboxes.now.absoluteDay, clearsOn: inboxes.now.absoluteDay + 1 },
    });
    const former = await managerIn(db, 2);
    await giveClub(db, 1, null);
    if (toDay !== null) await addTenures(db, [{ clubId: 1, userId: former ?? inboxes.miaId, fromDay: 1, toDay }]);
    expect((await inboxes.mia.post('/api/clubs/1/take')).status).toBe(200);
    return (await inboxes.lines()).find(({ kind }) => kind === 'waivers-inherited');
  };
  const status = async () => (await rowsOf(db, waivers))[0]?.status;

  it('is reported to them at once, and can be taken back if the assistant put him there', async () => {
    const line = await handOver(inboxes.now.absoluteDay - 1);
    expect(line).toMatchObject({ undo: 'open', params: { byAssistant: true } });
    expect(await inboxes.undo(line?.id)).toBe(204);
    expect(await status()).toBe('withdrawn');
  });

  it('stays there once a club has claimed him', async () => {
    const line = await handOver(null);
    const waiver = await rowOf(db, waivers);
    await db.insert(waiverClaims).values({ waiverId: waiver.id, clubId: 2 });
    expect(await inboxes.undo(line?.id)).toBe('roster.claimed-by-others');
    expect(await status()).toBe('open');
  });

  it('is reported, but cannot be taken back, if the former manager put him there', async () => {
    const line = await handOver(inboxes.now.absoluteDay);
    expect(line).toMatchObject({ undo: null, params: { byAssistant: false } });
    expect(await inboxes.undo(line?.id)).toBe('notification.final');
  });
});

describe('a roster the assistant has put in order', () => {
  const follow = async () => expect((await inboxes.mia.post(`/api/teams/${MIAS}/roster-remedy`)).status).toBe(204);
  /** Returns a waived surplus player's notification, with room for him again: the next one has been sent down as well. */
  async function waivedByAssistant() {
    const roster = await makePlayers(MAX_ACTIVE + 1 - inboxes.pro.length);
    await follow();
    await sendDown(roster[1]);
    const [waiver] = await rowsOf(db, waivers, { playerId: roster[0] ?? 0 });
    return waiver;
  }

  it('gets its player back from waivers on undo only if there is a spot for him', async () => {
    const roster = await makePlayers(MAX_ACTIVE + 1 - inboxes.pro.length);
    await follow();
    const [line] = await inboxes.lines();
    expect(line).toMatchObject({ kind: 'assistant-sent-down', undo: 'open', params: { isOnWaivers: true } });
    expect(await inboxes.undo(line?.id)).toBe('contracts.roster-full');
    expect(await inboxes.lines()).toMatchObject([{ undo: 'open' }]);
    expect(await sendDown(roster[1])).toBe(200);
    expect(await inboxes.undo(line?.id)).toBe(204);
    const first = await rowOf(db, waivers, { playerId: roster[0] ?? 0 });
    expect(first.status).toBe('withdrawn');
    expect(await active()).toBe(MAX_ACTIVE);
    await inboxes.goTo(11);
    await inboxes.inWorld((rows) => settleWaivers(rows, inboxes.now));
    expect((await teamOf(roster[0]))?.teamId).toBe(MIAS);
    expect((await teamOf(roster[1]))?.teamId).toBe(MIAS_FARM);
  });

  it('leaves a player on waivers if the cap has no room for him', async () => {
    const [dear] = await makePlayers(1);
    await changeRows(db, contracts, { playerId: dear ?? 0 }, { salary: 300_000_000 });
    await follow();
    const line = (await inboxes.lines()).find(({ params }) => params.playerId === dear);
    expect(line).toMatchObject({ undo: 'open', params: { isOnWaivers: true } });
    expect(await inboxes.undo(line?.id)).toMatch(/^cap\.over/);
    expect(await db.$count(waivers, eq(waivers.status, 'open'))).toBeGreaterThan(0);
  });

  it('leaves him on waivers if another club has claimed him', async () => {
    const waiver = await waivedByAssistant();
    expect((await inboxes.ole.post(`/api/waivers/${waiver?.id}/claim`)).status).toBe(204);
    expect(await inboxes.undo((await inboxes.lines())[0]?.id)).toBe('roster.claimed-by-others');
    expect(await db.$count(waivers, eq(waivers.status, 'open'))).toBe(2);
  });

  it('has either the undo or the claim succeed when both come at once', async () => {
    const waiver = await waivedByAssistant();
    const [line] = await inboxes.lines();
    const [undone, claimed] = await Promise.all([
      inboxes.undo(line?.id),
      inboxes.ole.post(`/api/waivers/${waiver?.id}/claim`),
    ]);
    const both = [undone, claimed.status === 204 ? 204 : claimed.body.code];
    expect([
      [204, 'roster.waiver-over'],
      ['roster.claimed-by-others', 204],
    ]).toContainEqual(both);
  });

  it('is final the next morning', async () => {
    await makePlayers(MAX_ACTIVE + 1 - inboxes.pro.length);
    await follow();
    const [line] = await inboxes.lines();
    await inboxes.goTo(11);
    expect(await inboxes.lines()).toMatchObject([{ undo: null }]);
    expect(await inboxes.undo(line?.id)).toBe('notification.too-late');
  });

  it('returns at once a young player the assistant sent down, unless the manager has called him up', async () => {
    const roster = await makePlayers(MAX_ACTIVE + 1 - inboxes.pro.length, SEASON - 20);
    await follow();
    const [line] = await inboxes.lines();
    expect(line).toMatchObject({ undo: 'open', params: { isOnWaivers: false, playerId: roster[0] } });
    expect((await teamOf(roster[0]))?.teamId).toBe(MIAS_FARM);
    expect(await inboxes.undo(line?.id)).toBe('contracts.roster-full');
    await sendDown(roster[1]);
    expect(await inboxes.undo(line?.id)).toBe(204);
    expect((await teamOf(roster[0]))?.teamId).toBe(MIAS);
    // As if the manager had not been asked: with everything as before, there is nothing to undo.
    await db.update(notifications).set({ undoneAt: null });
    expect(await inboxes.lines()).toMatchObject([{ undo: null }]);
    expect(await inboxes.undo(line?.id)).toBe('notification.changed-since');
  });

  it('takes a player off injured reserve once, if there is a spot', async () => {
    const roster = await makePlayers(MAX_ACTIVE + 1 - inboxes.pro.length);
    await inboxes.hurt(roster[0] ?? 0, 9);
    await follow();
    const [line] = await inboxes.lines();
    expect(line).toMatchObject({ kind: 'assistant-reserved', undo: 'open', params: { playerId: roster[0] } });
    expect(await inboxes.undo(line?.id)).toBe('contracts.roster-full');
    await sendDown(roster[1]);
    expect(await inboxes.undo(line?.id)).toBe(204);
    expect(await db.$count(injuredReserve)).toBe(0);
    await db.update(notifications).set({ undoneAt: null });
    expect(await inboxes.lines()).toMatchObject([{ undo: null }]);
    expect(await inboxes.undo(line?.id)).toBe('notification.changed-since');
  });
});
