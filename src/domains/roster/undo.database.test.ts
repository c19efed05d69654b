/** What assistants do to rosters, undone from the inbox: by the rules of the manager's own moves, once. */
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

/** Men more of Mia's first team, the weakest first. */
async function makeMen(count: number, birthSeason = SEASON - 27): Promise<number[]> {
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
    // Old enough for waivers, which nobody clears who only goes home.
    guest = await makePlayer(db, {
      ...{ teamId: MIAS_FARM, position: 'G', jerseyNumber: 77, skill: 70, birthSeason: SEASON - 29 },
    });
    await inboxes.hurt(inboxes.pro[18] ?? 0, 5);
    expect(await inboxes.inWorld((rows) => recallWhereNeeded(rows, inboxes.now))).toBe(1);
    expect((await teamOf(guest))?.teamId).toBe(MIAS);
  });

  it('is told, and undone: he is at home again in his number, at once', async () => {
    const [line] = await inboxes.lines();
    expect(line).toMatchObject({ kind: 'assistant-recalled', undo: 'open', params: { playerId: guest } });
    expect(await inboxes.undo(line?.id)).toBe(204);
    expect(await teamOf(guest)).toEqual({ teamId: MIAS_FARM, jerseyNumber: 77 });
    expect([await db.$count(recalls), await db.$count(waivers)]).toEqual([0, 0]);
    expect(await inboxes.lines()).toMatchObject([{ undo: 'done', isRead: true }]);
    expect(await inboxes.undo(line?.id)).toBe('notification.undone-already');
  });

  it('is undone once by two devices at the same moment', async () => {
    const [line] = await inboxes.lines();
    const codes = await Promise.all([
      inboxes.undo(line?.id),
      inboxes.undo(line?.id, inboxes.phone),
      inboxes.undo(line?.id),
    ]);
    expect(codes.sort()).toEqual([204, 'notification.undone-already', 'notification.undone-already']);
  });

  it('is nobody else’s to undo, nor hers once she has left', async () => {
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

  it('is over once he has gone home by himself', async () => {
    const [line] = await inboxes.lines();
    await inboxes.goTo(15);
    await inboxes.inWorld((rows) => recallWhereNeeded(rows, inboxes.now));
    expect((await teamOf(guest))?.teamId).toBe(MIAS_FARM);
    expect(await inboxes.lines()).toMatchObject([{ undo: null }]);
    expect(await inboxes.undo(line?.id)).toBe('notification.changed-since');
  });

  it('is not told where nobody manages the club, or of anyone who goes home', async () => {
    expect(await inboxes.lines()).toHaveLength(1);
    await giveClub(db, 1, null);
    await inboxes.inWorld(async (rows) => rows.remove(recalls, ['playerId'], {}));
    await inboxes.hurt(guest, 5);
    await inboxes.inWorld((rows) => recallWhereNeeded(rows, inboxes.now));
    expect(await db.$count(notifications)).toBe(1);
  });
});

