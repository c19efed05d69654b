/** Finds a club's former manager, and notifies their successor. */
import { type SQL, sql } from 'drizzle-orm';
import { firstTeamOfClub } from '#domains/club/store/first-teams.ts';
import { facilities } from '#domains/facilities/tables.ts';
import { loans } from '#domains/finances/tables.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { REVERSIBLE } from '#domains/probation/constants.ts';
import type { FormerAct } from '#domains/probation/kinds.ts';
import { waivers } from '#domains/roster/tables.ts';
import { managedClubs, tenuresLeft } from '#domains/seat/store/holders.ts';
import { trades } from '#domains/trade/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Days of a manager whose acts can be reversed; both inclusive. */
export interface LastDays {
  clubId: ClubId;
  userId: UserId;
  fromDay: number;
  toDay: number;
}

/** An act and its absolute day. */
export interface DatedAct {
  act: FormerAct;
  on: number;
}

/**
 * Returns the last days before the club's former manager left. They also cover anyone else who managed it in those
 * days, so that a short takeover hides nothing. Null if no manager has left lately.
 */
export async function lastDaysOf(rows: RowReader, clubId: ClubId, absoluteDay: number): Promise<LastDays | null> {
  const tenures = await tenuresLeft(rows, { since: absoluteDay - REVERSIBLE.daysAfter, clubId: [clubId] });
  const last = tenures.at(-1);
  if (!last) return null;
  const { userId, toDay } = last;
  const first = Math.min(...tenures.map(({ fromDay }) => fromDay));
  return { clubId, userId, fromDay: Math.max(first, toDay - REVERSIBLE.daysBefore), toDay };
}

/** Notifies a new manager of each act that can be reversed; the inbox allows undoing it. */
export async function tellSuccessor(
  rows: Rows,
  { clubId, userId }: { clubId: ClubId; userId: UserId },
  acts: readonly DatedAct[],
): Promise<void> {
  await notify(
    rows,
    acts.map(({ act, on }): Notice => {
      return { userId, channel: 'news', kind: 'former-act', params: { act }, act: { clubId, on } };
    }),
  );
}

/** The act in a row of `notifications`. */
const told = sql`${notifications.params} -> 'act'`;

/**
 * Returns the condition that the act of a notification can still be reversed: it is recent, and no third party has
 * acted on it.
 */
export function isStillOpen(absoluteDay: number): SQL<boolean> {
  return sql<boolean>`(${notifications.actedOn} >= ${absoluteDay - REVERSIBLE.daysAfter}
    and case ${told} ->> 'what'
      when 'loan' then exists (select from ${loans} where ${loans.id} = (${told} ->> 'loanId')::int and ${loans.owed} > 0)
      when 'facility' then exists (select from ${facilities} where ${facilities.clubId} = ${notifications.clubId}
        and ${facilities.facility} = ${told} ->> 'facility' and ${facilities.readyOn} is not null
        and ${facilities.begunOn} = ${notifications.actedOn})
      when 'waiver' then exists (select from ${waivers} where ${waivers.id} = (${told} ->> 'waiverId')::int
        and ${waivers.status} in ('open', 'claimed'))
      else exists (select from ${trades} where ${trades.id} = (${told} ->> 'tradeId')::int
        and ${trades.status} in ('open', 'escrow')) end)`;
}

/** Returns the clubs without a manager whose former one has left since the previous morning. */
export async function clubsLeftLately(rows: RowReader, absoluteDay: number): Promise<ClubId[]> {
  const lately = new Set((await tenuresLeft(rows, { since: absoluteDay - 1 })).map(({ clubId }) => clubId));
  const managed = await managedClubs(rows, [...lately]);
  return [...lately].filter((clubId) => !managed.has(clubId)).sort((one, other) => one - other);
}

/** Returns the players of a club's first team. */
export async function firstTeamSquad(rows: RowReader, clubId: ClubId) {
  const team = await firstTeamOfClub(rows, clubId);
  return team ? rows.read(players, ['id', 'positions', 'skills'], { teamId: team.id }) : [];
}
