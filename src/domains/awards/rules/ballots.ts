/** The vote: in each city of a league a writer ranks the candidates that he has seen do most, and the points for the ranks are added up. */
import {
  AWARDS,
  AWARDS_OF_AFFILIATES,
  type Award,
  BALLOT_OF_DEFENSE,
  BALLOT_OF_FIVE,
  BALLOT_OF_THREE,
  type Honor,
  isTitle,
  MAX_CANDIDATES,
  PLACES_ON_TEAM,
  WRITERS,
} from '#domains/awards/constants.ts';
import { type Nominee, nomineesFor } from '#domains/awards/rules/merits.ts';
import type { LeagueSeason } from '#domains/awards/rules/season-lines.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

/** One candidate's result in a vote or a title. */
export interface Result {
  award: Award;
  /** From 1. */
  rank: number;
  /** A player's id; for coaches a person's, for managers a club's. */
  id: number;
  clubId: ClubId;
  /** Points on the ballots; 0 for titles. */
  points: number;
  /** First-place votes. */
  firsts: number;
  honor: Honor | null;
}

/** One writer's ballot, best first. */
export interface Ballot {
  award: Award;
  /** The club in whose town he writes. */
  clubId: ClubId;
  picks: number[];
}

/** Returns the awards of leagues of a level. */
export function awardsOf(level: Level): readonly Award[] {
  return level === 'PRO' ? AWARDS : AWARDS_OF_AFFILIATES;
}

/** All-star positions that a writer judges as another award: the best defenseman, and the best goalie. */
const SAME_EYES: Partial<Record<Award, Award>> = { 'all-star-D': 'defender', 'all-star-G': 'goalie' };

/** Returns all awards of a league's season. The same secret gives the same ballots. */
export function awardSeason(
  league: LeagueSeason,
  { season, secret }: { season: number; secret: Secret },
): { results: Result[]; ballots: Ballot[] } {
  const voters = league.teams.map(({ clubId }) => clubId).toSorted((one, other) => one - other);
  const all = awardsOf(league.level).map((award) => {
    const nominees = nomineesFor(award, league).slice(0, MAX_CANDIDATES);
    if (isTitle(award)) return { results: counted(award, nominees), ballots: [] };
    const ballots = voters.map((clubId): Ballot => {
      const random = secretRandom(secret, `award/${season}/${league.leagueId}/${SAME_EYES[award] ?? award}/${clubId}`);
      const seen = nominees.map((each) => {
        const tilt = each.clubId === clubId && award !== 'manager' ? WRITERS.homeTilt : 0;
        return { id: each.id, merit: each.merit * (1 + tilt + random.normal(0, WRITERS.spread)) };
      });
      seen.sort((one, other) => other.merit - one.merit || one.id - other.id);
      return { award, clubId, picks: seen.slice(0, placesOnBallot(award).length).map(({ id }) => id) };
    });
    return { results: voted(award, nominees, ballots), ballots };
  });
  return { results: all.flatMap(({ results }) => results), ballots: all.flatMap(({ ballots }) => ballots) };
}

function placesOnBallot(award: Award): readonly number[] {
  if (award === 'MVP' || award === 'rookie') return BALLOT_OF_FIVE;
  return award === 'all-star-D' || award.startsWith('rookie-') ? BALLOT_OF_DEFENSE : BALLOT_OF_THREE;
}

function counted(award: Award, nominees: readonly Nominee[]): Result[] {
  return nominees.slice(0, 5).map(({ id, clubId }, index) => {
    return { award, rank: index + 1, id, clubId, points: 0, firsts: 0, honor: honorOf(award, index + 1) };
  });
}

function voted(award: Award, nominees: readonly Nominee[], ballots: readonly Ballot[]): Result[] {
  const places = placesOnBallot(award);
  const tally = nominees.map(({ id, clubId, merit }) => {
    const given = ballots.map(({ picks }) => picks.indexOf(id)).filter((place) => place >= 0);
    const points = given.reduce((sum, place) => sum + (places[place] ?? 0), 0);
    return { id, clubId, merit, points, firsts: given.filter((place) => place === 0).length };
  });
  return tally
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points || other.firsts - one.firsts || other.merit - one.merit)
    .map(({ merit: _, ...each }, index) => ({
      award,
      rank: index + 1,
      ...each,
      honor: honorOf(award, index + 1),
    }));
}

/** Returns the honor for a rank in a vote; null: none. */
export function honorOf(award: Award, rank: number): Honor | null {
  const places = (PLACES_ON_TEAM as Partial<Record<Award, number>>)[award] ?? 1;
  if (award.startsWith('all-star-')) {
    if (rank <= places) return 'first-team';
    return rank <= 2 * places ? 'second-team' : null;
  }
  if (award.startsWith('rookie-')) return rank <= places ? 'rookie-team' : null;
  // The remaining awards have the same names as their honors.
  return rank === 1 ? (award as Honor) : null;
}
