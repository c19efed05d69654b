/** The shop: items for pucks, what the user owns, and what they wear. */
import * as z from 'zod';
import { ARENA_LOOKS, JERSEY_PATTERNS } from '#domains/club/constants.ts';
import { colorParts, crestParts } from '#domains/club/contract.ts';
import { given, id, ids } from '#domains/ids.ts';
import { nameText, pageNumber, playerRef, teamRef } from '#domains/shapes.ts';
import {
  FACE_PARTS,
  type FaceChoice,
  FINISH_IDS,
  FRAME_IDS,
  ITEM_IDS,
  MAX_CUSTOM_NAME,
  PART_IDS,
} from '#domains/shop/constants.ts';
import { PERSON_NAME } from '#engine/player/identity/name-letters.ts';
import { get, post, put, remove } from '#platform/calls/call.ts';

const OWN = 'Only ever what the caller owns, and on themselves.';

const parts = Object.fromEntries(PART_IDS.map((part) => [part, z.enum(FACE_PARTS[part])]));
const face = z.object(parts) as unknown as z.ZodType<FaceChoice, FaceChoice>; // one of each part
const frame = z.enum(FRAME_IDS);
const jersey = z.object({ pattern: z.enum(JERSEY_PATTERNS) });
const { primary, secondary, accent } = colorParts;
const colors = z.tuple([primary, secondary, accent]);
const crest = z.object(crestParts);
const arena = z.enum(ARENA_LOOKS);

/** A collectible card of a player as he was when it was drawn. */
const collectedCard = z.object({
  player: playerRef,
  team: teamRef.nullable(),
  finish: z.enum(FINISH_IDS),
  season: z.number().int(),
  /** Number of copies that its owner has. */
  copies: z.number().int(),
});
export type CollectedCard = z.infer<typeof collectedCard>;

const shopView = z.object({
  items: z.array(
    z.object({
      id: z.enum(ITEM_IDS),
      /** Price in pucks. */
      price: z.number().int(),
      /** How often the user has bought it. */
      owned: z.number().int(),
      /** Whether the user owns the maximum number. */
      isSoldOut: z.boolean(),
    }),
  ),
  /** Cards of the user's newest pack. */
  pack: z.array(collectedCard),
  /** What the user wears; null: nothing. */
  face: face.nullable(),
  frame: frame.nullable(),
  /** The user's design for the club they manage; null each: the original look. */
  design: z.object({
    jersey: jersey.nullable(),
    colors: colors.nullable(),
    crest: crest.nullable(),
    arena: arena.nullable(),
  }),
  /** The current look of the user's club; null: they manage none. */
  club: z.object({ id: ids.club, jersey: z.object({ pattern: z.string() }), colors, crest, arena }).nullable(),
});
export type ShopView = z.infer<typeof shopView>;
export type ShopItem = ShopView['items'][number];

const customName = nameText(PERSON_NAME, { min: 1, max: MAX_CUSTOM_NAME });
const JUNIORS = 'Only ever juniors of the club that the caller manages.';

const customPlayersView = z.object({
  /** Maximum number that the user may have. */
  most: z.number().int(),
  juniors: z.array(z.object({ id: ids.player, name: z.string() })),
  own: z.array(
    z.object({
      playerId: ids.player,
      name: z.object({ first: z.string(), last: z.string() }),
      /** The player's own name; null: he is no longer with the user's club. */
      registered: z.string().nullable(),
      face,
      state: z.enum(['waiting', 'shown', 'refused']),
    }),
  ),
});
export type CustomPlayersView = z.infer<typeof customPlayersView>;

/** A custom player as displayed in place of a player. */
const overlay = z.object({
  id: z.number().int(),
  playerId: ids.player,
  firstname: z.string(),
  lastname: z.string(),
  /** The player's own name. */
  registered: z.string(),
  owner: z.object({ id: ids.user, name: z.string() }),
  /** Changes with the face. */
  version: z.string(),
});

export const shop = {
  find: get('activated', '/shop')
    .says('What can be bought for pucks, what you own of it, and what you have put on')
    .answers(shopView),
  buy: post('activated', '/shop/purchases', { open: 'Only ever paid for by the caller, and only for themselves.' })
    .says(
      'Buy something for pucks; the same `purchaseId` buys once. 409 where it has bought something else, there are too few pucks, or you own it',
    )
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
  customPlayers: get('activated', '/shop/custom-players')
    .says('Your custom players, and the juniors that you may lay them over')
    .answers(customPlayersView),
  saveCustomPlayer: put('activated', '/shop/custom-players/{id}', { open: JUNIORS, speaks: true })
    .says('Give a junior of your club a name and a face; a moderator reads the name before others see it')
    .takes({ id: given.player, firstname: customName, lastname: customName, face })
    .answers(customPlayersView),
  removeCustomPlayer: remove('activated', '/shop/custom-players/{id}', { open: OWN })
    .says('Show a player by his own name and face again')
    .takes({ id: given.player })
    .answers(customPlayersView),
  shownPlayers: get('activated', '/custom-players')
    .says('Custom players that you are shown: your own, and those of others as your setting accepts them')
    .answers(z.array(overlay)),
  customFace: get('activated', '/custom-players/{id}/face.svg')
    .says('Face of a custom player that you are shown, as SVG, in the sweater of his club')
    .takes({ id })
    .answersBody(z.file()),
  tryFace: get('activated', '/shop/face.svg')
    .says('A face of these parts as SVG, in the sweater of your club')
    .takes({ ...parts, frame: frame.optional() })
    .answersBody(z.file()),
  face: get('anyone', '/users/{id}/face.svg')
    .says('Face of a user as SVG, in the sweater of their club; a silhouette where they have chosen none')
    .takes({ id: given.user })
    .answersBody(z.file()),
};
