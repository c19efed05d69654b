/** Users with a career as an agent. */
import { persons } from '#domains/person/tables.ts';
import type { PersonId, UserId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export type UserAgents = ReadonlyMap<PersonId, UserId>;

/** Returns the users who are agents, by person. */
export async function userAgents(rows: RowReader): Promise<UserAgents> {
  const found = await rows.read(persons, ['id', 'userId'], { kind: 'agent', retiredAt: null, userId: { isNot: null } });
  return new Map(found.flatMap(({ id, userId }) => (userId === null ? [] : [[id, userId] as const])));
}
