/** The shop: what can be bought for pucks, what the asker owns of it, and what they have put on. */
import * as z from 'zod';
import { ARENA_LOOKS, JERSEY_PATTERNS } from '#domains/club/constants.ts';
import { colorParts, crestParts } from '#domains/club/contract.ts';
import { given, ids } from '#domains/ids.ts';
import { pageNumber, playerRef, teamRef } from '#domains/shapes.ts';
import { FACE_PARTS, type FaceChoice, FINISH_IDS, FRAME_IDS, ITEM_IDS, PART_IDS } from '#domains/shop/constants.ts';
import { get, post, put } from '#platform/calls/call.ts';

const OWN = 'Only ever what the caller owns, and on themselves.';

const parts = Object.fromEntries(PART_IDS.map((part) => [part, z.enum(FACE_PARTS[part])]));
const face = z.object(parts) as unknown as z.ZodType<FaceChoice, FaceChoice>; // one of each part
const frame = z.enum(FRAME_IDS);
const jersey = z.object({ pattern: z.enum(JERSEY_PATTERNS) });
const { primary, secondary, accent } = colorParts;
const colors = z.tuple([primary, secondary, accent]);
const crest = z.object(crestParts);
const arena = z.enum(ARENA_LOOKS);

/** A card to collect: a player as he was when it was drawn. */
const collectedCard = z.object({
  player: playerRef,
  team: teamRef.nullable(),
  finish: z.enum(FINISH_IDS),
  season: z.number().int(),
  /** How many of it its owner has. */
  copies: z.number().int(),
});
export type CollectedCard = z.infer<typeof collectedCard>;

const shopView = z.object({
  items: z.array(
    z.object({
      id: z.enum(ITEM_IDS),
      /** Pucks. */
      price: z.number().int(),
      /** How often the asker has bought it. */
      owned: z.number().int(),
      /** The asker owns all that one may have of it. */
      isSoldOut: z.boolean(),
    }),
  ),
  /** The cards of the asker's newest pack. */
  pack: z.array(collectedCard),
  /** What the asker has put on; null: nothing. */
  face: face.nullable(),
  frame: frame.nullable(),
  /** What the asker has designed for the club that they manage; null each: as the club was made. */
  design: z.object({
    jersey: jersey.nullable(),
    colors: colors.nullable(),
    crest: crest.nullable(),
    arena: arena.nullable(),
  }),
  /** What the asker's club looks like now; null: they manage none. */
  club: z.object({ id: ids.club, jersey: z.object({ pattern: z.string() }), colors, crest, arena }).nullable(),
});
export type ShopView = z.infer<typeof shopView>;
export type ShopItem = ShopView['items'][number];

export const shop = {
  find: get('activated', '/shop')
    .says('What can be bought for pucks, what you own of it, and what you have put on')
    .answers(shopView),
  buy: post('activated', '/shop/purchases', { open: 'Only ever paid for by the caller, and only for themselves.' })
    .says('Buy something for pucks; the same `purchaseId` buys once. 409 where there are too few pucks, or you own it')
    .takes({ item: z.enum(ITEM_IDS), purchaseId: z.uuid() })
    .answers(shopView),
  wearFace: put('activated', '/shop/face', { open: OWN })
    .says('Put on a face, or none')
    .takes({ face: face.nullable() })
    .answers(shopView),
  wearFrame: put('activated', '/shop/frame', { open: OWN })
    .says('Put a frame around your face, or take it off')
    .takes({ frame: frame.nullable() })
    .answers(shopView),
  wearJersey: put('activated', '/shop/jersey', { open: OWN })
    .says('Dress your club in a jersey and colors of your design, or in its own; it stays yours when you change clubs')
    .takes({ design: z.object({ jersey, colors }).nullable() })
    .answers(shopView),
  wearCrest: put('activated', '/shop/crest', { open: OWN })
    .says('Give your club a crest of your design, or its own')
    .takes({ crest: crest.nullable() })
    .answers(shopView),
  wearArena: put('activated', '/shop/arena', { open: OWN })
    .says('Choose what the rink of your club looks like')
    .takes({ arena: arena.nullable() })
    .answers(shopView),
  cards: get('activated', '/users/{id}/cards')
    .says('The cards that a user has collected, the newest first')
    .takes({ id: given.user, page: pageNumber })
    .answersPage(collectedCard),
  tryFace: get('activated', '/shop/face.svg')
    .says('A face of these parts as SVG, in the sweater of your club')
    .takes({ ...parts, frame: frame.optional() })
    .answersBody(z.file()),
  face: get('anyone', '/users/{id}/face.svg')
    .says('Face of a user as SVG, in the sweater of their club; a silhouette where they have chosen none')
    .takes({ id: given.user })
    .answersBody(z.file()),
};
