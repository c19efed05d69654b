/** Scouting assignments, and who may give them. */
import { jobs } from '#domains/job/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { Destination } from '#domains/scout/contract.ts';
import { scoutRefusals } from '#domains/scout/refusals.ts';
import { costOf } from '#domains/scout/rules/trips.ts';
import { leftOnTheRoad } from '#domains/scout/store/budgets.ts';
import { scoutAssignments, scouts } from '#domains/scout/tables.ts';
import { managerOf } from '#domains/seat/store/holders.ts';
import { absoluteDayOf, PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId, NationId, PersonId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Row, RowReader, Rows } from '#platform/rows/rows.ts';

export type Assignment = Row<typeof scoutAssignments>;
const COLUMNS = ['personId', 'clubId', 'kind', 'nationId', 'age', 'playerId', 'sinceDay'] as const;

export function assignments(
  rows: RowReader,
  where: { personId?: PersonId | readonly PersonId[]; clubId?: ClubId } = {},
): Promise<Assignment[]> {
  return rows.read(scoutAssignments, COLUMNS, where, ['personId']);
}

interface Sending {
  userId: UserId;
  personId: PersonId;
}

/** Sends a scout: by his own user, or the manager of the club that he works for. */
export async function assign(
  tx: Transaction,
  { userId, personId, destination }: Sending & { destination: Destination },
  { season, day }: Pick<Today, 'season' | 'day'>,
): Promise<{ ok: true } | Refused> {
  const rows = pgRows(tx);
  const sender = await senderOf(rows, { userId, personId });
  if (!sender.ok) return sender;
  if (day >= PHASE_STARTS.draft) return scoutRefusals.tooLate();
  const { kind } = destination;
  if (kind === 'opponent' && sender.clubId === null) return scoutRefusals.noOpponent();
  const place = {
    nationId: kind === 'nation' ? destination.nationId : null,
    age: kind === 'age' ? destination.age : null,
    playerId: kind === 'player' ? destination.playerId : null,
  };
  if (place.nationId !== null && (await rows.read(nations, ['id'], { id: place.nationId })).length === 0)
    return scoutRefusals.unknownNation();
  if (place.playerId !== null) {
    const [boy] = await rows.read(players, ['id'], { id: place.playerId, status: 'amateur', draftClass: season });
    if (!boy) return scoutRefusals.notOfTheClass();
  }
  const { clubId } = sender;
  const left = clubId === null ? null : await leftOnTheRoad(rows, { season, clubId });
  if (left !== null) {
    const cost = costOf({ assignment: { kind, nationId: place.nationId }, nations: await homeOf(rows, personId) });
    if (cost > left) return scoutRefusals.budgetSpent({ left, cost });
  }
  await rows.remove(scoutAssignments, ['personId'], { personId });
  await rows.insert(scoutAssignments, [{ personId, clubId, kind, ...place, sinceDay: absoluteDayOf({ season, day }) }]);
  return { ok: true };
}

/** Returns the nations whose hockey a scout knows, including his own. */
async function homeOf(rows: RowReader, personId: PersonId): Promise<ReadonlySet<NationId>> {
  const [person] = await rows.read(persons, ['nationId'], { id: personId });
  const [scout] = await rows.read(scouts, ['nations'], { personId }, ['personId']);
  return new Set([...(person ? [person.nationId] : []), ...(scout?.nations ?? [])]);
}

/** Calls a scout back; does nothing if he has no assignment. */
export async function recall(tx: Transaction, sending: Sending): Promise<{ ok: true } | Refused> {
  const rows = pgRows(tx);
  const sender = await senderOf(rows, sending);
  if (sender.ok) await rows.remove(scoutAssignments, ['personId'], { personId: sending.personId });
  return sender.ok ? { ok: true } : sender;
}

/** Returns the club that he would travel for; locks his career and his job until the transaction ends. */
async function senderOf(
  rows: Rows,
  { userId, personId }: Sending,
): Promise<{ ok: true; clubId: ClubId | null } | Refused> {
  await rows.lock(persons, { id: personId });
  const [person] = await rows.read(persons, ['userId'], { id: personId, kind: 'scout', retiredAt: null });
  if (!person) return scoutRefusals.unknown();
  const held = { personId, kind: 'scout', state: 'held' } as const;
  await rows.lock(jobs, held);
  const [job] = await rows.read(jobs, ['clubId'], held);
  const clubId = job?.clubId ?? null;
  if (person.userId === userId) return { ok: true, clubId };
  const isEmployer = clubId !== null && (await managerOf(rows, clubId)) === userId;
  return isEmployer ? { ok: true, clubId } : scoutRefusals.notYours();
}

/**
 * Returns the assignments still valid: of scouts who still work for the club that sent them, or travel for themselves.
 * Removes the others.
 */
export async function standingAssignments(rows: Rows): Promise<Assignment[]> {
  const given = await assignments(rows);
  if (given.length === 0) return [];
  const personId = given.map((one) => one.personId);
  const held = await rows.read(jobs, ['personId', 'clubId'], { personId, kind: 'scout', state: 'held' });
  const active = await rows.read(persons, ['id'], { id: personId, retiredAt: null });
  const clubOf = new Map(held.map((job) => [job.personId, job.clubId]));
  const atWork = new Set(active.map(({ id }) => id));
  const stands = (one: Assignment) =>
    one.clubId === null
      ? atWork.has(one.personId) && !clubOf.has(one.personId)
      : clubOf.get(one.personId) === one.clubId;
  const over = given.filter((one) => !stands(one));
  if (over.length > 0) await rows.remove(scoutAssignments, ['personId'], { personId: over.map((one) => one.personId) });
  return given.filter(stands);
}

/** Ends all assignments, since the class has been drafted; or only those of these scouts. */
export async function endAssignments(rows: Rows, personIds?: readonly PersonId[]): Promise<void> {
  if (personIds) {
    if (personIds.length > 0) await rows.remove(scoutAssignments, ['personId'], { personId: personIds });
  } else if ((await assignments(rows)).length > 0) await rows.remove(scoutAssignments, ['personId'], {});
}
