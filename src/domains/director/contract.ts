/** The views of any competition with stages. */
import * as z from 'zod';
import { anyTeamRef, gameRef } from '#domains/shapes.ts';
import { TIEBREAKERS } from '#engine/competition/settings.ts';

/** Id of an entry. */
const entryId = z.number().int();
const count = z.number().int();

const side = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entry'), entry: entryId }),
  z.object({ kind: z.literal('bye') }),
  z.object({ kind: z.literal('winner-of'), pairing: count }),
  z.object({ kind: z.literal('loser-of'), pairing: count }),
]);

/** null: to be decided. */
const occupant = z.union([entryId, z.literal('bye'), z.null()]);

const pairingView = z.object({
  /** Within its stage, from 1; sides refer to it. */
  number: count,
  round: count,
  group: count,
  sides: z.tuple([side, side]),
  teams: z.tuple([occupant, occupant]),
  /** Final places of the winner and the loser if they have no further pairing; null: they always have one. */
  places: z.object({ winner: count, loser: count }).nullable(),
  onlyIfUpset: count.optional(),
  /** null: to be decided, or a tie. */
  winner: occupant,
  /** Wins in a series, goals in a game or over two legs; null before the first result. */
  score: z.tuple([count, count]).nullable(),
  forfeitedBy: z.array(entryId),
  games: z.array(gameRef),
});
export type PairingView = z.infer<typeof pairingView>;

const groupRow = z.object({
  rank: count,
  team: entryId,
  played: count,
  byes: count,
  wins: count,
  overtimeWins: count,
  shootoutWins: count,
  ties: count,
  shootoutLosses: count,
  overtimeLosses: count,
  losses: count,
  goalsFor: count,
  goalsAgainst: count,
  points: count,
  /** The tiebreaker that placed it behind the row above; null in the first row. */
  decidedBy: z.enum(TIEBREAKERS).nullable(),
});
export type GroupRow = z.infer<typeof groupRow>;

const stageView = z.object({
  format: z.enum(['round-robin', 'swiss', 'knockout', 'double-elimination', 'series', 'placement']),
  isOver: z.boolean(),
  /** A Swiss stage that ended early, because withdrawals left no new pairings. */
  isCutShort: z.boolean(),
  /** The tables of its groups; brackets have none. */
  tables: z.array(z.array(groupRow)),
  /** How many of each group advance; null: the ranking is final. */
  advancing: count.nullable(),
  pairings: z.array(pairingView),
});
export type StageView = z.infer<typeof stageView>;

export const competitionView = z.object({
  entries: z.array(
    z.object({
      id: entryId,
      team: anyTeamRef,
      /** null before the draw. */
      seed: count.nullable(),
      state: z.enum(['entered', 'reserve', 'withdrawn']),
      /** null before the last game. */
      finalPlace: count.nullable(),
    }),
  ),
  /** Stages that have started. */
  stages: z.array(stageView),
});
export type CompetitionView = z.infer<typeof competitionView>;
