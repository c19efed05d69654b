/** Persons: names and faces. Their work belongs to the domain of their career. */

import * as z from 'zod';
import { given, id, ids } from '#domains/ids.ts';
import { ACTORS } from '#domains/person/constants.ts';
import { pageNumber, personRef } from '#domains/shapes.ts';
import { get } from '#platform/calls/call.ts';

const personLine = z.object({
  person: personRef,
  age: z.number().int(),
  /** The first season of the career. */
  startedAt: z.number().int(),
  /** The player he used to be; null: none on record. */
  playerId: ids.player.nullable(),
});
export type PersonLine = z.infer<typeof personLine>;

export const persons = {
  list: get('activated', '/persons')
    .says('Persons of a career that goes on, by name')
    .takes({ kind: z.enum(ACTORS).default('reporter'), nation: id.optional(), page: pageNumber })
    .answersPage(personLine),
  face: get('anyone', '/persons/{id}/face.svg')
    .says('Face of a person as SVG')
    .takes({ id: given.person })
    .answersBody(z.file()),
};
