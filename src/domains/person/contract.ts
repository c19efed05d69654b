/** Persons: how they look. What they do is their career's business. */
import * as z from 'zod';
import { id } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

export const persons = {
  face: call('anyone')
    .route({ method: 'GET', path: '/persons/{id}/face.svg', summary: 'Face of a person as SVG' })
    .input(z.object({ id }))
    .output(z.file()),
};
