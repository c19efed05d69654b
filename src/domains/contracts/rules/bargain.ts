/** How a player sees a club, and the limits within which the two may sign: the basis of all talks, offers and bids. */
import { overallRating } from '#domains/club/rules/overall-rating.ts';
import { roleOf, teamStanding } from '#domains/contracts/rules/appeal.ts';
import { fearOfRelegation } from '#domains/contracts/rules/release.ts';
import type { TermBounds } from '#domains/contracts/rules/terms.ts';
import type { LeagueId, NationId, PlayerId, TeamId } from '#engine/ids.ts';
import type { Asker } from '#engine/market/ask.ts';
import { CLAUSE_FROM_AGE, MAX_SEASONS } from '#engine/market/ask-constants.ts';
import { ENTRY, RESTRICTED } from '#engine/market/constants.ts';
import { shifted } from '#engine/market/estimate.ts';
import { personalityOf } from '#engine/market/personality.ts';
import { type CapLimits, fairSalary } from '#engine/market/price.ts';
import { hopedGoals, type Prospect, projectGoals, SEASONS_AHEAD } from '#engine/market/projection.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import { reputationError } from '#engine/market/reputation.ts';
import { entryTerms } from '#engine/market/sign.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Secret } from '#engine/secret.ts';

/** A player in negotiations. */
export interface BargainPlayer {
  id: PlayerId;
  positions: readonly Position[];
  skills: readonly number[];
  ceilings: readonly number[];
  birthSeason: number;
  nationId: NationId;
  morale: number;
}

/** The limits of its league, and the price of a goal above replacement there, in dollars a season. */
interface LeagueMarket {
  tier: number;
  limits: CapLimits;
  goalPrice: number;
}

/** A club in negotiations, with its league. */
export interface BargainClub {
  nationId: NationId;
  cap: LeagueMarket;
  /** Whether there is a league below. */
  canFall: boolean;
  /** Ratings of its first team, and of all first teams in its league. */
  pro: Ratings & { id: TeamId; leagueId: LeagueId | null };
  league: readonly Ratings[];
  /** The first team's players. */
  squad: readonly { id: number; position: Position; overall: number }[];
}

type Ratings = Parameters<typeof overallRating>[0] & { coaching: number };

/** Returns how he sees the club. @param isOwn it is his current club */
export function bargainBetween(
  player: BargainPlayer,
  club: BargainClub,
  { fromSeason, isOwn, secret }: { fromSeason: number; isOwn: boolean; secret: Secret },
): { asker: Asker; bounds: TermBounds } {
  const { cap, pro, league, canFall } = club;
  const position = player.positions[0] ?? 'C';
  const age = fromSeason - player.birthSeason;
  const { skills, ceilings } = player;
  const prospect = prospectOf({ position, age, skills, ceilings });
  const rivals = club.squad
    .filter((other) => other.id !== player.id && other.position === position)
    .map(({ overall }) => overall);
  const ratings = league.map(overallRating);
  const overall = overallOf(position, skills);
  const danger = { tier: cap.tier + 1, standing: teamStanding(overallRating(pro), ratings, 1) };
  return {
    asker: {
      worths: worthsOf(shifted(prospect, reputationError({ secret, playerId: player.id, fromSeason })), { cap, isOwn }),
      age,
      personality: personalityOf(player.id, secret),
      isOwnClub: isOwn,
      fear: canFall ? fearOfRelegation({ position, overall }, danger) : 0,
      appeal: {
        role: roleOf(position, overall, rivals),
        team: teamStanding(overallRating(pro), ratings, cap.tier),
        coach: teamStanding(
          pro.coaching,
          league.map(({ coaching }) => coaching),
          1,
        ),
        home: club.nationId === player.nationId ? 1 : -0.2,
        morale: isOwn ? (player.morale - 50) / 50 : 0,
      },
    },
    bounds: boundsOf(prospect, { cap, isOwn, fromSeason }),
  };
}

/** Returns his worth for one, two … seasons, in whole dollars a season, reduced for young players whose rights the club holds. */
function worthsOf(prospect: Prospect, { cap, isOwn }: { cap: LeagueMarket; isOwn: boolean }): number[] {
  const { tier, limits } = cap;
  const projection = hopedGoals(projectGoals(prospect, tier));
  const share = isOwn && prospect.age < RESTRICTED.until ? RESTRICTED.share : 1;
  const price = cap.goalPrice * share;
  return Array.from({ length: SEASONS_AHEAD }, (_, index) =>
    fairSalary({ projection, seasons: index + 1, price, limits }),
  );
}

function boundsOf(
  prospect: Prospect,
  { cap, isOwn, fromSeason }: { cap: LeagueMarket; isOwn: boolean; fromSeason: number },
): TermBounds {
  const { tier, limits } = cap;
  if (prospect.age <= ENTRY.lastAge) {
    const { salary, seasons } = entryTerms(prospect, tier, limits);
    const entry = { minimum: salary, maximum: salary, maxSeasons: seasons };
    return { ...entry, isEntry: true, mayHaveClause: false, fromSeason };
  }
  return {
    minimum: limits.minimum,
    maximum: limits.maximum,
    maxSeasons: isOwn ? MAX_SEASONS.own : MAX_SEASONS.other,
    isEntry: false,
    mayHaveClause: prospect.age >= CLAUSE_FROM_AGE,
    fromSeason,
  };
}
