/** Persons: who they are and how they look. What they do is their career's business. */

import * as z from 'zod';
import { given, id, ids } from '#domains/ids.ts';
import { ACTORS } from '#domains/person/constants.ts';
import { pageNumber, pagination, personRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

const personLine = z.object({
  person: personRef,
  age: z.number().int(),
  /** The first season of the career. */
  startedAt: z.number().int(),
  /** Whom he was as a player; null: none on record. */
  playerId: ids.player.nullable(),
});
export type PersonLine = z.infer<typeof personLine>;

export const persons = {
  list: call('activated')
    .route({ method: 'GET', path: '/persons', summary: 'Persons of a career that goes on, by name' })
    .input(z.object({ kind: z.enum(ACTORS).default('reporter'), nation: id.optional(), page: pageNumber }))
    .output(z.object({ data: z.array(personLine), pagination })),
  face: call('anyone')
    .route({ method: 'GET', path: '/persons/{id}/face.svg', summary: 'Face of a person as SVG' })
    .input(z.object({ id: given.person }))
    .output(z.file()),
};
