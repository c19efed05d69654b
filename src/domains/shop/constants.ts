/**
 * What the shop sells for pucks, and its prices: convenience and looks, never strength. Judgments: an active manager earns a month of premium
 * in about two weeks, and a look in two to four days.
 */
import type { ArenaLook } from '#domains/club/constants.ts';
import { COMPLEXION_COLORS, DRAWINGS } from '#engine/player/identity/face-constants.ts';

interface Item {
  shelf: 'premium' | 'looks' | 'club' | 'cards' | 'sound';
  /** Pucks. */
  price: number;
  /** How often a user may buy it; null: without limit. */
  most: number | null;
  /** Calendar months of premium it adds. */
  months?: number;
  /** Trading cards it contains. */
  cards?: number;
}

/** In the shop's display order. */
export const ITEMS = {
  'premium-month': { shelf: 'premium', price: 300, most: null, months: 1 },
  'premium-year': { shelf: 'premium', price: 2_700, most: null, months: 12 },
  /** The editor: its owner may change the face as often as they like. */
  face: { shelf: 'looks', price: 100, most: 1 },
  'frame-ice': { shelf: 'looks', price: 60, most: 1 },
  'frame-gold': { shelf: 'looks', price: 100, most: 1 },
  /** A name and a face over one junior of the own club; its owner may change both, and the junior. */
  'custom-player': { shelf: 'looks', price: 40, most: 3 },
  /** Pattern and colors of the owner's club, and of their later ones. */
  jersey: { shelf: 'club', price: 150, most: 1 },
  crest: { shelf: 'club', price: 120, most: 1 },
  'arena-heritage': { shelf: 'club', price: 60, most: 1 },
  'arena-winter': { shelf: 'club', price: 90, most: 1 },
  'arena-spotlight': { shelf: 'club', price: 120, most: 1 },
  'card-pack': { shelf: 'cards', price: 25, most: null, cards: 5 },
  /** A slot for one more custom goal horn. */
  'horn-slot': { shelf: 'sound', price: 80, most: 5 },
} as const satisfies Readonly<Record<string, Item>>;
export type ItemId = keyof typeof ITEMS;
export const ITEM_IDS = Object.keys(ITEMS) as [ItemId, ...ItemId[]]; // they are its keys

/** Returns an item. */
export function itemOf(id: ItemId): Item {
  return ITEMS[id];
}

export const SHELVES = ['premium', 'looks', 'club', 'cards', 'sound'] as const satisfies readonly Item['shelf'][];

/**
 * Finishes of cards to collect, and the chance of each for every card of a pack, as a share. Judgment: of five cards one is better than
 * standard, and one pack in five or six has a gold one.
 */
export const FINISHES = { standard: 0.8, silver: 0.16, gold: 0.04 } as const;
export type Finish = keyof typeof FINISHES;
export const FINISH_IDS = Object.keys(FINISHES) as [Finish, ...Finish[]]; // they are its keys
/** Cards of a collection per page. */
export const CARDS_PER_PAGE = 24;

/** Where players have to be for a custom player to be laid over them, and letters of each of its names. */
export const JUNIOR_LEVEL = 'U21';
export const MAX_CUSTOM_NAME = 20;
/** Custom player names a user may submit for review within 24 real hours, whatever the outcome. */
export const MAX_NAMED_A_DAY = 5;

/** Frames around a user's face, and the item that brings each; null: premium does, for as long as it lasts. */
export const FRAMES = {
  ice: 'frame-ice',
  gold: 'frame-gold',
  premium: null,
} as const satisfies Readonly<Record<string, ItemId | null>>;
export type FrameId = keyof typeof FRAMES;
export const FRAME_IDS = Object.keys(FRAMES) as [FrameId, ...FrameId[]]; // they are its keys

/** Looks of a rink, and the item that brings each; null: every club may have it. */
export const ARENAS = {
  classic: null,
  heritage: 'arena-heritage',
  winter: 'arena-winter',
  spotlight: 'arena-spotlight',
} as const satisfies Readonly<Record<ArenaLook, ItemId | null>>;

const NOTHING = 'none';
const complexions = Object.values(COMPLEXION_COLORS);

/** What a face is composed of: drawings and colors that facesjs has, and that players' faces are made of. */
export const FACE_PARTS = {
  skin: [...new Set(complexions.flatMap(({ skin }) => skin))],
  head: DRAWINGS.head,
  hair: [...new Set<string>([...DRAWINGS.hair, ...DRAWINGS.curlyHair, ...DRAWINGS.baldingHair])],
  hairColor: [...new Set([...complexions.flatMap(({ hair }) => hair), '#9aa0a6', '#e4e6e8'])],
  eye: DRAWINGS.eye,
  eyebrow: DRAWINGS.eyebrow,
  nose: DRAWINGS.nose,
  mouth: DRAWINGS.mouth,
  ear: DRAWINGS.ear,
  facialHair: [NOTHING, ...DRAWINGS.facialHair],
  glasses: [NOTHING, 'glasses1-primary', 'glasses1-secondary', 'glasses2-black', 'glasses2-primary'],
  accessories: [NOTHING, 'hat', 'hat2', 'hat3', 'headband', 'headband-high', 'eye-black'],
  eyeLine: [NOTHING, ...DRAWINGS.eyeLine],
  smileLine: [NOTHING, ...DRAWINGS.smileLine],
  miscLine: [NOTHING, ...DRAWINGS.miscLine],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type FacePart = keyof typeof FACE_PARTS;
export const PART_IDS = Object.keys(FACE_PARTS) as FacePart[]; // they are its keys
/** One of each part. */
export type FaceChoice = Record<FacePart, string>;

/** What cannot be chosen: shares and degrees as facesjs takes them. */
export const FACE_SIZES = { fatness: 0.3, size: 1, angle: 0, shave: 'rgba(0,0,0,0)' } as const;
