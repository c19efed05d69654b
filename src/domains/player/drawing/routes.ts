/** Face images of players; part of the player's routes. */

import { player } from '#domains/player/contract.ts';
import { playerRefusals } from '#domains/player/refusals.ts';
import { findPlayerLook } from '#domains/player/store/looks.ts';
import { implementing, refuse } from '#platform/calls/api.ts';
import { answerDrawing } from '#platform/drawing/answer.ts';
import { faceSvg } from '#platform/drawing/face.ts';

export const playerDrawingRoutes = implementing(player, {
  face: async ({ context, input: { id, team } }) => {
    const look = (await findPlayerLook(context.db, id, team)) ?? refuse(playerRefusals.unknown());
    return answerDrawing(context, {
      name: team === undefined ? `face-${id}` : `face-${id}-${team}`,
      look,
      draw: () => faceSvg(look.face, look.wear && { pattern: look.wear.jersey.pattern, colors: look.wear.colors }),
    });
  },
});
