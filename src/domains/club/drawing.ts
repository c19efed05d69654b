/** Crest and jersey of a club; part of the club's routes. */
import { findClubLook } from '#domains/club/store/looks.ts';
import { api, refuse } from '#server/api.ts';
import { answerDrawing } from '#server/drawing/answer.ts';
import { crestSvg } from '#server/drawing/crest.ts';
import { jerseySvg } from '#server/drawing/jersey.ts';

const NO_SUCH_CLUB = 'There is no such club.';

export const clubDrawingRoutes = {
  crest: api.club.crest.handler(async ({ context, input: { id } }) => {
    const { crest, colors } = (await findClubLook(context.db, id)) ?? refuse(404, NO_SUCH_CLUB);
    return answerDrawing(context, { name: `crest-${id}`, look: [crest, colors], draw: () => crestSvg(crest, colors) });
  }),

  jersey: api.club.jersey.handler(async ({ context, input: { id } }) => {
    const look = (await findClubLook(context.db, id)) ?? refuse(404, NO_SUCH_CLUB);
    const { jersey, crest, colors } = look;
    return answerDrawing(context, { name: `jersey-${id}`, look, draw: () => jerseySvg(jersey, crest, colors) });
  }),
};
