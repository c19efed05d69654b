/**
 * Results that the user does not want to know before they have watched the game (setting `game.no-spoilers`): every
 * answer of the server passes through here, except those about one game, whose page knows how to keep its result.
 */

import type { GameId } from '#engine/ids.ts';

let hidden: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

/** Sets the games whose results are hidden from now on. @returns whether that hides one more, or shows one */
export function hideResults(gameIds: readonly GameId[]): { hides: boolean; shows: boolean } {
  const before = hidden;
  const changes = {
    hides: gameIds.some((id) => !before.has(id)),
    shows: [...before].some((id) => !gameIds.includes(id)),
  };
  if (changes.hides || changes.shows) {
    hidden = new Set(gameIds);
    for (const heard of listeners) heard();
  }
  return changes;
}

export function hiddenGames(): ReadonlySet<number> {
  return hidden;
}

export function onHiddenGames(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

/** Returns whether the result of a game, or its score so far, has been taken out of it. */
export function isResultHidden({
  status,
  homeScore,
  live,
}: {
  status: string;
  homeScore: unknown;
  live: unknown;
}): boolean {
  return (status === 'final' && homeScore === null) || (status === 'live' && live === null);
}

/**
 * Returns an answer of the server without the results of hidden games, and without news about them.
 * @param path the call
 */
export function withoutResults<Answer>(answer: Answer, [noun, call]: readonly string[]): Answer {
  if (hidden.size === 0 || (noun === 'game' && call !== 'scores')) return answer;
  // Only numbers that may be null anyway become null, and lists shorter: the type stays.
  return masked(answer) as Answer;
}

/** Returns the value itself if nothing in it is hidden. */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) {
    const parts = value.filter((part) => !isSpoiler(part)).map(masked);
    return parts.length === value.length && parts.every((part, index) => part === value[index]) ? value : parts;
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  if (isHiddenGame(value)) return { ...value, homeScore: null, awayScore: null, endedIn: null, live: null };
  const changed = Object.entries(value)
    .map(([key, part]) => [key, part, masked(part)] as const)
    .filter(([, before, after]) => before !== after)
    .map(([key, , after]) => [key, after] as const);
  const story = 'game' in value && isObject(value.game) && isHiddenGame(value.game) ? untold(value) : {};
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed), ...story } : value;
}

/** What a morning report says about last night's game beside its result; each may be null. */
const STORY: readonly string[] = ['turn', 'why', 'placeBefore', 'placeAfter'];

function untold(value: object): object {
  return Object.fromEntries(Object.keys(value).flatMap((key) => (STORY.includes(key) ? [[key, null]] : [])));
}

/** Returns whether a value is a `GameRef` of a hidden game. */
function isHiddenGame(value: object): boolean {
  const parts: readonly string[] = ['homeScore', 'awayScore', 'endedIn', 'live', 'status'];
  return 'id' in value && hidden.has(Number(value.id)) && parts.every((part) => part in value);
}

/** Returns whether a value is a news item about what happened in a hidden game, or a player's line in it. */
function isSpoiler(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('gameId' in value && 'kind' in value && 'params' in value) {
    return hidden.has(Number(value.gameId)) && value.kind !== 'preview';
  }
  return 'result' in value && 'game' in value && isObject(value.game) && isHiddenGame(value.game);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
