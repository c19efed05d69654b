/** Player statuses as SQL conditions; `player/rules/status.ts` has the same for rows in memory. */
import { sql } from 'drizzle-orm';
import { players } from '#domains/player/tables.ts';

// The values are part of the text, so that the index of players without a club works no matter how a statement is prepared.

/** Without a club and available to any, unless he has signed and is on his way or a club holds him. */
export const isFreeAgent = sql`${players.status} = 'free'`;

/** Has turned pro and has not retired: with a club, or a free agent. */
export const isPro = sql`${players.status} in ('club', 'free')`;
