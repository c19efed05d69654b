/** The lineup of the user's own team. No other user may read it: a leaked tactic is the end of trust. */

import * as z from 'zod';
import { given, id, ids } from '#domains/ids.ts';
import { BENCH_ROLES, BENCH_SHARES } from '#domains/lineups/constants.ts';
import { lineupPolicy } from '#domains/lineups/policy.ts';
import {
  abilities,
  anyTeamRef,
  gameRef,
  ifMatch,
  instant,
  level,
  playerRef,
  ratings,
  rosterPlayer,
  userRef,
} from '#domains/shapes.ts';
import { LETTERS } from '#engine/lineup/letters.ts';
import { FAULT_CODES } from '#engine/lineup/validate.ts';
import { call, get, patch, post, put, remove } from '#platform/calls/call.ts';

const place = z.number().int().min(1).max(2_147_483_647).nullable();
const forwardLine = z.object({ LW: place, C: place, RW: place });
const pair = z.object({ LD: place, RD: place });
const powerPlayUnit = z.object({ LW: place, C: place, RW: place, LD: place, RD: place });
const penaltyKillUnit = z.object({ LW: place, C: place, LD: place, RD: place });
const overtimeUnit = z.object({ LW: place, C: place, LD: place });

/** Mirrors `engine/lineup/lineup.ts`; a test keeps the two in step. */
export const lineup = z.object({
  forwards: z.tuple([forwardLine, forwardLine, forwardLine, forwardLine]),
  defense: z.tuple([pair, pair, pair]),
  goalies: z.object({ SG: place, BG: place }),
  powerPlay: z.tuple([powerPlayUnit, powerPlayUnit]),
  penaltyKill: z.tuple([penaltyKillUnit, penaltyKillUnit]),
  overtime: z.tuple([overtimeUnit, overtimeUnit, overtimeUnit]),
  shootout: z.array(z.number().int().min(1).max(2_147_483_647)).max(18),
  extraAttackers: z.tuple([place, place]),
  captain: place,
  alternates: z.tuple([place, place]),
});

export const tactics = z.object({
  forecheck: z.enum(['passive', 'balanced', 'aggressive']),
  backcheck: z.enum(['loose', 'balanced', 'hard']),
  neutralZone: z.enum(['trap', 'balanced', 'pressure']),
  breakout: z.enum(['safe', 'balanced', 'stretch']),
  offense: z.enum(['cycle', 'balanced', 'rush']),
  shooting: z.enum(['selective', 'balanced', 'volume']),
  physicality: z.enum(['clean', 'balanced', 'hard']),
  lineUsage: z.enum(['even', 'balanced', 'top-heavy']),
  pullGoalie: z.enum(['late', 'balanced', 'early']),
  matching: z.enum(['exploit', 'balanced', 'shutdown']),
});

/** Minutes from the first faceoff, periods from 1, the lead as own goals minus theirs; an absent condition always holds. */
export const teamOrder = z.strictObject({
  fromMinute: z.number().int().optional(),
  untilMinute: z.number().int().optional(),
  periods: z.array(z.number().int()).min(1).max(20).optional(),
  leadAtLeast: z.number().int().optional(),
  leadAtMost: z.number().int().optional(),
  tactics: z.strictObject(tactics.partial().shape),
});
/** An order to the bench, as the engine takes it (`BenchOrder` in `engine/match/input.ts`). */
export type TeamOrder = z.infer<typeof teamOrder>;
/** At most MAX_ORDERS; later orders override earlier ones. */
export const teamOrders = z.array(teamOrder).max(8);

/** Everything that a manager decides before a game. */
const board = z.object({ lineup, tactics, orders: teamOrders });

/** What is wrong with a lineup, and where: `place` as in 'forwards.0.LW'. */
const lineupFault = z.object({ kind: z.enum(FAULT_CODES), place: z.string(), playerId: ids.player.nullable() });

/** One place that the assistant has filled again: the player who left, the one who came, and the fault (null: only an improvement). */
const lineupChange = z.object({
  /** 'forwards.0.LW'; 'shootout' for its order as a whole. */
  place: z.string(),
  out: z.number().int().nullable(),
  in: z.number().int().nullable(),
  fault: z.enum(FAULT_CODES).nullable(),
});
export type LineupChange = z.infer<typeof lineupChange>;