describe('a player on waivers as a manager takes over', () => {
  const handOver = async (toDay: number | null) => {
    const [waived] = await makeMen(1);
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

  it('is told to them at once, and taken back if the assistant had put him there', async () => {
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

  it('is told, but not to be taken back, if the former manager had put him there', async () => {
    const line = await handOver(inboxes.now.absoluteDay);
    expect(line).toMatchObject({ undo: null, params: { byAssistant: false } });
    expect(await inboxes.undo(line?.id)).toBe('notification.final');
  });
});

describe('a roster that the assistant has put right', () => {
  const follow = async () => expect((await inboxes.mia.post(`/api/teams/${MIAS}/roster-remedy`)).status).toBe(204);
  /** The waivers of who was one man too many, with room for him again: the next one has gone down as well. */
  async function waivedByAssistant() {
    const men = await makeMen(MAX_ACTIVE + 1 - inboxes.pro.length);
    await follow();
    await sendDown(men[1]);
    const [waiver] = await rowsOf(db, waivers, { playerId: men[0] ?? 0 });
    return waiver;
  }

  it('has its man back from waivers once there is room for him, and not before', async () => {
    const men = await makeMen(MAX_ACTIVE + 1 - inboxes.pro.length);
    await follow();
    const [line] = await inboxes.lines();
    expect(line).toMatchObject({ kind: 'assistant-sent-down', undo: 'open', params: { isOnWaivers: true } });
    expect(await inboxes.undo(line?.id)).toBe('contracts.roster-full');
    expect(await inboxes.lines()).toMatchObject([{ undo: 'open' }]);
    expect(await sendDown(men[1])).toBe(200);
    expect(await inboxes.undo(line?.id)).toBe(204);
    const first = await rowOf(db, waivers, { playerId: men[0] ?? 0 });
    expect(first.status).toBe('withdrawn');
    expect(await active()).toBe(MAX_ACTIVE);
    await inboxes.goTo(11);
    await inboxes.inWorld((rows) => settleWaivers(rows, inboxes.now));
    expect((await teamOf(men[0]))?.teamId).toBe(MIAS);
    expect((await teamOf(men[1]))?.teamId).toBe(MIAS_FARM);
  });

  it('leaves a player on waivers if the cap has no room for him', async () => {
    const [dear] = await makeMen(1);
    await changeRows(db, contracts, { playerId: dear ?? 0 }, { salary: 300_000_000 });
    await follow();
    const line = (await inboxes.lines()).find(({ params }) => params.playerId === dear);
    expect(line).toMatchObject({ undo: 'open', params: { isOnWaivers: true } });
    expect(await inboxes.undo(line?.id)).toMatch(/^cap\.over/);
    expect(await db.$count(waivers, eq(waivers.status, 'open'))).toBeGreaterThan(0);
  });

  it('leaves him on waivers when another club has claimed him', async () => {
    const waiver = await waivedByAssistant();
    expect((await inboxes.ole.post(`/api/waivers/${waiver?.id}/claim`)).status).toBe(204);
    expect(await inboxes.undo((await inboxes.lines())[0]?.id)).toBe('roster.claimed-by-others');
    expect(await db.$count(waivers, eq(waivers.status, 'open'))).toBe(2);
  });

  it('gets him or the claim, never both, when both come at once', async () => {
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

  it('is settled the next morning, too late for an undo', async () => {
    await makeMen(MAX_ACTIVE + 1 - inboxes.pro.length);
    await follow();
    const [line] = await inboxes.lines();
    await inboxes.goTo(11);
    expect(await inboxes.lines()).toMatchObject([{ undo: null }]);
    expect(await inboxes.undo(line?.id)).toBe('notification.too-late');
  });

  it('returns at once a young player the assistant sent down, unless his manager has called him up himself', async () => {
    const men = await makeMen(MAX_ACTIVE + 1 - inboxes.pro.length, SEASON - 20);
    await follow();
    const [line] = await inboxes.lines();
    expect(line).toMatchObject({ undo: 'open', params: { isOnWaivers: false, playerId: men[0] } });
    expect((await teamOf(men[0]))?.teamId).toBe(MIAS_FARM);
    expect(await inboxes.undo(line?.id)).toBe('contracts.roster-full');
    await sendDown(men[1]);
    expect(await inboxes.undo(line?.id)).toBe(204);
    expect((await teamOf(men[0]))?.teamId).toBe(MIAS);
    // As if he had not been asked: what is as it was before leaves nothing to undo.
    await db.update(notifications).set({ undoneAt: null });
    expect(await inboxes.lines()).toMatchObject([{ undo: null }]);
    expect(await inboxes.undo(line?.id)).toBe('notification.changed-since');
  });

  it('takes a man off injured reserve, where there is room, and not twice', async () => {
    const men = await makeMen(MAX_ACTIVE + 1 - inboxes.pro.length);
    await inboxes.hurt(men[0] ?? 0, 9);
    await follow();
    const [line] = await inboxes.lines();
    expect(line).toMatchObject({ kind: 'assistant-reserved', undo: 'open', params: { playerId: men[0] } });
    expect(await inboxes.undo(line?.id)).toBe('contracts.roster-full');
    await sendDown(men[1]);
    expect(await inboxes.undo(line?.id)).toBe(204);
    expect(await db.$count(injuredReserve)).toBe(0);
    await db.update(notifications).set({ undoneAt: null });
    expect(await inboxes.lines()).toMatchObject([{ undo: null }]);
    expect(await inboxes.undo(line?.id)).toBe('notification.changed-since');
  });
});
