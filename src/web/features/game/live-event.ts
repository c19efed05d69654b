/**
 * Events of a game in the browser: as the engine made them, with their place in the game and the time at which they are
 * revealed.
 */
import type { MatchEvent } from '#engine/match/events.ts';

export type LiveEvent = MatchEvent & { index: number; at: string | null };
