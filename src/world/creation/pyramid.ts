/** The leagues of a world: a binary tree in which every league has two feeders, as far as there are clubs. */
import type { LeagueId } from '#engine/ids.ts';
import { LEVELS, type Level } from '#engine/player/skills.ts';
import { CLUBS_PER_LEAGUE, tierOfPlace } from '#engine/schedule/pyramid.ts';
import type { LeaguePlan, WorldSize } from '#world/creation/plan.ts';

const LEAGUES_BY_SIZE: Record<WorldSize, number> = { small: 3, standard: 7, large: 31 };

/** Returns how many places (a PRO league with its farm and junior leagues) a world of this size has. */
export function placesOf(size: WorldSize | number): number {
  if (typeof size === 'string') return LEAGUES_BY_SIZE[size];
  if (!Number.isInteger(size) || size < 1) throw new RangeError('a world needs a whole number of clubs, at least one');
  return Math.ceil(size / CLUBS_PER_LEAGUE);
}

/** Fictional names by tier; siblings within a tier have second names that promotion cannot make wrong. */
const TIER_NAMES: readonly { name: string; letters: string; siblings: readonly string[] }[] = [
  { name: 'Summit League', letters: 'SL', siblings: [] },
  { name: 'Glacier League', letters: 'GL', siblings: ['Aurora', 'Borealis'] },
  { name: 'Tundra League', letters: 'TL', siblings: ['Fox', 'Hare', 'Owl', 'Seal'] },
  {
    name: 'Fjord League',
    letters: 'FL',
    siblings: ['Heron', 'Narwhal', 'Orca', 'Otter', 'Puffin', 'Salmon', 'Tern', 'Walrus'],
  },
  {
    name: 'Lantern League',
    letters: 'LL',
    siblings: [
      ...['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Hazel', 'Juniper'],
      ...['Larch', 'Maple', 'Oak', 'Pine', 'Rowan', 'Spruce', 'Tamarack', 'Willow'],
    ],
  },
];

const LEVEL_NAMES: Record<Level, { suffix: string; letters: string }> = {
  PRO: { suffix: '', letters: '' },
  FRM: { suffix: ' Farm', letters: 'F' },
  U21: { suffix: ' Juniors', letters: 'J' },
};

export interface LeaguePlace {
  /** 1 is the top league; place n feeds place ⌊n / 2⌋. */
  place: number;
  tier: number;
}

export function leaguePlaces(size: WorldSize | number): LeaguePlace[] {
  return Array.from({ length: placesOf(size) }, (_, index) => ({
    place: index + 1,
    tier: tierOfPlace(index + 1),
  }));
}

/** Returns the id of a level's league at a place. */
export type LeagueIds = (place: number, level: Level) => LeagueId;

/** Returns the ids of a new world's leagues: PRO leagues first, then farm leagues, then junior leagues. */
export function leagueIds(places: number): LeagueIds {
  return (place, level) => LEVELS.indexOf(level) * places + place;
}

/**
 * Returns the leagues of these places. `slots` gives the faceoff slot of each place. @param idAt ids of these places
 * and of those they feed
 */
export function planLeagues(
  places: readonly LeaguePlace[],
  slots: ReadonlyMap<number, number>,
  idAt: LeagueIds = leagueIds(places.length),
): LeaguePlan[] {
  return LEVELS.flatMap((level) =>
    places.map(({ place, tier }) => ({
      id: idAt(place, level),
      ...nameOf(place, tier, level),
      tier,
      level,
      proLeagueId: idAt(place, 'PRO'),
      feedsLeagueId: place === 1 ? null : idAt(Math.floor(place / 2), level),
      slot: slots.get(place) ?? 1,
    })),
  );
}

function nameOf(place: number, tier: number, level: Level): { name: string; abbr: string } {
  const deepest = TIER_NAMES.length;
  const names = TIER_NAMES[Math.min(tier, deepest) - 1];
  const { suffix, letters } = LEVEL_NAMES[level];
  // Place within the tier; below the deepest named tier, the second names repeat with a number.
  const sibling = place - 2 ** (tier - 1);
  const second = names?.siblings.length ? (names.siblings[sibling % names.siblings.length] ?? '') : '';
  const lap = names?.siblings.length ? Math.floor(sibling / names.siblings.length) : 0;
  const depth = tier > deepest ? ` ${tier}` : '';
  const name = [names?.name ?? '', second].filter(Boolean).join(' ') + depth + (lap > 0 ? `-${lap + 1}` : '');
  const initial = names?.siblings.length
    ? String.fromCharCode(65 + (sibling % 26)) + (depth || lap ? `${place}` : '')
    : '';
  return { name: name + suffix, abbr: `${names?.letters ?? ''}${initial}${letters}` };
}
