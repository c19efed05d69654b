/** The face of a player; part of the player's routes. */
import { findPlayerLook } from '#domains/player/store/looks.ts';
import { api, refuse } from '#server/api.ts';
import { answerDrawing } from '#server/drawing/answer.ts';
import { faceSvg } from '#server/drawing/face.ts';

export const playerDrawingRoutes = {
  face: api.player.face.handler(async ({ context, input: { id } }) => {
    const look = (await findPlayerLook(context.db, id)) ?? refuse(404, 'There is no such player.');
    return answerDrawing(context, { name: `face-${id}`, look, draw: () => faceSvg(look.face, look.wear) });
  }),
};
