/** Undoing assistants' roster moves: by the rules of managers' own moves, and only while nothing has changed since. */
import { sql } from 'drizzle-orm';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { rosterTopics } from '#domains/club/store/topics.ts';
import { teams } from '#domains/club/tables.ts';
import { notificationRefusals } from '#domains/notifications/refusals.ts';
import type { Undo } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { decideMove } from '#domains/roster/rules/moves.ts';
import { joinTeam, loadMoving, movePlayerNow } from '#domains/roster/store/moves.ts';
import { setReserveNow } from '#domains/roster/store/reserve.ts';
import { returnClaimed, withdrawFromWaivers } from '#domains/roster/store/waiver-reversal.ts';
import { injuredReserve, recalls, waivers } from '#domains/roster/tables.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** The player named in a row of `notifications`. */
const playerOfRow = sql`(${notifications.params} ->> 'playerId')::int`;

/** Sends a called-up player home, as would happen once he is not needed: without waivers, and in his own number. */
export const undoRecall: Undo<'assistant-recalled'> = {
  isOpen: () => sql`exists (select from ${recalls}
    where ${recalls.playerId} = ${playerOfRow} and ${recalls.since} = ${notifications.actedOn})`,

  async undo(tx, { on, params: { playerId } }, { manager: { clubId }, today }) {
    const rows = pgRows(tx);
    await rows.lock(teams, { clubId });
    await rows.lock(players, { id: playerId });
    const [recall] = await rows.read(recalls, ['homeTeamId'], { playerId, since: on }, ['playerId']);
    const [home] = (await rows.read(teams, ['id', 'level'], { id: recall?.homeTeamId ?? 0, clubId })).filter(isOfClub);
    if (!home) return notificationRefusals.changedSince();
    const decided = decideMove(await loadMoving(rows, { playerId, clubId, season: today.season }), home.level);
    if (!decided.ok) return decided;
    await joinTeam(rows, { playerId, teamId: home.id, today });
    await publishChange(tx, await rosterTopics(tx, { clubIds: [clubId], playerIds: [playerId] }));
    return { ok: true };
  },
};

const isOnWaivers = sql<boolean>`exists (select from ${waivers} where ${waivers.playerId} = ${playerOfRow} and ${waivers.status} = 'open'
  and ${waivers.clubId} = ${notifications.clubId} and ${waivers.placedOn} = ${notifications.actedOn})`;

/** Takes players off waivers who were waived by the assistant before the manager took over. */
export const undoInheritedWaivers: Undo<'waivers-inherited'> = {
  isOpen: () => isOnWaivers,
  undo: (tx, { on, params: { playerId } }, { manager: { clubId }, today }) =>
    withdrawFromWaivers(tx, { playerId, clubId, placedOn: on }, today),
};

/** Brings a player sent down back the same day if he still fits: from waivers as long as no club has claimed him. */
export const undoSendingDown: Undo<'assistant-sent-down'> = {
  isOpen: ({ absoluteDay }) => sql`(${notifications.actedOn} = ${absoluteDay}
    and case when ${notifications.params} ->> 'isOnWaivers' = 'true'
      then ${isOnWaivers}
      else exists (select from ${players} join ${teams} on ${teams.id} = ${players.teamId}
        where ${players.id} = ${playerOfRow} and ${teams.clubId} = ${notifications.clubId}
          and ${teams.level} = ${notifications.params} ->> 'to') end)`,

  async undo(tx, act, by) {
    const { on, params } = act;
    if (on !== by.today.absoluteDay) return notificationRefusals.tooLate();
    const { playerId, to, isOnWaivers } = params;
    const { clubId } = by.manager;
    if (isOnWaivers) return withdrawFromWaivers(tx, { playerId, clubId, placedOn: on }, by.today);
    const rows = pgRows(tx);
    await rows.lock(teams, { clubId });
    await rows.lock(players, { id: playerId });
    const [player] = await rows.read(players, ['teamId'], { id: playerId });
    const [team] = await rows.read(teams, ['level'], { id: player?.teamId ?? 0, clubId });
    if (team?.level !== to) return notificationRefusals.changedSince();
    const moved = await movePlayerNow(tx, { playerId, clubId, to: 'PRO', now: by.manager.now }, by.today);
    return moved.ok ? { ok: true } : moved;
  },
};

/** Takes a player off injured reserve if the first team has room. */
export const undoReserve: Undo<'assistant-reserved'> = {
  isOpen: () => sql`exists (select from ${injuredReserve} where ${injuredReserve.playerId} = ${playerOfRow}
    and ${injuredReserve.clubId} = ${notifications.clubId} and ${injuredReserve.since} = ${notifications.actedOn})`,

  async undo(tx, { on, params: { playerId } }, { manager, today }) {
    const { clubId } = manager;
    await pgRows(tx).lock(teams, { clubId });
    const there = await pgRows(tx).read(injuredReserve, ['playerId'], { playerId, clubId, since: on }, ['playerId']);
    if (there.length === 0) return notificationRefusals.changedSince();
    return setReserveNow(tx, { ...manager, playerId, isOn: false }, today);
  },
};

/** Gives a claimed player back to the club that waived him, at its request. */
export const undoClaim: Undo<'waiver-return'> = {
  isOpen: () => sql`exists (select from ${waivers} where ${waivers.id} = (${notifications.params} ->> 'waiverId')::int
    and ${waivers.status} = 'claimed' and ${waivers.claimedByClubId} = ${notifications.clubId})`,

  undo: (tx, { params: { waiverId } }, { manager: { clubId }, today }) =>
    returnClaimed(tx, { waiverId, holderId: clubId }, today),
};