export const lineupView = z.object({
  team: anyTeamRef,
  /** The level whose rules apply to the lineup: the team's own, or the club level that a nation's team follows. */
  level,
  teams: z.array(anyTeamRef),
  ...board.shape,
  /** Send it back as If-Match: "<version>". */
  version: z.number().int(),
  savedBy: z.enum(['manager', 'coach', 'assistant']),
  /** The user's role behind the bench. */
  role: z.enum(BENCH_ROLES),
  /** The manager and the coach of the team are both users; null: this user is alone there. */
  bench: z
    .object({
      other: userRef.pick({ id: true, name: true }),
      /** What the manager leaves to the coach. */
      share: z.enum(BENCH_SHARES),
      mayLines: z.boolean(),
      mayTactics: z.boolean(),
      /** The lineups that the other one and this user would play; null: nothing other than the current one. */
      theirs: z.object({ ...board.shape, madeAt: instant }).nullable(),
      own: z.object({ ...board.shape, madeAt: instant }).nullable(),
    })
    .nullable(),
  updatedAt: instant,
  faults: z.array(lineupFault),
  players: z.array(rosterPlayer),
  /** Players in the lineup who are no longer on the team. */
  absent: z.array(playerRef),
  /** All other special skills are active this season. */
  inactiveSpecialSkills: z.array(z.string()),
  ratings,
  /** How much players have played together: two player ids, the lower first, and their games, recent ones counting more. */
  partnerships: z.array(z.tuple([z.number().int(), z.number().int(), z.number()])),
  nextGame: gameRef.nullable(),
  /** Name of the stored lineup whose tactics and orders are played in away games instead of these. */
  awayTemplate: z.string().nullable(),
  /** Live game in which the lineup would be used from the next intermission. */
  liveGame: gameRef.nullable(),
  abilities: abilities(lineupPolicy),
});
export type LineupView = z.infer<typeof lineupView>;

/** The two teams of a nation, senior first. */
export const nationLines = z.array(
  z.object({
    team: anyTeamRef,
    abilities: abilities(lineupPolicy),
    /** The last game that has begun, live or over, with its public lines; null: none. */
    lastGame: gameRef.nullable(),
  }),
);
export type NationLines = z.infer<typeof nationLines>;

const templateName = z.string().trim().min(1).max(40);

export const lineups = {
  find: get('activated', '/teams/{id}/lineup', { ability: lineupPolicy.see })
    .says('Own lineup with its version; 403 for another club')
    .takes({ id: given.team })
    .answers(lineupView),
  ofNation: get('activated', '/nations/{id}/lineups')
    .says('The teams of a nation: whose lines are yours to see, and the last game of each')
    .takes({ id: given.nation })
    .answers(nationLines),
  save: call('activated', { ability: lineupPolicy.edit, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/teams/{id}/lineup',
      summary: 'Save lineup, tactics and orders; 412 when it was changed meanwhile, 422 with the faults',
      inputStructure: 'detailed',
    })
    .input(z.object({ params: z.object({ id: given.team }), headers: ifMatch, body: board }))
    .output(z.object({ data: lineupView })),
  share: put('activated', '/teams/{id}/lineup/share', { ability: lineupPolicy.share })
    .says('What the user who coaches the team sets of its lineup; 409 without one')
    .takes({ id: given.team, share: z.enum(BENCH_SHARES) })
    .nothing(),
  dismissSuggestion: remove('activated', '/teams/{id}/lineup/suggestion', { ability: lineupPolicy.edit })
    .says('Put aside what the other one behind the bench suggests')
    .takes({ id: given.team })
    .nothing(),
  giveLetter: post('activated', '/teams/{id}/letters', { ability: lineupPolicy.edit })
    .says('Name a player of your team captain or alternate')
    .takes({ id: given.team, playerId: given.player, letter: z.enum(LETTERS) })
    .answers(z.object({ captainId: ids.player.nullable(), alternateIds: z.array(ids.player) })),
  autoFill: post('activated', '/teams/{id}/lineup/auto-fill', { ability: lineupPolicy.edit })
    .says('A legal lineup that changes least, with what was changed and why; nothing is saved')
    .takes({ id: given.team, lineup: lineup.nullable(), mode: z.enum(['repair', 'best']).default('repair') })
    .answers(
      z.object({
        lineup,
        faults: z.array(lineupFault),
        changes: z.array(lineupChange),
        absent: z.array(playerRef),
      }),
    ),
  saved: get('activated', '/teams/{id}/saved-lineups', { ability: lineupPolicy.see })
    .says('Own stored lineups')
    .takes({ id: given.team })
    .answers(
      z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          ...board.shape,
          isForAway: z.boolean(),
          createdAt: instant,
        }),
      ),
    ),
  store: post('activated', '/teams/{id}/saved-lineups', { ability: lineupPolicy.edit })
    .says('Store a lineup by name (at most 10; same name: replaced)')
    .takes({ id: given.team, name: templateName, ...board.shape })
    .creates(z.object({ id: z.number().int() })),
  change: patch('activated', '/teams/{id}/saved-lineups/{savedId}', { ability: lineupPolicy.edit })
    .says('Rename a stored lineup (422 when another one has the name), or have it played in away games')
    .takes({ id: given.team, savedId: id, name: templateName.optional(), isForAway: z.boolean().optional() })
    .answers(z.object({ id: z.number().int() })),
  discard: remove('activated', '/teams/{id}/saved-lineups/{savedId}', { ability: lineupPolicy.edit })
    .says('Throw a stored lineup away')
    .takes({ id: given.team, savedId: id })
    .nothing(),
};
