/** Drawings of faces: as others see them, and previews. */
import { findClubLook } from '#domains/club/store/looks.ts';
import { withOwnClub } from '#domains/seat/store/callers.ts';
import { shop } from '#domains/shop/contract.ts';
import { userFaceSvg } from '#domains/shop/drawing/face.ts';
import { shopRefusals } from '#domains/shop/refusals.ts';
import { faceOf } from '#domains/shop/rules/face.ts';
import { findShownCustomLook } from '#domains/shop/store/custom-players.ts';
import { findShownFace } from '#domains/shop/store/looks.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { answerDrawing } from '#platform/drawing/answer.ts';

export const shopDrawingRoutes = implementing(shop, {
  face: async ({ context, input: { id } }) => {
    const look = (await findShownFace(context.db, id, context.now)) ?? refuse(shopRefusals.unknownUser());
    return answerDrawing(context, { name: `user-${id}`, look, draw: () => userFaceSvg(look) });
  },
  customFace: async ({ context, input: { id } }) => {
    const shown = await findShownCustomLook(context.db, { id, viewerId: signedIn(context).id });
    const look = { ...(shown ?? refuse(shopRefusals.unknownCustomPlayer())), frame: null };
    return answerDrawing(context, { name: `custom-${id}`, look, draw: () => userFaceSvg(look), isPrivate: true });
  },
  tryFace: async ({ context, input: { frame = null, ...parts } }) => {
    const { clubId } = withOwnClub(context);
    const wear = clubId === null ? null : await findClubLook(context.db, clubId);
    const look = { face: faceOf(parts as Parameters<typeof faceOf>[0]), frame, wear }; // the contract requires all parts
    return answerDrawing(context, { name: 'user-trial', look, draw: () => userFaceSvg(look) });
  },
});
