/**
 * Drafts with managers. The clock is a row, and each automatic pick a job: whichever comes first, the manager or the clock, locks the draft, and the
 * other finds the next pick on the clock.
 */

import { teams } from '#domains/club/tables.ts';
import { draftRefusals } from '#domains/draft/refusals.ts';
import { openingSeconds, secondsFor } from '#domains/draft/rules/clock.ts';
import { finishDraft, openDraftsInOrder } from '#domains/draft/store/hold.ts';
import { recordChoices } from '#domains/draft/store/record.ts';
import { DRAFT_COLUMNS, type DraftRoom, enterRoom, type Pick } from '#domains/draft/store/room.ts';
import { readClockSeconds } from '#domains/draft/store/settings.ts';
import { draftPicks, drafts } from '#domains/draft/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { Secret } from '#engine/secret.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { Enqueue } from '#platform/queue/job.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** The job that makes a pick when its clock runs out. */
export const DRAFT_PICK_JOB = 'draft-pick';

/** The day of the draft, with data for its clocks. */
export interface DraftDay {
  season: number;
  day: number;
  secret: Secret;
  dayMinutes: number;
  now: Date;
  enqueue: Enqueue;
}

/** Opens the next draft: at once if no club has a manager, live otherwise; later ones wait for it. */
export async function goOnWithDrafts(tx: Transaction, today: DraftDay): Promise<void> {
  const rows = pgRows(tx);
  for (const draft of await openDraftsInOrder(rows, today.season)) {
    if (draft.status === 'live') return;
    const room = await enterRoom(rows, draft, today.secret);
    if (room.picks.some(({ ownerClubId }) => room.managerOf(ownerClubId) !== null)) {
      await putOnClock(tx, room, draft.spot, today);
      return;
    }
    await finishDraft(rows, draft, { ...today, isAnnounced: true });
    await publishChange(tx, [`league:${draft.leagueId}`]);
  }
}

/** Requeues jobs of running clocks, in case one was lost. */
export async function queueClocks(tx: Transaction, enqueue: Enqueue): Promise<void> {
  const live = await pgRows(tx).read(drafts, DRAFT_COLUMNS, { status: 'live' });
  for (const draft of live) if (draft.clockEndsAt !== null) await queueClock(tx, draft, draft.clockEndsAt, enqueue);
}

/**
 * For a world's only manager: opens the draft, stops the clock of the pick, or restarts it with its full time. While it is stopped only the manager's
 * own pick can be made; picks still open when the day ends are made by the clubs' boards.
 */
export async function setRunning(tx: Transaction, isRunning: boolean, today: DraftDay): Promise<void> {
  const rows = pgRows(tx);
  const live = (await openDraftsInOrder(rows, today.season)).find(({ status }) => status === 'live');
  if (!live) {
    if (isRunning) await goOnWithDrafts(tx, today);
    return;
  }
  const room = await enterLive(tx, live.id, today.secret);
  if (!room) return;
  if (isRunning) {
    if (room.draft.clockEndsAt === null) await putOnClock(tx, room, room.draft.spot, today);
    return;
  }
  await rows.updateWhere(drafts, { clockEndsAt: null }, { id: live.id });
  await publishChange(tx, [`league:${live.leagueId}`]);
}

interface OfManager {
  draftId: number;
  spot: number;
  playerId: PlayerId;
  clubId: ClubId;
}

/** Makes a manager's selection for the pick on the clock. */
export async function makePick(
  tx: Transaction,
  { draftId, spot, playerId, clubId }: OfManager,
  today: DraftDay,
): Promise<{ ok: true } | Refused> {
  const room = await enterLive(tx, draftId, today.secret);
  if (!room) return draftRefusals.notYourTurn();
  const pick = onClock(room);
  if (room.draft.spot !== spot || pick?.ownerClubId !== clubId) return draftRefusals.notYourTurn();
  if (!room.prospects.has(playerId)) return draftRefusals.notToBeHad();
  await chooseFor(tx, room, { pick, playerId }, today);
  return { ok: true };
}

