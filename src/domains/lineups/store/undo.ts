/** Lets a manager undo the assistant's return of a player to his place: the substitute gets it again. */
import { eq, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { lineupRefusals } from '#domains/lineups/refusals.ts';
import { completeTactics } from '#domains/lineups/rules/board.ts';
import { dressingLevel } from '#domains/lineups/rules/dressing-level.ts';
import { placeNamed, placeOf, putPlayer } from '#domains/lineups/rules/moves.ts';
import { avoidableFaults } from '#domains/lineups/rules/saving.ts';
import { benchOf } from '#domains/lineups/store/bench.ts';
import { saveLineup } from '#domains/lineups/store/lineups.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { notificationRefusals } from '#domains/notifications/refusals.ts';
import type { Act, Undo, UndoingAtNation } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

type RosterOf = (tx: Transaction, teamId: TeamId, today: Today) => Promise<readonly RosterPlayer[]>;

/** @param rosterOf all players of a team, as lineups take them: provided by another noun */
export const undoReturn = (rosterOf: RosterOf): Undo<'lineup-return'> => ({
  isOpen: ({ absoluteDay }) => sql`(${notifications.actedOn} = ${absoluteDay} and exists (select from ${lineups}
    where ${lineups.teamId} = (${notifications.params} ->> 'teamId')::int and ${lineups.savedBy} = 'manager'
      and ${lineups.lineup} #>> string_to_array(${notifications.params} ->> 'place', '.') = ${notifications.params} ->> 'playerId'))`,

  undo: (tx, act, { manager: { userId, now }, today }) => putBack(tx, act, { userId, now, today, rosterOf }),
  undoAtNation: (tx, act, by) => putBack(tx, { ...act, clubId: null }, { ...by, rosterOf }),
});

/** Gives the substitute the place again. @param act.clubId the club that must own the team; null: a nation */
async function putBack(
  tx: Transaction,
  { clubId, on, params }: Omit<Act<'lineup-return'>, 'clubId'> & { clubId: ClubId | null },
  { userId, now, today, rosterOf }: UndoingAtNation & { rosterOf: RosterOf },
): Promise<{ ok: true } | Refused> {
  const { teamId, playerId, player, place, by } = params;
  if (on !== today.absoluteDay) return notificationRefusals.tooLate();
  if (!(await benchOf(tx, { teamId, userId })).may.lines) return lineupRefusals.notYours();
  const [team] = await tx.select({ clubId: teams.clubId, level: teams.level }).from(teams).where(eq(teams.id, teamId));
  const [row] = await tx.select().from(lineups).where(eq(lineups.teamId, teamId)).for('no key update');
  const at = placeNamed(place);
  const isAsLeft = at && row?.savedBy === 'manager' && at.read(row.lineup) === playerId;
  if (!isAsLeft || by === null || team?.clubId !== clubId || placeOf(row.lineup, by, 'dressed'))
    return notificationRefusals.changedSince();
  const roster = await rosterOf(tx, teamId, today);
  const lineup = putPlayer(row.lineup, by, place);
  const level = dressingLevel(team);
  const before = new Set(avoidableFaults(row.lineup, roster, level).map((fault) => `${fault.place}/${fault.code}`));
  const isWorse = avoidableFaults(lineup, roster, level).some((one) => !before.has(`${one.place}/${one.code}`));
  if (isWorse) return lineupRefusals.substituteGone();
  const { tactics, orders, version, isByCoach, returned } = row;
  await saveLineup(tx, { teamId, version, lineup, tactics: completeTactics(tactics), orders, isByCoach, now });
  const left = returned?.players.filter((one) => one.in !== player) ?? [];
  await tx
    .update(lineups)
    .set({ returned: returned && left.length > 0 ? { ...returned, players: left } : null })
    .where(eq(lineups.teamId, teamId));
  await publishChange(tx, [`team:${teamId}`]);
  return { ok: true };
}
