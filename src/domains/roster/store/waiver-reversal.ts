/** Reversal of a former manager's waivers: while the player is unclaimed, or with the consent of the club that claimed him. */

import { rosterTopics } from '#domains/club/store/topics.ts';
import { teams } from '#domains/club/tables.ts';
import { faultOfOneMorePlayer } from '#domains/contracts/store/active.ts';
import { moveContracts } from '#domains/contracts/store/contracts.ts';
import { faultOfChange, faultOfClaim } from '#domains/contracts/store/legality.ts';
import { notificationRefusals } from '#domains/notifications/refusals.ts';
import { notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import { MIN_HEALTHY } from '#domains/roster/constants.ts';
import { rosterRefusals } from '#domains/roster/refusals.ts';
import { wantsOnWaivers } from '#domains/roster/rules/moves.ts';
import { joinTeam, openWaiver } from '#domains/roster/store/moves.ts';
import { waivers } from '#domains/roster/tables.ts';
import { managerOf } from '#domains/seat/store/holders.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import { groupOf } from '#engine/player/skills.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Returns a club's waivers placed within some days that can be reversed: open ones, and those claimed by other clubs. */
export async function waiversPlaced(
  rows: RowReader,
  { clubId, fromDay, toDay }: { clubId: ClubId; fromDay: number; toDay: number },
): Promise<{ waiverId: number; playerId: PlayerId; player: string; placedOn: number }[]> {
  const columns = ['id', 'playerId', 'placedOn'] as const;
  const which = {
    clubId,
    status: ['open' as const, 'claimed' as const],
    placedOn: { atLeast: fromDay, atMost: toDay },
  };
  const placed = await rows.read(waivers, columns, which);
  const people = await rows.read(players, ['id', 'firstname', 'lastname'], {
    id: placed.map(({ playerId }) => playerId),
  });
  const nameOf = new Map(people.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
  return placed.map(({ id: waiverId, playerId, placedOn }) => {
    return { waiverId, playerId, player: nameOf.get(playerId) ?? '', placedOn };
  });
}

/** Takes a player off waivers while he is unclaimed and still fits. */
export async function withdrawFromWaivers(
  tx: Transaction,
  { playerId, clubId, placedOn }: { playerId: PlayerId; clubId: ClubId; placedOn: number },
  today: Today,
): Promise<{ ok: true } | Refused> {
  const rows = pgRows(tx);
  await rows.lock(teams, { clubId });
  await rows.lock(players, { id: playerId });
  // A claim locks the same row, so it comes before or after.
  await rows.lock(waivers, { playerId, status: 'open' });
  const waiver = await openWaiver(rows, playerId);
  if (!waiver || waiver.clubId !== clubId || waiver.placedOn !== placedOn) return notificationRefusals.changedSince();
  if (waiver.claimedBy.length > 0) return rosterRefusals.claimedByOthers();
  const waiting = await rows.read(waivers, ['playerId'], { clubId, status: 'open' }, ['playerId']);
  const goingDown = waiting.map((row) => row.playerId);
  const change = { move: [{ playerId, level: 'PRO' as const }] };
  const fault =
    (await faultOfChange(rows, { clubId, change, goingDown }, today)) ??
    (await faultOfOneMorePlayer(rows, clubId, today));
  if (fault) return fault;
  await rows.updateWhere(waivers, { status: 'withdrawn' }, { id: waiver.id });
  await publishChange(tx, await rosterTopics(tx, { clubIds: [clubId], playerIds: [playerId] }));
  return { ok: true };
}

/**
 * Reverses a waiver. A claimed player returns only if the claiming club agrees: an AI club if it loses nothing, a manager when asked, which the
 * refusal says.
 */
export async function reverseWaiver(
  tx: Transaction,
  { waiverId, clubId }: { waiverId: number; clubId: ClubId },
  today: Today,
): Promise<{ ok: true } | Refused> {
  const rows = pgRows(tx);
  const [waiver] = await rows.read(waivers, ['playerId', 'clubId', 'placedOn', 'status', 'claimedByClubId'], {
    id: waiverId,
    clubId,
  });
  if (!waiver) return notificationRefusals.changedSince();
  const { playerId, placedOn, status, claimedByClubId: holderId } = waiver;
  if (status === 'open') return withdrawFromWaivers(tx, { playerId, clubId, placedOn }, today);
  if (status !== 'claimed' || holderId === null) return notificationRefusals.changedSince();
  const held = { waiverId, playerId, clubId, holderId };
  const fault = await holdClaimed(rows, held, today);
  if (fault) return fault;
  const userId = await managerOf(rows, holderId);
  const team = await nameOfFirstTeam(rows, holderId);
  if (userId !== null) {
    await askForReturn(rows, { ...held, userId }, today);
    return rosterRefusals.returnAsked({ team });
  }
  if (await isMissed(rows, held)) return rosterRefusals.returnDeclined({ team });
  await giveBack(tx, held, today);
  return { ok: true };
}

/** Gives back a player the club claimed off waivers, as its manager was asked to. */
export async function returnClaimed(
  tx: Transaction,
  { waiverId, holderId }: { waiverId: number; holderId: ClubId },
  today: Today,
): Promise<{ ok: true } | Refused> {
  const rows = pgRows(tx);
  const [waiver] = await rows.read(waivers, ['playerId', 'clubId'], { id: waiverId, claimedByClubId: holderId });
  if (!waiver) return notificationRefusals.changedSince();
  const held = { ...waiver, waiverId, holderId };
  const fault = await holdClaimed(rows, held, today);
  if (fault) return fault;
  await giveBack(tx, held, today);
  return { ok: true };
}

interface Claimed {
  waiverId: number;
  playerId: PlayerId;
  /** The club that waived him, and the one that claimed him. */
  clubId: ClubId;
  holderId: ClubId;
}

/** Locks both clubs and the player, and returns why he cannot return. */
async function holdClaimed(
  rows: Rows,
  { waiverId, playerId, clubId, holderId }: Claimed,
  today: Today,
): Promise<Refused | null> {
  await rows.lock(teams, { clubId: [clubId, holderId] });
  await rows.lock(players, { id: playerId });
  const [waiver] = await rows.read(waivers, ['status'], { id: waiverId });
  const [player] = await rows.read(players, ['teamId', 'positions'], { id: playerId });
  const own = await rows.read(teams, ['id', 'level'], { clubId: holderId });
  const team = own.find(({ id }) => id === player?.teamId);
  if (waiver?.status !== 'claimed' || !player || !team) return notificationRefusals.changedSince();
  const squad = await rows.read(players, ['id', 'positions'], { teamId: team.id });
  const group = groupOf(player.positions[0] ?? 'C');
  const left = squad.filter(({ id, positions }) => id !== playerId && groupOf(positions[0] ?? 'C') === group);
  if (left.length < MIN_HEALTHY[group]) return rosterRefusals.returnLeavesTooFew({ fewest: MIN_HEALTHY[group] });
  return (await faultOfClaim(rows, { clubId, playerId }, today)) ?? (await faultOfOneMorePlayer(rows, clubId, today));
}

/** Returns whether the holder would miss him: he is better than the weakest of the others at his position by the margin for a claim. */
async function isMissed(rows: RowReader, { playerId, holderId }: Claimed): Promise<boolean> {
  const [first] = await rows.read(teams, ['id'], { clubId: holderId, level: 'PRO' });
  const [player] = await rows.read(players, ['positions', 'skills'], { id: playerId });
  const position = player?.positions[0] ?? 'C';
  const squad = await rows.read(players, ['id', 'positions', 'skills'], { teamId: first?.id ?? 0 });
  const others = squad.filter(({ id, positions }) => id !== playerId && positions[0] === position);
  return wantsOnWaivers(
    overallOf(position, player?.skills ?? []),
    others.map(({ skills }) => overallOf(position, skills)),
  );
}

/** Asks the claiming club's manager, once. */
async function askForReturn(
  rows: Rows,
  { waiverId, playerId, clubId, holderId, userId }: Claimed & { userId: UserId },
  { absoluteDay }: Pick<Today, 'absoluteDay'>,
): Promise<void> {
  const [asked] = await rows.read(waivers, ['returnAskedOn'], { id: waiverId });
  if (asked?.returnAskedOn !== null) return;
  await rows.updateWhere(waivers, { returnAskedOn: absoluteDay }, { id: waiverId });
  const [player] = await rows.read(players, ['firstname', 'lastname'], { id: playerId });
  const params = {
    player: `${player?.firstname} ${player?.lastname}`,
    playerId,
    team: await nameOfFirstTeam(rows, clubId),
    waiverId,
  };
  const act = { clubId: holderId, on: absoluteDay };
  await notify(rows, [{ userId, channel: 'news', kind: 'waiver-return', params, act }]);
}

async function giveBack(
  tx: Transaction,
  { waiverId, playerId, clubId, holderId }: Claimed,
  today: Today,
): Promise<void> {
  const rows = pgRows(tx);
  const [first] = await rows.read(teams, ['id'], { clubId, level: 'PRO' });
  if (!first) throw new Error(`club ${clubId} has no PRO team`);
  await moveContracts(rows, { playerId, clubId, season: today.season });
  await joinTeam(rows, { playerId, teamId: first.id, today });
  await rows.updateWhere(waivers, { status: 'withdrawn' }, { id: waiverId });
  await publishChange(tx, await rosterTopics(tx, { clubIds: [clubId, holderId], playerIds: [playerId] }));
}

async function nameOfFirstTeam(rows: RowReader, clubId: ClubId): Promise<string> {
  const [team] = await rows.read(teams, ['city', 'nickname'], { clubId, level: 'PRO' });
  return team ? `${team.city} ${team.nickname}` : '';
}