/** Selects the best of the list, or of the scouts' board, when the clock runs out. Does nothing if the pick has been made. */
export async function pickByClock(
  tx: Transaction,
  { draftId, spot }: { draftId: number; spot: number },
  today: DraftDay,
): Promise<void> {
  const room = await enterLive(tx, draftId, today.secret);
  if (!room || room.draft.spot !== spot) return;
  const { clockEndsAt } = room.draft;
  // Its clock was stopped.
  if (clockEndsAt === null) return;
  if (clockEndsAt > today.now.getTime()) return queueClock(tx, room.draft, clockEndsAt, today.enqueue);
  const pick = onClock(room);
  const playerId = pick ? room.choiceOf(pick.ownerClubId) : null;
  if (!pick || playerId === null) return goToNext(tx, room, today);
  await chooseFor(tx, room, { pick, playerId }, today);
  const userId = room.managerOf(pick.ownerClubId);
  if (userId === null) return;
  const params = { player: room.prospects.get(playerId)?.name ?? '', playerId, spot };
  await notify(pgRows(tx), [{ userId, channel: 'news', kind: 'drafted-for-you', params }]);
}

/** Returns a live draft, locked until the transaction ends; null when it is not live (anymore). */
async function enterLive(tx: Transaction, draftId: number, secret: Secret): Promise<DraftRoom | null> {
  const rows = pgRows(tx);
  await rows.lock(drafts, { id: draftId });
  const [draft] = await rows.read(drafts, DRAFT_COLUMNS, { id: draftId });
  if (draft?.status !== 'live') return null;
  // A concurrent trade of the pick waits and then finds it used, or came first. Trades lock teams before picks, and a selection writes the team: in
  // another order the two would deadlock.
  await rows.lock(teams, { leagueId: draft.leagueId, level: 'PRO' });
  await rows.lock(draftPicks, { leagueId: draft.leagueId, season: draft.season, spot: draft.spot });
  return enterRoom(rows, draft, secret);
}

const onClock = ({ draft, picks }: DraftRoom): Pick | undefined => picks.find(({ spot }) => spot === draft.spot);

async function chooseFor(
  tx: Transaction,
  room: DraftRoom,
  chosen: { pick: Pick; playerId: PlayerId },
  today: DraftDay,
): Promise<void> {
  await recordChoices(pgRows(tx), room, [chosen], { day: today.day, isAnnounced: true });
  chosen.pick.playerId = chosen.playerId;
  await goToNext(tx, room, today);
}

async function goToNext(tx: Transaction, room: DraftRoom, today: DraftDay): Promise<void> {
  const { draft, picks } = room;
  const next = picks.find(({ spot, playerId }) => spot > draft.spot && playerId === null);
  if (next) return putOnClock(tx, room, next.spot, today);
  const over = { status: 'done' as const, spot: (picks.at(-1)?.spot ?? 0) + 1, clockEndsAt: null };
  await pgRows(tx).updateWhere(drafts, over, { id: draft.id });
  await publishChange(tx, [`league:${draft.leagueId}`]);
  await goOnWithDrafts(tx, today);
}

async function putOnClock(tx: Transaction, room: DraftRoom, spot: number, today: DraftDay): Promise<void> {
  const { draft, picks, managerOf } = room;
  const managed = picks.map(({ ownerClubId }) => managerOf(ownerClubId) !== null);
  const isManaged = managed[picks.findIndex((pick) => pick.spot === spot)] ?? false;
  const time = draft.status === 'waiting' ? openingSeconds : secondsFor;
  const rows = pgRows(tx);
  const pace = { dayMinutes: today.dayMinutes, clockSeconds: await readClockSeconds(rows) };
  const clockEndsAt = Math.round(today.now.getTime() + time(isManaged, managed, pace) * 1000);
  await rows.updateWhere(drafts, { status: 'live', spot, clockEndsAt }, { id: draft.id });
  await queueClock(tx, { ...draft, spot }, clockEndsAt, today.enqueue);
  await publishChange(tx, [`league:${draft.leagueId}`]);
}

async function queueClock(
  tx: Transaction,
  { id, spot }: { id: number; spot: number },
  endsAt: number,
  enqueue: Enqueue,
): Promise<void> {
  await enqueue(
    tx,
    DRAFT_PICK_JOB,
    { draftId: id, spot },
    { key: `${DRAFT_PICK_JOB}/${id}/${spot}`, runAt: new Date(endsAt) },
  );
}
