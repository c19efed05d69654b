/** Where a player stands, as queries ask for it; `player/rules/status.ts` says the same of rows in memory. */
import { sql } from 'drizzle-orm';
import { players } from '#domains/player/tables.ts';

// The values stand in the text, so that the index of who has no club serves them however a statement is prepared.

/** With no club, and any may have him, unless he has signed and is on the way or a club holds him. */
export const isFreeAgent = sql`${players.status} = 'free'`;

/** Has turned pro and has not retired: with a club, or free to be. */
export const isPro = sql`${players.status} in ('club', 'free')`;
