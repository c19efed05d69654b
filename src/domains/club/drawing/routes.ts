/** Crest and jersey routes, part of the club's routes. */

import { club } from '#domains/club/contract.ts';
import { crestSvg } from '#domains/club/drawing/crest.ts';
import { jerseySvg } from '#domains/club/drawing/jersey.ts';
import { clubRefusals } from '#domains/club/refusals.ts';
import { findClubLook } from '#domains/club/store/looks.ts';
import { implementing, refuse } from '#platform/calls/api.ts';
import { answerDrawing } from '#platform/drawing/answer.ts';

export const clubDrawingRoutes = implementing(club, {
  crest: async ({ context, input: { id } }) => {
    const { crest, colors } = (await findClubLook(context.db, id)) ?? refuse(clubRefusals.unknown());
    return answerDrawing(context, { name: `crest-${id}`, look: [crest, colors], draw: () => crestSvg(crest, colors) });
  },

  jersey: async ({ context, input: { id } }) => {
    const look = (await findClubLook(context.db, id)) ?? refuse(clubRefusals.unknown());
    const { jersey, crest, colors } = look;
    return answerDrawing(context, { name: `jersey-${id}`, look, draw: () => jerseySvg(jersey, crest, colors) });
  },

  tryCrest: ({ context, input: { primary, secondary, accent, ...crest } }) => {
    const colors = [primary, secondary, accent];
    return answerDrawing(context, { name: 'crest-trial', look: [crest, colors], draw: () => crestSvg(crest, colors) });
  },

  tryJersey: ({ context, input: { pattern, primary, secondary, accent, ...crest } }) => {
    const [jersey, colors] = [{ pattern }, [primary, secondary, accent]];
    const look = { jersey, crest, colors };
    return answerDrawing(context, { name: 'jersey-trial', look, draw: () => jerseySvg(jersey, crest, colors) });
  },
});
