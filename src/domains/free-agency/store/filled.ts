/** Signings by assistants on their own: managers are notified of each contract and can undo it for a while. */
import { sql } from 'drizzle-orm';
import { rosterTopics } from '#domains/club/store/topics.ts';
import { teams } from '#domains/club/tables.ts';
import { dropArrival, tearUpContract } from '#domains/contracts/store/contracts.ts';
import { arrivals, contracts } from '#domains/contracts/tables.ts';
import { returnProspect } from '#domains/draft/store/rights.ts';
import { draftRights } from '#domains/draft/tables.ts';
import { UNDO_DAYS } from '#domains/free-agency/constants.ts';
import type { SummerPlan } from '#domains/free-agency/rules/summer.ts';
import { notificationRefusals } from '#domains/notifications/refusals.ts';
import { type Act, type Notice, notify, type Undo, type Undoing } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { freePlayersToday } from '#domains/player/store/summer.ts';
import { players } from '#domains/player/tables.ts';
import { injuredReserve, recalls, waivers } from '#domains/roster/tables.ts';
import type { Newcomer } from '#domains/youth/store/newcomers.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import { fullName } from '#engine/player/identity/names/names.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

interface Rights {
  draftClass: number;
  untilSeason: number;
}

/** Returns the rights to those of the players who are drafted prospects, before they turn pro. */
export async function prospectsAmong(rows: RowReader, playerIds: readonly PlayerId[]): Promise<Map<PlayerId, Rights>> {
  const held = await rows.read(draftRights, ['playerId', 'untilSeason'], { playerId: playerIds }, ['playerId']);
  const people = await rows.read(players, ['id', 'draftClass'], { id: held.map(({ playerId }) => playerId) });
  const classOf = new Map(people.map(({ id, draftClass }) => [id, draftClass]));
  return new Map(
    held.flatMap(({ playerId, untilSeason }): [PlayerId, Rights][] => {
      const draftClass = classOf.get(playerId) ?? null;
      return draftClass === null ? [] : [[playerId, { draftClass, untilSeason }]];
    }),
  );
}

interface Filled {
  /** The season that is ending. */
  season: number;
  assistants: ReadonlyMap<ClubId, { userId: UserId }>;
  plan: Pick<SummerPlan, 'placements'>;
  newcomers: readonly Newcomer[];
  rights: ReadonlyMap<PlayerId, Rights>;
}

/** Notifies managers of all players signed for open spots; for juniors from outside, only of their number. */
export async function notifyOfFilled(
  rows: Rows,
  { season, assistants, plan, newcomers, rights }: Filled,
): Promise<void> {
  if (assistants.size === 0) return;
  const juniorTeams = await rows.read(teams, ['id'], { clubId: [...assistants.keys()], level: 'U21' });
  const isJunior = new Set(juniorTeams.map(({ id }) => id));
  const signed = [
    ...plan.placements.flatMap(({ playerId, clubId, terms, level }) =>
      terms ? [{ playerId, clubId, terms, joinsJuniors: level === 'U21' && !rights.has(playerId) }] : [],
    ),
    ...newcomers.map(({ id, clubId, terms, teamId }) => {
      return { playerId: id, clubId, terms, joinsJuniors: isJunior.has(teamId) };
    }),
  ].filter(({ clubId }) => assistants.has(clubId));
  const id = signed.map(({ playerId }) => playerId);
  const people = await rows.read(players, ['id', 'firstname', 'lastname'], { id });
  const nameOf = new Map(people.map((player) => [player.id, fullName(player)]));
  const on = absoluteDayOf({ season, day: DAYS_PER_SEASON });
  const notices = [...assistants].flatMap(([clubId, { userId }]): Notice[] => {
    const ofClub = signed.filter((each) => each.clubId === clubId);
    const to = { userId, channel: 'news' as const };
    const count = ofClub.filter(({ joinsJuniors }) => joinsJuniors).length;
    return [
      ...ofClub
        .filter(({ joinsJuniors }) => !joinsJuniors)
        .map(({ playerId, terms: { salary, seasons } }): Notice => {
          const kept = rights.get(playerId);
          const params = { player: nameOf.get(playerId) ?? '', playerId, salary, seasons, rights: kept ?? null };
          return { ...to, kind: 'assistant-filled', params, act: { clubId, on } };
        }),
      ...(count > 0 ? [{ ...to, kind: 'juniors-joined' as const, params: { count } }] : []),
    ];
  });
  if (notices.length > 0) await notify(rows, notices);
}

