/**
 * Names of what shared answers show: a change publishes the name, and the answers are read again. There is none for
 * everything: what only a step of the world changes, and what time of day it is, is told as `world` (`platform/realtime.ts`).
 * 'names': of teams, of users and of those whom users play. Whatever is kept has it, see `withImplied`.
 * 'numbers': on the backs of players. Whatever holds one has it.
 * 'jobs': who can be hired, who works where, and what they can.
 * 'news': what users write in the news: articles and rumors.
 * 'players': somebody has moved, signed or retired between two steps of the world, so that every list of players is old;
 * 'player:7': what is said to and of him, and nothing of others; a change of rosters has `rosterTopics`, one of a staff `jobTopics`.
 * 'owners': who manages what, and what managers have done.
 * 'cups': which friendly cups are open or played.
 * 'site': what admins have closed or announced.
 */
export type Topic =
  | 'cups'
  | 'names'
  | 'numbers'
  | 'jobs'
  | 'news'
  | 'owners'
  | 'players'
  | 'site'
  | `${'league' | 'team' | 'user' | 'player'}:${number}`;

/** How a player's number is called wherever he is named: `PlayerRef`. */
const NUMBER = 'jerseyNumber';

/**
 * The topics of what is kept, with those that no route and no view has to think of. Nearly all answers name a team, a user or a
 * player, so that they are not asked whether they do.
 */
export function withImplied(topics: readonly Topic[], holdsNumbers: boolean): readonly Topic[] {
  return holdsNumbers ? [...topics, 'names', 'numbers'] : [...topics, 'names'];
}

/** Whether numbers of players are in an answer, as JSON. */
export function textHoldsNumbers(json: string): boolean {
  return json.includes(`"${NUMBER}":`);
}

/** Whether numbers of players are in a value, however deep. Lists of numbers and texts are not looked through. */
export function holdsNumbers(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false;
  if (Array.isArray(value)) return isOfObjects(value) && value.some(holdsNumbers);
  if (value instanceof Map || value instanceof Set) return [...value.values()].some(holdsNumbers);
  if (NUMBER in value) return true;
  for (const part of Object.values(value)) if (holdsNumbers(part)) return true;
  return false;
}

/** A list of plain values is told by its first one; where that is missing, it is looked through. */
function isOfObjects([first]: readonly unknown[]): boolean {
  return typeof first === 'object' || first === undefined;
}
