import * as z from 'zod';
import { HONORS } from '#domains/awards/constants.ts';
import { teamPolicy } from '#domains/club/policy.ts';
import { GAME_TYPES } from '#domains/competition/constants.ts';
import { given, id, ids } from '#domains/ids.ts';
import { INJURY_CAUSES, PLAYER_STATUSES } from '#domains/player/constants.ts';
import {
  abilities,
  anyTeamRef,
  fault,
  gameRef,
  level,
  personRef,
  playerRef,
  rosterPlayer,
  seasonNumber,
  skillValue,
  teamRef,
} from '#domains/shapes.ts';
import { goalieTotals, skaterTotals } from '#domains/stats/contract.ts';
import { get } from '#platform/calls/call.ts';

/** A player as outsiders see him. */
const shownPlayer = rosterPlayer.extend({
  /** null: for scouts to find out, like the skills of an amateur or a home-based player, which are left out. */
  overall: z.number().int().nullable(),
});
export type ShownPlayer = z.infer<typeof shownPlayer>;

const seasonLine = z.object({
  season: z.number().int(),
  type: z.enum(GAME_TYPES),
  team: anyTeamRef,
  /** null: the competition belongs to no league. */
  leagueId: ids.league.nullable(),
  age: z.number().int(),
});

/** One game of a skater or goalie: `skater` or `goalie` is set by position. */
const gameLine = z.object({
  game: gameRef,
  team: anyTeamRef,
  /** From his team's side: W, OW, OL, L; T for a friendly that ended in a tie. */
  result: z.enum(['W', 'OW', 'OL', 'L', 'T']),
  skater: skaterTotals.nullable(),
  goalie: goalieTotals.nullable(),
  /** His match rating in tenths, 0 to 100: 60 is an average game. */
  rating: z.number().int(),
});

/** Five on five with both goalies in, from his team's side. */
const onIce = z.object({
  seconds: z.number().int(),
  goalsFor: z.number().int(),
  goalsAgainst: z.number().int(),
  /** Shot attempts: on goal, missed or blocked. */
  shotsFor: z.number().int(),
  shotsAgainst: z.number().int(),
});

/** For first teams in league games; a goalie has no goals here, a skater no wins. */
const careerSum = z.object({
  games: z.number().int(),
  goals: z.number().int(),
  assists: z.number().int(),
  wins: z.number().int(),
  saves: z.number().int(),
  shotsAgainst: z.number().int(),
});

const when = {
  season: z.number().int(),
  /** null: the season is known, the day is not. */
  day: z.number().int().nullable(),
};
/** The PRO team of the club. */
const club = teamRef.nullable();

/** One step of a player's career, from the records of it. */
const transaction = z.discriminatedUnion('kind', [
  z.object({ ...when, kind: z.literal('drafted'), team: club, round: z.number().int(), pick: z.number().int() }),
  z.object({
    ...when,
    /** extended: by the club that he played for. */
    kind: z.enum(['signed', 'extended']),
    team: club,
    /** Whole dollars a season, and the seasons that it covers. */
    salary: z.number().int(),
    from: z.number().int(),
    to: z.number().int(),
    contract: z.enum(['entry', 'standard']),
  }),
  z.object({ ...when, kind: z.literal('traded'), team: club, from: club, tradeId: ids.trade }),
  z.object({ ...when, kind: z.literal('waived'), team: club, claimedBy: club }),
  z.object({ ...when, kind: z.literal('bought-out'), team: club }),
  z.object({ ...when, kind: z.literal('retired') }),
]);
export type PlayerTransaction = z.infer<typeof transaction>;

/** Where a player may be sent, and what that does. */
export const rosterMove = z.object({
  to: level,
  needsWaivers: z.boolean(),
  /** The club's cap space at the season's end, whole dollars, as it is and with him there; below 0: over the limit. */
  space: z.object({ before: z.number().int(), after: z.number().int() }),
  /** Dollars by which the move would put the club over the season's limit, which forbids it; null: allowed. */
  over: z.number().int().nullable(),
});
export type RosterMove = z.infer<typeof rosterMove>;

/** An action on a player, and what prevents it today; null: nothing. */
const playerAction = z.discriminatedUnion('does', [
  z.object({
    /** talk: about a new contract with the club's own player. offer: to a free agent. list: on the trade block. claim: off waivers. */
    does: z.enum(['talk', 'offer', 'list', 'claim', 'train', 'dress']),
    fault: fault.nullable(),
  }),
  /** With the first team of his club. */
  z.object({ does: z.literal('trade'), team: teamRef, fault: fault.nullable() }),
  /** Up or down; `move` is null if something prevents it. */
  z.object({ does: z.literal('move'), to: level, move: rosterMove.nullable(), fault: fault.nullable() }),
]);
export type PlayerAction = z.infer<typeof playerAction>;

