/** The director slice. */
import { directorDays } from '#domains/director/days.ts';
import { competitionsOnGame } from '#domains/director/on-game.ts';
import type { Slice } from '#domains/slice.ts';

export const directorSlice: Slice = { name: 'director', days: directorDays, onGame: competitionsOnGame };
