import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { clubs } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players, teamPlayers } from '#domains/player/tables.ts';
import { waivers } from '#domains/roster/tables.ts';
import { publishChange } from '#platform/realtime.ts';
import { makeContract, makePlayer, standing } from '../../../tests/factories/player.ts';
import { changeRows, emptyTables, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { settleWaivers } from './store/moves.ts';

/** Teams of clubs 1 (Mia), 2 (Ole) and 3 (AI): PRO, and Mia's farm. */
const [MIAS, MIAS_FARM, OLES, OTHERS] = [11, 12, 21, 31];
const SEASON = 3;

// AI clubs want no player who is no better than their own.
const { db, browsers, inRows, on } = testWorld({
  ...{ season: SEASON, isPaused: true, rosters: ['PRO'] },
  clubs: [{ id: 1, manager: 'Mia', rosters: ['PRO', 'FRM'] }, 'Ole', 3],
});
const [mia, ole] = browsers('Mia', 'Ole');
beforeEach(async () => {
  await emptyTables(db, 'waiver_claims, waivers, contracts, news, notifications');
  await changeRows(db, players, { lastname: 'Mover' }, { ...standing(), jerseyNumber: null });
  await db.execute(sql`delete from team_players where player_id in (select id from players where lastname = 'Mover')`);
});

const send = (browser: Browser, playerId: number, to: string) =>
  browser.post(`/api/players/${playerId}/roster-moves`, { to });
const moves = async (browser: Browser, playerId: number) =>
  (await browser.get(`/api/players/${playerId}/roster-moves`)).body.data;
const teamOf = async (playerId: number) => (await rowsOf(db, players, { id: playerId }))[0]?.teamId;
const morning = () => inRows((rows) => settleWaivers(rows, on(11)));

async function makeMover(age: number, { teamId = MIAS, skill = 60 } = {}): Promise<number> {
  const playerId = await makePlayer(db, {
    lastname: 'Mover',
    teamId,
    jerseyNumber: 88,
    skill,
    birthSeason: SEASON - age,
  });
  await makeContract(db, { playerId, clubId: 1, from: SEASON, to: SEASON + 2, salary: 1_000_000 });
  return playerId;
}

describe('a manager', () => {
  it('calls a player up and sends a young one down, at once and with a free number', async () => {
    const playerId = await makeMover(22, { teamId: MIAS_FARM });
    expect((await send(mia, playerId, 'PRO')).body.data).toEqual({ isOnWaivers: false });
    expect(await teamOf(playerId)).toBe(MIAS);
    const [membership] = await db.select().from(teamPlayers).where(sql`player_id = ${playerId} and to_day is null`);
    expect(membership?.teamId).toBe(MIAS);
    expect((await send(mia, playerId, 'FRM')).body.data).toEqual({ isOnWaivers: false });
    expect(await teamOf(playerId)).toBe(MIAS_FARM);
  });

  it('puts a veteran on waivers, who clears and goes down the next morning', async () => {
    const playerId = await makeMover(28, { skill: 55 });
    expect((await moves(mia, playerId)).moves).toContainEqual(
      expect.objectContaining({ to: 'FRM', needsWaivers: true, over: null }),
    );
    expect((await send(mia, playerId, 'FRM')).body.data).toEqual({ isOnWaivers: true });
    expect(await teamOf(playerId)).toBe(MIAS);
    expect((await send(mia, playerId, 'FRM')).body.code).toBe('roster.on-waivers');
    expect(await morning()).toBe(1);
    expect(await teamOf(playerId)).toBe(MIAS_FARM);
    expect(await morning()).toBe(0);
  });

  it('sees the cap effect of a move in advance, and when it is too much', async () => {
    const down = await makeMover(22);
    const [move] = (await moves(mia, down)).moves;
    // On the farm a million does not count.
    expect(move).toMatchObject({ to: 'FRM', over: null });
    expect(move.space.after - move.space.before).toBe(1_000_000);
    const up = await makeMover(22, { teamId: MIAS_FARM });
    await changeRows(db, contracts, { playerId: up }, { salary: 90_000_000 });
    await changeRows(db, contracts, { playerId: down }, { salary: 1_000_000 });
    const [call] = (await moves(mia, up)).moves;
    expect(call).toMatchObject({ to: 'PRO', over: expect.any(Number) });
    const refused = await send(mia, up, 'PRO');
    expect([refused.status, refused.body.code.startsWith('cap.over')]).toEqual([422, true]);
  });

  it('loses him to a club that claims him, contract included', async () => {
    const playerId = await makeMover(28);
    await send(mia, playerId, 'FRM');
    const { waiver } = await moves(ole, playerId);
    expect(waiver).toMatchObject({ mayClaim: true, isClaimedByYou: false, clearsIn: 1 });
    expect((await mia.post(`/api/waivers/${waiver.id}/claim`, {})).body.code).toBe('roster.own-waiver');
    const both = await Promise.all([1, 2].map(() => ole.post(`/api/waivers/${waiver.id}/claim`, {})));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    await morning();
    expect(await teamOf(playerId)).toBe(OLES);
    expect(await db.select({ clubId: contracts.clubId }).from(contracts)).toEqual([{ clubId: 2 }]);
    expect(await db.select({ kind: notifications.kind }).from(notifications)).toEqual([{ kind: 'waiver-claimed' }]);
    const told = await db.select({ kind: news.kind, clubId: news.clubId, playerId: news.playerId }).from(news);
    expect(told).toEqual([{ kind: 'waiver-claim', clubId: 2, playerId }]);
  });

  it('sees players on waivers in a list, with the outcomes', async () => {
    const list = async (browser: Browser, query = '') =>
      (await browser.get(`/api/free-agent-center/waivers${query}`)).body.data;
    expect(await list(ole)).toEqual({ season: null, seasons: [], waivers: [] });
    const playerId = await makeMover(28);
    await send(mia, playerId, 'FRM');
    const hers = { player: { id: playerId }, from: { id: MIAS }, status: 'open', clearsIn: 1, claimedBy: null };
    await expect.poll(async () => (await list(mia)).waivers).toMatchObject([{ ...hers, mayClaim: false }]);
    const [waiver] = (await list(ole)).waivers;
    expect(waiver).toMatchObject({ ...hers, salary: 1_000_000, until: 5, mayClaim: true, isClaimedByYou: false });
    expect((await ole.post(`/api/waivers/${waiver.id}/claim`, {})).status).toBe(204);
    // The claim can be withdrawn once and by its club only, which may then claim again.
    expect((await mia.delete(`/api/waivers/${waiver.id}/claim`)).body.code).toBe('roster.not-claimed');
    const back = await Promise.all([1, 2].map(() => ole.delete(`/api/waivers/${waiver.id}/claim`)));
    expect(back.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await ole.delete('/api/waivers/9999/claim')).status).toBe(404);
    expect((await ole.post(`/api/waivers/${waiver.id}/claim`, {})).status).toBe(204);
    // Shown at once in the list and on his page, to the claiming club only.
    await expect.poll(async () => (await list(ole)).waivers[0].isClaimedByYou).toBe(true);
    await expect.poll(async () => (await moves(ole, playerId)).waiver.isClaimedByYou).toBe(true);
    expect((await list(mia)).waivers[0].isClaimedByYou).toBe(false);
    await morning();
    await publishChange(db, ['players']);
    await expect
      .poll(async () => (await list(mia)).waivers)
      .toMatchObject([{ status: 'claimed', claimedBy: { id: OLES }, mayClaim: false }]);
    expect((await list(mia, '?season=1')).waivers).toEqual([]);
    expect((await list(mia, '?league=9999')).waivers).toEqual([]);
  });

  it('is offered no claim that would be refused', async () => {
    const playerId = await makeMover(28);
    await send(mia, playerId, 'FRM');
    await changeRows(db, contracts, { playerId }, { salary: 90_000_000 });
    await publishChange(db, ['players']);
    await expect.poll(async () => (await moves(ole, playerId)).waiver.mayClaim).toBe(false);
    const { waivers: shown } = (await ole.get('/api/free-agent-center/waivers')).body.data;
    expect(shown).toMatchObject([{ mayClaim: false }]);
    expect((await ole.post(`/api/waivers/${shown[0].id}/claim`, {})).status).toBe(422);
  });

  it('loses a good player to an AI club that needs him', async () => {
    const playerId = await makeMover(28, { skill: 75 });
    await send(mia, playerId, 'FRM');
    await morning();
    expect(await teamOf(playerId)).toBe(OTHERS);
    const waiver = await rowOf(db, waivers);
    expect(waiver).toMatchObject({ status: 'claimed', claimedByClubId: 3 });
  });

  it('cannot move another club’s player, or leave the old team too short to dress', async () => {
    const playerId = await makeMover(22);
    expect((await send(ole, playerId, 'FRM')).body.code).toBe('roster.not-yours');
    const [goalie] = await db.select().from(players).where(sql`team_id = ${MIAS} and positions[1] = 'G'`);
    expect((await send(mia, goalie?.id ?? 0, 'FRM')).body.code).toBe('roster.too-few-goalies');
    expect((await moves(ole, playerId)).moves).toEqual([]);
    expect(await rowsOf(db, clubs)).toHaveLength(3);
  });
});
