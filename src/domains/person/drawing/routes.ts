/** Serves the face of a person. */
import { persons } from '#domains/person/contract.ts';
import { personRefusals } from '#domains/person/refusals.ts';
import { findPersonFace } from '#domains/person/store/persons.ts';
import { implementing, refuse } from '#platform/calls/api.ts';
import { answerDrawing } from '#platform/drawing/answer.ts';
import { faceSvg } from '#platform/drawing/face.ts';

export const personDrawingRoutes = implementing(persons, {
  face: async ({ context, input: { id } }) => {
    const face = (await findPersonFace(context.db, id)) ?? refuse(personRefusals.unknown());
    return answerDrawing(context, { name: `person-${id}`, look: face, draw: () => faceSvg(face, null) });
  },
});
