/**
 * Topics of shared answers: a change publishes its topics, and the answers that show them are read again. Changes made only by
 * a step of the world, and by the time of day, have no topic: they are published as `world` (`platform/realtime.ts`).
 * 'names': names of teams, of users and of the persons users play. Every kept answer has it, see `withImplied`.
 * 'numbers': players' jersey numbers. Every answer that contains one has it.
 * 'jobs': candidates for jobs, current staff, and their skills.
 * 'news': users' contributions to the news: articles and rumors.
 * 'players': a player has moved, signed or retired between two steps of the world, so that every list of players is stale;
 * 'player:7': talks with and comments about him, and nothing of others; roster changes have `rosterTopics`, staff changes `jobTopics`.
 * 'owners': the managers of clubs, and what managers have done.
 * 'cups': friendly cups that are open or played.
 * 'site': closures and announcements by admins.
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

/** The field name of a player's number wherever he is named: `PlayerRef`. */
const NUMBER = 'jerseyNumber';

/**
 * Returns the topics of an answer, with those that routes and views need not think of. Nearly all answers name a team, a user or
 * a player, so this does not check whether they do.
 */
export function withImplied(topics: readonly Topic[], holdsNumbers: boolean): readonly Topic[] {
  return holdsNumbers ? [...topics, 'names', 'numbers'] : [...topics, 'names'];
}

/** Returns whether an answer, as JSON, contains players' numbers. */
export function textHoldsNumbers(json: string): boolean {
  return json.includes(`"${NUMBER}":`);
}

/** Returns whether a value contains players' numbers, however deep. Lists of plain numbers and texts are skipped. */
export function holdsNumbers(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false;
  if (Array.isArray(value)) return isOfObjects(value) && value.some(holdsNumbers);
  if (value instanceof Map || value instanceof Set) return [...value.values()].some(holdsNumbers);
  if (NUMBER in value) return true;
  for (const part of Object.values(value)) if (holdsNumbers(part)) return true;
  return false;
}

/** A list is judged by its first element; where that is missing, it is searched. */
function isOfObjects([first]: readonly unknown[]): boolean {
  return typeof first === 'object' || first === undefined;
}