/** Whether the contract named in a row of `notifications` is still with the club. */
const isSigned = sql`exists (select from ${contracts}
  where ${contracts.playerId} = (${notifications.params} ->> 'playerId')::int and ${contracts.boughtOutOn} is null
    and ${contracts.clubId} = ${notifications.clubId} and ${contracts.signedAt} = ${notifications.actedOn})`;

/** Voids a renewal before the market opens: his contract ends with the season, as if no renewal had been offered. */
export const undoRenewal: Undo<'assistant-signed'> = {
  isOpen: ({ absoluteDay }) =>
    sql`(${notifications.actedOn} + ${UNDO_DAYS.renewal}::int >= ${absoluteDay}::int and ${isSigned})`,
  async undo(tx, act, by) {
    const torn = await tearUp(tx, act, by, UNDO_DAYS.renewal);
    return torn.ok ? { ok: true } : torn;
  },
};

/** Frees a player signed for an open spot until the first round; a prospect becomes one again, as long as his rights last. */
export const undoFilled: Undo<'assistant-filled'> = {
  isOpen: ({ absoluteDay }) =>
    sql`(${notifications.actedOn} + ${UNDO_DAYS.filled}::int >= ${absoluteDay}::int and ${isSigned})`,
  async undo(tx, act, by) {
    const torn = await tearUp(tx, act, by, UNDO_DAYS.filled);
    if (!torn.ok) return torn;
    const rows = pgRows(tx);
    const { playerId, rights } = act.params;
    const { season, absoluteDay } = by.today;
    await freePlayersToday(rows, [playerId], { season, absoluteDay });
    if (rights && rights.untilSeason >= season) await returnProspect(rows, { playerId, clubId: act.clubId, ...rights });
    return { ok: true };
  },
};

/**
 * Voids a front-office signing from the frenzy, for a day, as with a renewal: he may sign again, or stay with his club until his contract expires;
 * once the season has turned he is a free agent.
 */
export const undoOfficeSigning: Undo<'office-signed'> = {
  isOpen: undoRenewal.isOpen,
  async undo(tx, act, by) {
    const torn = await tearUp(tx, act, by, UNDO_DAYS.renewal);
    if (!torn.ok) return torn;
    const { season, absoluteDay } = by.today;
    if (dateOf(act.on).season < season && !torn.isComing)
      await freePlayersToday(pgRows(tx), [act.params.playerId], { season, absoluteDay });
    return { ok: true };
  },
};

/** Ends the contract the assistant signed, as long as the player is still where it left him. `isComing`: he had not joined his new club yet. */
async function tearUp(
  tx: Transaction,
  {
    clubId,
    on,
    params: { playerId },
  }: Pick<Act<'assistant-signed' | 'assistant-filled' | 'office-signed'>, 'clubId' | 'on' | 'params'>,
  { today }: Undoing,
  days: number,
): Promise<{ ok: true; isComing: boolean } | Refused> {
  if (today.absoluteDay > on + days) return notificationRefusals.tooLate();
  const rows = pgRows(tx);
  await rows.lock(teams, { clubId });
  await rows.lock(players, { id: playerId });
  const own = await rows.read(teams, ['id'], { clubId });
  const [player] = await rows.read(players, ['teamId'], { id: playerId });
  const [contract] = await rows.read(contracts, ['id'], { playerId, clubId, signedAt: on, boughtOutOn: null });
  const isElsewhere =
    (await rows.read(waivers, ['id'], { playerId, status: 'open' })).length > 0 ||
    (await rows.read(recalls, ['playerId'], { playerId })).length > 0 ||
    (await rows.read(injuredReserve, ['playerId'], { playerId })).length > 0;
  const teamIds = own.map(({ id }) => id);
  const isComing = (await rows.read(arrivals, ['playerId'], { playerId, teamId: teamIds }, ['playerId'])).length > 0;
  if (!contract || isElsewhere || !(isComing || own.some(({ id }) => id === player?.teamId)))
    return notificationRefusals.changedSince();
  await dropArrival(rows, { playerId, teamIds });
  await tearUpContract(rows, contract.id);
  await publishChange(tx, await rosterTopics(tx, { clubIds: [clubId], playerIds: [playerId] }));
  return { ok: true, isComing };
}