export const player = {
  profile: get('activated', '/players/{id}')
    .says('A player: biography, skills, contract, health, season so far')
    .takes({ id: given.player })
    .answers(
      z.object({
        player: shownPlayer,
        team: teamRef.nullable(),
        abilities: abilities(teamPolicy),
        /** His agent; null: he represents himself. */
        agent: personRef.nullable(),
        /** A city; null: unknown. */
        birthplace: z.string().nullable(),
        birthday: z.object({ season: z.number().int(), day: z.number().int() }),
        /** Scouted band of his potential, 0 to 99; null: past growing, or for a club's own scouts to find out. */
        potential: z.object({ low: z.number().int(), high: z.number().int() }).nullable(),
        skills: z.array(skillValue),
        /** How well he has trained lately, 0 to 100; null: for scouts to find out. */
        trainingRating: z.number().int().nullable(),
        /** How he has played, in tenths; null: no game yet, or for scouts to find out. */
        matchRating: z.number().int().nullable(),
        firstSeason: z.number().int().nullable(),
        lastSeason: z.number().int().nullable(),
        status: z.enum(PLAYER_STATUSES),
        retiredAt: z.number().int().nullable(),
        draft: z
          .object({
            season: z.number().int(),
            round: z.number().int(),
            pick: z.number().int(),
            team: teamRef.nullable(),
            /** The PRO league whose draft it was; null: a year without records. */
            leagueId: ids.league.nullable(),
          })
          .nullable(),
        /** The season since which he has been a free agent; null: he is not one, or never had a contract. */
        faSince: z.number().int().nullable(),
        /** The club that signed him undrafted, and the season of that draft. */
        importedBy: z.object({ team: teamRef, season: z.number().int() }).nullable(),
        /** Awards, titles and all-star team selections, newest first. */
        accolades: z.array(z.object({ id: z.enum(HONORS), season: z.number().int(), leagueId: ids.league })),
        /** Invitation to a national team, or to a camp of his club that is not over, which only its manager sees. */
        invitation: z
          .discriminatedUnion('kind', [
            z.object({ kind: z.literal('national-team'), nationId: ids.nation }),
            z.object({ kind: z.literal('camp'), camp: z.enum(['development', 'training']) }),
          ])
          .nullable(),
        contracts: z.array(
          z.object({
            from: z.number().int(),
            to: z.number().int(),
            salary: z.number().int(),
            kind: z.enum(['entry', 'standard']),
            team: teamRef.nullable(),
          }),
        ),
        lastGames: z.array(gameLine),
        /** Rulings of the disciplinary board on him, newest first; 0 games: a warning. */
        rulings: z.array(
          z.object({
            season: z.number().int(),
            day: z.number().int(),
            /** Where it happened. */
            gameId: ids.game,
            incident: z.enum(['match', 'major', 'game-misconduct']),
            infraction: z.string(),
            games: z.number().int(),
          }),
        ),
        /** Injuries that kept him out, newest first, as diagnosed then; `days`: game days out. */
        injuries: z.array(
          z.object({
            season: z.number().int(),
            day: z.number().int(),
            part: z.string(),
            severity: z.string(),
            cause: z.enum(INJURY_CAUSES),
            days: z.number().int(),
          }),
        ),
        /** Same position and similar overall; none if his is for scouts to find out. */
        comparables: z.array(rosterPlayer),
      }),
    ),
  actions: get('activated', '/players/{id}/actions')
    .says('What the one who asks may do with a player today, and what is against the rest')
    .takes({ id: given.player })
    .answers(z.object({ isShortlisted: z.boolean(), actions: z.array(playerAction) })),
  stats: get('activated', '/players/{id}/stats')
    .says('Statistics by season, type of game and team')
    .takes({ id: given.player })
    .answers(
      z.object({
        player: shownPlayer,
        /** His present team; null for free agents and retired players. */
        team: teamRef.nullable(),
        status: z.enum(PLAYER_STATUSES),
        retiredAt: z.number().int().nullable(),
        skater: z.array(seasonLine.extend({ totals: skaterTotals })),
        goalie: z.array(seasonLine.extend({ totals: goalieTotals })),
      }),
    ),
  gameLog: get('activated', '/players/{id}/game-logs')
    .says('Every game of a season')
    .takes({ id: given.player, season: seasonNumber.optional() })
    .answers(
      z.object({
        player: shownPlayer,
        /** His present team; null for free agents and retired players. */
        team: teamRef.nullable(),
        status: z.enum(PLAYER_STATUSES),
        retiredAt: z.number().int().nullable(),
        season: z.number().int(),
        seasons: z.array(z.number().int()),
        games: z.array(gameLine),
      }),
    ),
  linemates: get('activated', '/players/{id}/linemates')
    .says('With whom a skater was on the ice in a season, and what came of it')
    .takes({ id: given.player, season: seasonNumber.optional() })
    .answers(
      z.object({
        /** The newest that he played in unless another was requested. */
        season: z.number().int(),
        seasons: z.array(z.number().int()),
        all: onIce,
        /** Most shared ice time first. */
        mates: z.array(onIce.extend({ player: playerRef, games: z.number().int() })),
      }),
    ),
  pastComparables: get('activated', '/players/{id}/past-comparables')
    .says('Players who have retired and had done as much at his age')
    .takes({ id: given.player })
    .answers(
      z.object({
        /** His age now: all careers are compared up to this age. */
        age: z.number().int(),
        /** His totals so far; null: he has not played for a first team. */
        his: careerSum.nullable(),
        /** Most similar first. */
        careers: z.array(
          z.object({
            player: playerRef,
            byThen: careerSum,
            inAll: careerSum,
            lastSeason: z.number().int(),
            /** His age in his last season. */
            endedAt: z.number().int(),
          }),
        ),
      }),
    ),
  transactions: get('activated', '/players/{id}/transactions')
    .says('Drafted, signed, traded, claimed: the way of a player')
    .takes({ id: given.player })
    .answers(z.array(transaction)),
  face: get('anyone', '/players/{id}/face.svg')
    .says('Face and jersey as SVG')
    .takes({
      id: given.player,
      /** The team whose sweater he wears, for a past game; his present team's if absent. */
      team: id.optional(),
    })
    .answersBody(z.file()),
};
