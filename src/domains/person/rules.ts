/** Paths of persons' pages. */
import type { CareerKind } from '#domains/person/constants.ts';
import type { PersonId } from '#engine/ids.ts';

/** Returns the path of a person's profile. */
export function personPath({ kind, id }: { kind: CareerKind; id: PersonId | number }): string {
  return kind === 'president' ? `/president/overview/${id}` : `/${kind}/${id}`;
}
