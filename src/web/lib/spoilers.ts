/**
 * Results that the user does not want to know before they have watched the game (setting `game.no-spoilers`): every
 * answer of the server passes through here, except those about one game, whose page knows how to keep its result.
 */

import type { HiddenResults } from '#domains/game/contract/spoilers.ts';
import { hidesResult, type SpoiledGame } from '#domains/game/rules/spoilers.ts';

let hidden: HiddenResults | null = null;
const listeners = new Set<() => void>();

/** Sets which results are hidden from now on, null for none. @returns whether that changes anything */
export function hideResults(now: HiddenResults | null): boolean {
  if (JSON.stringify(now) === JSON.stringify(hidden)) return false;
  hidden = now;
  for (const heard of listeners) heard();
  return true;
}

export function hiddenResults(): HiddenResults | null {
  return hidden;
}

export function onHiddenResults(heard: () => void): () => void {
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
  if (hidden === null || (noun === 'game' && call !== 'scores')) return answer;
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

const PARTS = ['id', 'season', 'home', 'away', 'homeScore', 'awayScore', 'endedIn', 'live', 'status'] as const;

/** Returns whether a value is a `GameRef` of a hidden game. */
function isHiddenGame(value: object): boolean {
  return PARTS.every((part) => part in value) && hidesResult(hidden, value as SpoiledGame);
}

/** Returns whether a value is a news item about what happened in a hidden game, or a player's line in it. */
function isSpoiler(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('gameId' in value && 'kind' in value && 'params' in value) {
    const gameId = Number(value.gameId);
    return hidden?.games.includes(gameId) === true && !hidden.watched.includes(gameId) && value.kind !== 'preview';
  }
  return 'result' in value && 'game' in value && isObject(value.game) && isHiddenGame(value.game);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
