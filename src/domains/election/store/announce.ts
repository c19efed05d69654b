/** Announces elections to members and in the news. */

import type { ElectionCause } from '#domains/election/constants.ts';
import type { OfficeOrigin } from '#domains/federation/constants.ts';
import { federationMembers } from '#domains/federation/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { persons } from '#domains/person/tables.ts';
import type { SeasonDay } from '#engine/calendar.ts';
import type { NationId, PersonId, UserId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Named {
  nationId: NationId;
  nation: string;
}

async function namesOf(rows: Rows, nationIds: readonly NationId[]): Promise<Map<NationId, Named>> {
  const known = await rows.read(nations, ['id', 'name'], { id: nationIds });
  return new Map(known.map(({ id, name }) => [id, { nationId: id, nation: name }]));
}

/** Sends one notification to every member of these federations. */
async function notifyMembers(
  rows: Rows,
  names: ReadonlyMap<NationId, Named>,
  noteOf: (of: Named, userId: UserId) => Notice,
): Promise<void> {
  const members = await rows.read(federationMembers, ['nationId', 'userId'], {
    nationId: [...names.keys()],
    state: 'member',
  });
  await notify(
    rows,
    members.flatMap(({ nationId, userId }): Notice[] => {
      const of = names.get(nationId);
      return of ? [noteOf(of, userId)] : [];
    }),
  );
}

/** Announces elections to members; only a recall is news for everyone. */
export async function announceCalls(
  rows: Rows,
  { nationIds, cause, season, day }: SeasonDay & { nationIds: readonly NationId[]; cause: ElectionCause },
): Promise<void> {
  const names = await namesOf(rows, nationIds);
  await notifyMembers(rows, names, (of, userId) => {
    return { userId, channel: 'world', kind: 'election-called', params: { ...of, cause } };
  });
  if (cause === 'regular') return;
  await writeNews(
    rows,
    [...names.values()].map((of) => ({ season, day, kind: 'election-called' as const, params: { ...of, cause } })),
  );
}

export async function announceBallots(
  rows: Rows,
  { nationIds, isRunoff }: { nationIds: readonly NationId[]; isRunoff: boolean },
): Promise<void> {
  await notifyMembers(rows, await namesOf(rows, nationIds), (of, userId) => {
    return { userId, channel: 'world', kind: 'election-ballot', params: { ...of, isRunoff } };
  });
}

interface Result {
  nationId: NationId;
  winnerId: PersonId;
  outcome: OfficeOrigin;
  votes: number | null;
  turnout: number | null;
}

export async function announceResults(
  rows: Rows,
  results: readonly Result[],
  { season, day }: SeasonDay,
): Promise<void> {
  if (results.length === 0) return;
  const names = await namesOf(
    rows,
    results.map(({ nationId }) => nationId),
  );
  const winners = await rows.read(persons, ['id', 'firstname', 'lastname'], {
    id: results.map(({ winnerId }) => winnerId),
  });
  const nameOf = new Map(winners.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
  const said = results.map(({ nationId, winnerId, outcome, votes, turnout }) => ({
    votes: { votes: votes ?? 0, turnout: turnout ?? 0 },
    result: {
      nationId,
      nation: names.get(nationId)?.nation ?? '',
      person: nameOf.get(winnerId) ?? '',
      personId: winnerId,
      outcome,
    },
  }));
  await writeNews(
    rows,
    said.map(({ result, votes }) => ({
      season,
      day,
      kind: 'president-elected' as const,
      personId: result.personId,
      params: { ...result, ...votes },
    })),
  );
  const resultOf = new Map(said.map(({ result }) => [result.nationId, result]));
  await notifyMembers(rows, names, ({ nationId, nation }, userId) => {
    const result = resultOf.get(nationId) ?? { nationId, nation, person: '', personId: 0, outcome: 'elected' as const };
    return { userId, channel: 'world', kind: 'election-result', params: result };
  });
}
