/** Uneven trades between managers: who decides about them, and when. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { listActions } from '#domains/admin/views/actions.ts';
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { overruleTrade, settleEscrows } from '#domains/trade/store/escrow.ts';
import { knownSecret } from '#engine/secret.ts';
import { world } from '#platform/clock/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { said } from '../../../tests/factories/desk.ts';
import { escrowFloor, STAR, SUPERSTAR, vote } from '../../../tests/factories/escrow.ts';
import { changeRows, rowsOf } from '../../../tests/factories/rows.ts';
import { giveClub, managerIn } from '../../../tests/factories/seats.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { asset, DAY, MIAS, OLES, offer, SEASON } from '../../../tests/factories/trading.ts';
import { separateHomes } from '../../../tests/factories/user.ts';

const { floor, ida, leo, gift, hoursLater, settle, place, told } = escrowFloor();
const { db, mia, kim, ole } = floor;

describe('an uneven trade between managers', () => {
  it('is on the desk of each eligible voter until they vote, and on no other', async () => {
    const votes = async (browser: Browser) =>
      said((await browser.get('/api/desk')).body.data).filter(({ kind }) => kind === 'trade-vote');
    expect(await votes(kim)).toEqual([]);
    const { tradeId } = await gift();
    const waiting = {
      kind: 'trade-vote',
      params: { team: 'City 1 PRO Side', other: 'City 2 PRO Side', day: DAY + 1, tradeId },
      path: `/trade/${tradeId}`,
    };
    expect([await votes(kim), await votes(ida), await votes(mia)]).toEqual([[waiting], [waiting], []]);
    expect((await vote(kim, tradeId, false)).status).toBe(204);
    expect([await votes(kim), await votes(ida)]).toEqual([[], [waiting]]);
    await settle(DAY + 2);
    expect(await votes(ida)).toEqual([]);
  });

  it('goes to escrow with both values shown, and is voted down by the league’s managers with reasons', async () => {
    const { tradeId, hers } = await gift();
    expect(await floor.statusOf(tradeId)).toBe('escrow');
    expect(await floor.teamOf(hers)).toBe(MIAS);
    expect([await told('trade-escrow'), await told('trade-vote')]).toEqual([2, 3]);
    const seen = (await kim.get(`/api/trades/${tradeId}`)).body.data;
    expect(seen).toMatchObject({
      side: null,
      mayComment: true,
      escrow: {
        day: DAY + 1,
        isUneven: true,
        isWithAi: false,
        favors: 2,
        votes: [],
        decidedBy: 'managers',
        mayVote: true,
      },
    });
    const [one] = seen.escrow.values;
    expect(one.gives.low).toBeGreaterThan(one.gets.high);
    expect(seen.parts.every(({ worth }: { worth: unknown }) => worth === null)).toBe(true);
    const word = { isFor: false, reason: 'He is worth three of those.' };
    expect((await mia.post(`/api/trades/${tradeId}/vote`, word)).body).toMatchObject({
      code: 'trade.not-a-voter',
      facts: { days: 21 },
    });
    expect((await kim.post(`/api/trades/${tradeId}/vote`, { isFor: false, reason: ' ' })).status).toBe(422);
    expect((await kim.post(`/api/trades/${tradeId}/vote`, { ...word, isFor: true })).status).toBe(204);
    expect((await kim.post(`/api/trades/${tradeId}/vote`, word)).status).toBe(204);
    expect((await vote(leo, tradeId, true)).status).toBe(204);
    await kim.post(`/api/trades/${tradeId}/comments`, { text: 'Come on.' });
    expect((await kim.get(`/api/trades/${tradeId}`)).body.data).toMatchObject({
      escrow: { votes: [{ author: 'Kim', isFor: false, isOverruling: false, reason: word.reason }, { author: 'Leo' }] },
      comments: [{ text: 'Come on.' }],
    });
    expect(await settle(DAY + 1)).toBe(0);
    expect(await settle(DAY + 2)).toBe(1);
    expect(await floor.statusOf(tradeId)).toBe('rejected');
    expect(await floor.teamOf(hers)).toBe(MIAS);
    expect(await told('trade-rejected')).toBe(2);
    expect((await vote(kim, tradeId, false)).body.code).toBe('trade.not-in-escrow');
    await floor.expectWhole();
  });

  it('is decided publicly by an admin, whatever the votes', async () => {
    const { tradeId, hers } = await gift();
    await kim.post(`/api/trades/${tradeId}/vote`, { isFor: false, reason: 'No.' });
    const word = { isFor: true, reason: 'Both have told me why.' };
    expect((await kim.post(`/api/trades/${tradeId}/overrule`, word)).status).toBe(403);
    await changeRows(db, users, { name: 'Kim' }, { isAdmin: true });
    expect((await kim.post(`/api/trades/${tradeId}/overrule`, word)).status).toBe(204);
    await changeRows(db, users, { name: 'Kim' }, { isAdmin: false });
    expect(await floor.statusOf(tradeId)).toBe('done');
    expect(await floor.teamOf(hers)).toBe(OLES);
    const { escrow, log } = (await mia.get(`/api/trades/${tradeId}`)).body.data;
    expect(escrow.votes).toMatchObject([{ isFor: true, isOverruling: true, reason: word.reason }]);
    expect(log.map(({ says }: { says: string }) => says)).toEqual([
      'offers',
      'accepts',
      'goes-to-escrow',
      'is-approved',
    ]);
    const { actions } = await listActions(db, { sort: 'trades', page: 1 });
    expect(actions).toMatchObject([
      { name: 'Kim', action: 'trade-approve', detail: { id: tradeId, reason: word.reason } },
    ]);
    await floor.expectWhole();
  });

  it('is not approved by silence, nor by one accomplice', async () => {
    for (const voters of [[], [kim]]) {
      await floor.clear();
      const { tradeId, hers } = await gift();
      for (const voter of voters) expect((await vote(voter, tradeId, true)).status).toBe(204);
      await settle(DAY + 2);
      expect([await floor.statusOf(tradeId), await floor.teamOf(hers)]).toEqual(['rejected', MIAS]);
      const rejected = await rowsOf(db, notifications, { kind: 'trade-rejected' });
      expect(rejected.map(({ params }) => params)).toMatchObject([{ refusedBy: 'silence' }, { refusedBy: 'silence' }]);
    }
    await floor.expectWhole();
  });

  it('has one vote per household, and none for managers new to their clubs', async () => {
    const { tradeId, hers } = await gift();
    const leoId = (await managerIn(db, 5)) ?? 0;
    const fromDay = SEASON * 63 + DAY - 20;
    await giveClub(db, 5, leoId, { fromDay });
    expect((await vote(ida, tradeId, true)).body.code).toBe('trade.not-a-voter');
    // Long enough by game days, but still on probation by the calendar.
    await giveClub(db, 5, leoId, { fromDay: fromDay - 1, since: new Date() });
    expect((await vote(ida, tradeId, true)).body.code).toBe('trade.not-a-voter');
    await place('one home', ['Kim', 'Leo']);
    for (const voter of [kim, leo]) expect((await vote(voter, tradeId, true)).status).toBe(204);
    expect((await kim.get(`/api/trades/${tradeId}`)).body.data.escrow.decidedBy).toBe('boards');
    await settle(DAY + 2);
    expect([await floor.statusOf(tradeId), await floor.teamOf(hers)]).toEqual(['rejected', MIAS]);
    const { log } = (await kim.get(`/api/trades/${tradeId}`)).body.data;
    expect(log.at(-1)).toMatchObject({ says: 'boards-refuse' });
    await separateHomes(db);
    await giveClub(db, 5, leoId);
    await floor.expectWhole();
  });

  it('is approved by a quorum, and falls through when an asset has moved', async () => {
    const first = await gift();
    for (const voter of [kim, ida]) await vote(voter, first.tradeId, true);
    await settle(DAY + 2);
    expect(await floor.statusOf(first.tradeId)).toBe('done');
    expect(await floor.teamOf(first.hers)).toBe(OLES);
    const second = await gift();
    const kims = await floor.playerOf(3, 0);
    await floor.setSkill(kims, 88);
    const { tradeId } = (await offer(mia, MIAS, 31, [asset(second.hers)], [asset(kims)])).body.data;
    expect((await kim.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
    // Whether or not neutral scouts find it even.
    const word = { tradeId, isFor: true, reason: 'Star for star.', userId: 1, clubId: null, now: new Date() };
    await overruleTrade(db, word);
    expect([await floor.statusOf(tradeId), await floor.statusOf(second.tradeId)]).toEqual(['done', 'void']);
    await floor.expectWhole();
  });
});

describe('a trade beyond the voting limit', () => {
  const word = { isFor: true, reason: 'Both have told me why.' };
  const admins = async (tradeId: number) => {
    const { escrow } = (await floor.kim.get(`/api/trades/${tradeId}`)).body.data;
    expect(escrow).toMatchObject({ decidedBy: 'admins', mayVote: false });
    for (const voter of [floor.kim, ida, leo])
      expect((await vote(voter, tradeId, true)).body.code).toBe('trade.above-votes');
  };

  it('is approved only by an admin, however many accounts and addresses vote for it', async () => {
    const first = await gift(SUPERSTAR);
    expect(await told('trade-vote')).toBe(0);
    await admins(first.tradeId);
    await settle(DAY + 2);
    expect([await floor.statusOf(first.tradeId), await floor.teamOf(first.hers)]).toEqual(['rejected', MIAS]);
    const rejected = await rowsOf(db, notifications, { kind: 'trade-rejected' });
    expect(rejected.map(({ params }) => params)).toMatchObject([{ refusedBy: 'boards' }, { refusedBy: 'boards' }]);
    const second = await gift(SUPERSTAR);
    await overruleTrade(db, {
      ...word,
      tradeId: second.tradeId,
      userId: 1,
      clubId: null,
      now: new Date(),
    });
    expect([await floor.statusOf(second.tradeId), await floor.teamOf(second.hers)]).toEqual(['done', OLES]);
    await floor.setSkill(second.hers, 66);
    await floor.expectWhole();
  });

  it('includes one of several gifts to the same club that votes could each approve', async () => {
    const first = await gift();
    for (const voter of [floor.kim, ida, leo]) await vote(voter, first.tradeId, true);
    await settle(DAY + 2);
    expect(await floor.statusOf(first.tradeId)).toBe('done');
    await floor.setSkill(first.hers, 66);
    const second = await gift();
    await admins(second.tradeId);
    // An admin's approval does not count against what votes may approve.
    await db.execute(
      sql`update trades set escrow = jsonb_set(escrow, '{consent}', '"admin"') where id = ${first.tradeId}`,
    );
    await overruleTrade(db, {
      ...word,
      isFor: false,
      tradeId: second.tradeId,
      userId: 1,
      clubId: null,
      now: new Date(),
    });
    const third = await gift();
    expect((await floor.kim.get(`/api/trades/${third.tradeId}`)).body.data.escrow).toMatchObject({
      decidedBy: 'managers',
      mayVote: true,
    });
    await floor.expectWhole();
  });
});

describe('escrow when days pass fast', () => {
  it('lasts twelve hours, and no longer than the window is open', async () => {
    const first = await gift();
    const { escrow } = (await kim.get(`/api/trades/${first.tradeId}`)).body.data;
    expect(escrow).toMatchObject({ day: DAY + 1, openUntil: hoursLater(12).toISOString() });
    expect([await settle(DAY + 2, 1), await settle(DEADLINE_DAY, 11)]).toEqual([0, 0]);
    for (const voter of [kim, leo]) expect((await vote(voter, first.tradeId, true)).status).toBe(204);
    expect([await settle(DEADLINE_DAY, 12), await floor.statusOf(first.tradeId)]).toEqual([1, 'done']);
    await floor.clear();
    await floor.setSkill(first.hers, 66);
    const second = await gift();
    expect([await settle(DEADLINE_DAY + 1, 1), await settle(DEADLINE_DAY + 2, 1)]).toEqual([0, 1]);
    expect(await floor.statusOf(second.tradeId)).toBe('rejected');
    await floor.expectWhole();
  });

  it('does not wait when one manager advances the world', async () => {
    await db.update(world).set({ pace: 'own', runsUntil: 0 });
    const { tradeId } = await gift();
    expect((await floor.kim.get(`/api/trades/${tradeId}`)).body.data.escrow.openUntil).toBeNull();
    expect([await settle(DAY + 1, 0), await settle(DAY + 2, 0)]).toEqual([0, 1]);
    await db.update(world).set({ pace: 'clock', runsUntil: null });
    await floor.expectWhole();
  });
});

describe('a server crash during a trade', () => {
  it('leaves nothing done, and the next server completes it once', async () => {
    const [hers, his] = [await floor.playerOf(1, 7), await floor.playerOf(2, 7)];
    await floor.setSkill(hers, STAR);
    const { tradeId } = (await offer(mia, MIAS, OLES, [asset(hers)], [asset(his)])).body.data;
    await ole.post(`/api/trades/${tradeId}/accept`, {});
    const today = { season: SEASON, day: DAY + 2, absoluteDay: SEASON * 63 + DAY + 2, secret: knownSecret(1) };
    const dying = db.transaction(async (tx) => {
      await settleEscrows(pgRows(tx), { today, now: hoursLater(12) });
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(dying).rejects.toThrow(/Failed query|terminat/);
    expect([await floor.statusOf(tradeId), await floor.teamOf(hers), await floor.teamOf(his)]).toEqual([
      'escrow',
      MIAS,
      OLES,
    ]);
    expect((await mia.get(`/api/trades/${tradeId}`)).body.data.log.at(-1).says).toBe('goes-to-escrow');
    for (const voter of [kim, leo]) expect((await vote(voter, tradeId, true)).status).toBe(204);
    expect([await settle(DAY + 2), await settle(DAY + 2)]).toEqual([1, 0]);
    expect([await floor.statusOf(tradeId), await floor.teamOf(hers)]).toEqual(['done', OLES]);
    const accepted = await rowsOf(db, notifications, { kind: 'trade-accepted' });
    expect(accepted).toHaveLength(2);
    await floor.expectWhole();
  });
});
