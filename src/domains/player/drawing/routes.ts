/** The face of a player; part of the player's routes. */

import { player } from '#domains/player/contract.ts';
import { faceSvg } from '#domains/player/drawing/face.ts';
import { playerRefusals } from '#domains/player/refusals.ts';
import { findPlayerLook } from '#domains/player/store/looks.ts';
import { implementing, refuse } from '#platform/calls/api.ts';
import { answerDrawing } from '#platform/drawing/answer.ts';

const api = implementing(player);

export const playerDrawingRoutes = {
  face: api.face.handler(async ({ context, input: { id, team } }) => {
    const look = (await findPlayerLook(context.db, id, team)) ?? refuse(playerRefusals.unknown());
    return answerDrawing(context, {
      name: team === undefined ? `face-${id}` : `face-${id}-${team}`,
      look,
      draw: () => faceSvg(look.face, look.wear),
    });
  }),
};
