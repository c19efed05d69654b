/**
 * How much somebody deserves an award, as writers would argue it: in goals and points first, then in what those were worth to
 * the team. Units are those of goals, so that a goalie can be weighed against a scorer.
 */
import {
  type Award,
  GOALIE_AS_MVP,
  HEARD_OF,
  MIN_SHARE_OF_GAMES,
  ROSTER_SPREAD,
  TIER_APART,
} from '#domains/awards/constants.ts';
import type { CoachLine, GoalieLine, LeagueSeason, SkaterLine, TeamLine } from '#domains/awards/rules/season-lines.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import { isDefense } from '#engine/player/skills.ts';

export interface Nominee {
  /** A player's id; of coaches a person's, of managers a club's. */
  id: number;
  clubId: ClubId;
  merit: number;
}

/** Everybody whom an award can go to, the most deserving first. */
export function nomineesFor(award: Award, season: LeagueSeason): Nominee[] {
  const found = NOMINEES[award](season).filter(({ merit }) => merit > 0);
  return found.sort((one, other) => other.merit - one.merit || one.id - other.id);
}

const NOMINEES: Readonly<Record<Award, (season: LeagueSeason) => Nominee[]>> = {
  MVP: (season) => [
    ...skaters(season).map((line) => nominee(line, scoring(line) * standing(season, line))),
    ...goalies(season).map((line) => nominee(line, GOALIE_AS_MVP * stopping(season, line) * standing(season, line))),
  ],
  defender: defenders,
  goalie: keepers,
  rookie: (season) => [
    ...skaters(season)
      .filter(isRookie)
      .map((line) => nominee(line, scoring(line))),
    ...goalies(season)
      .filter(isRookie)
      .map((line) => nominee(line, GOALIE_AS_MVP * stopping(season, line))),
  ],
  'defensive-forward': (season) =>
    skaters(season)
      .filter((line) => !isDefender(line))
      .map((line) => nominee(line, checking(line))),
  playmaker: (season) =>
    skaters(season).map((line) => nominee(line, line.assists + 0.1 * (line.assists - line.ppAssists))),
  // Who scores without sitting: each fourteen minutes in the box halve what his points are worth here.
  sportsmanship: (season) =>
    skaters(season).map((line) => nominee(line, points(line) * 0.5 ** (line.pim / 14) * (isDefender(line) ? 1.2 : 1))),
  'playoff-MVP': (season) => [
    ...season.playoffs.skaters.map((line) => nominee(line, scoring(line) * finish(season, line))),
    ...season.playoffs.goalies.map((line) =>
      nominee(line, (line.xga / 1000 - line.goalsAgainst + 0.9 * line.wins) * finish(season, line)),
    ),
  ],
  coach: (season) =>
    season.coaches
      .filter(({ games }) => games > MIN_SHARE_OF_GAMES.coach * roundsOf(season))
      .map((line) => ({ id: line.personId, clubId: line.clubId, merit: leading(season, line) })),
  manager: (season) =>
    season.teams.map((team) => ({ id: team.clubId, clubId: team.clubId, merit: building(season, team) })),
  // Of those who are tied in a title the one with more goals, or better nights, has it.
  'points-title': ({ skaters: all }) => all.map((line) => nominee(line, points(line) + line.goals / 1000)),
  'goals-title': ({ skaters: all }) => all.map((line) => nominee(line, line.goals + points(line) / 1000)),
  'wins-title': ({ goalies: all }) => all.map((line) => nominee(line, line.wins + savePercentage(line) / 1000)),
  'all-star-LW': (season) => forwardsAt(season, 'LW'),
  'all-star-C': (season) => forwardsAt(season, 'C'),
  'all-star-RW': (season) => forwardsAt(season, 'RW'),
  'all-star-D': defenders,
  'all-star-G': keepers,
  'rookie-F': (season) =>
    skaters(season)
      .filter((line) => isRookie(line) && !isDefender(line))
      .map((line) => nominee(line, scoring(line))),
  'rookie-D': (season) =>
    skaters(season)
      .filter((line) => isRookie(line) && isDefender(line))
      .map((line) => nominee(line, defending(line))),
  'rookie-G': (season) =>
    keepers(season).filter(({ id }) => season.goalies.some((one) => one.playerId === id && isRookie(one))),
};

function nominee({ playerId, clubId }: SkaterLine | GoalieLine, merit: number): Nominee {
  return { id: playerId, clubId, merit };
}

const isDefender = ({ position }: SkaterLine) => isDefense(position);
const isRookie = (line: SkaterLine | GoalieLine) => line.isRookie;
const points = ({ goals, assists }: SkaterLine) => goals + assists;
const savePercentage = ({ saves, shotsAgainst }: GoalieLine) => (shotsAgainst === 0 ? 0 : saves / shotsAgainst);

/** Skaters who have played enough for a vote. */
function skaters(season: LeagueSeason): SkaterLine[] {
  const least = MIN_SHARE_OF_GAMES.skater * roundsOf(season);
  return season.skaters.filter(({ games, position }) => position !== 'G' && games >= least);
}

function goalies(season: LeagueSeason): GoalieLine[] {
  const least = MIN_SHARE_OF_GAMES.goalie * roundsOf(season);
  return season.goalies.filter(({ games }) => games >= least);
}

function roundsOf({ teams }: LeagueSeason): number {
  return Math.max(0, ...teams.map(({ played }) => played));
}

function forwardsAt(season: LeagueSeason, position: SkaterLine['position']): Nominee[] {
  return skaters(season)
    .filter((line) => line.position === position)
    .map((line) => nominee(line, scoring(line)));
}

function defenders(season: LeagueSeason): Nominee[] {
  return skaters(season)
    .filter(isDefender)
    .map((line) => nominee(line, defending(line) * standing(season, line)));
}

/** Goalies as those see them who vote on goalies alone. */
function keepers(season: LeagueSeason): Nominee[] {
  return goalies(season).map((line) => nominee(line, stopping(season, line) + won(line)));
}

/** Nobody is called the best of a league with six wins in thirty games, whatever he stopped: what a record is above or below half counts beside. */
function won({ wins, games }: GoalieLine): number {
  return 0.8 * (wins - games / 2);
}

/** Goals count a little more than assists, the game winner once more; defensemen have the puck less near the net. */
function scoring(line: SkaterLine): number {
  const made = line.goals + 0.85 * line.assists + 0.25 * line.gameWinningGoals + 0.1 * line.plusMinus;
  return made * (isDefender(line) ? 1.15 : 1);
}

/** Points first, then what the scoresheet shows of the rest: plus-minus, minutes, shots blocked. */
function defending({ goals, assists, plusMinus, toi, games, blocks, takeaways, giveaways }: SkaterLine): number {
  const minutes = games === 0 ? 0 : toi / 60 / games;
  return (
    goals + 0.85 * assists + 0.3 * plusMinus + 0.9 * (minutes - 15) + 0.08 * blocks + 0.1 * takeaways - 0.05 * giveaways
  );
}

/** What a forward is trusted with, and what comes of it. It counts whole for those whom everybody has heard of, and half for who never scores. */
function checking(line: SkaterLine): number {
  const shorthanded = line.games === 0 ? 0 : line.shToi / 60 / line.games;
  const work =
    6 * shorthanded +
    0.3 * line.takeaways -
    0.08 * line.giveaways +
    0.15 * line.blocks +
    0.03 * (line.faceoffsWon - line.faceoffsLost);
  // Beyond an ordinary forward's points nothing more: scorers have awards of their own.
  const heardOf = line.games === 0 ? 0 : Math.min(1, points(line) / (HEARD_OF * line.games));
  return work * (0.5 + 0.5 * heardOf) + 0.15 * line.plusMinus;
}

/** Goals that an ordinary goalie would have let in, with what a voter reads beside it: wins, percentage, shutouts. */
function stopping({ goalies: all }: LeagueSeason, line: GoalieLine): number {
  const shots = all.reduce((sum, { shotsAgainst }) => sum + shotsAgainst, 0);
  const mean = shots === 0 ? 0 : all.reduce((sum, { saves }) => sum + saves, 0) / shots;
  const aboveMean = (savePercentage(line) - mean) * line.shotsAgainst;
  return 0.5 * (line.xga / 1000 - line.goalsAgainst) + 0.7 * aboveMean + 0.6 * line.wins + 0.8 * line.shutouts;
}

/** 0.9 in the last team of the league to 1.1 in the first: value is seen where it wins. */
function standing({ teams }: LeagueSeason, { teamId }: { teamId: TeamId }): number {
  const team = teams.find((one) => one.teamId === teamId);
  if (!team || teams.length < 2) return 1;
  return 1.1 - (0.2 * (team.rank - 1)) / (teams.length - 1);
}

/** The most valuable of the playoffs is with the champion, unless somebody has carried a finalist. */
function finish({ teams }: LeagueSeason, { teamId }: { teamId: TeamId }): number {
  const team = teams.find((one) => one.teamId === teamId);
  if (team?.isChampion) return 1.5;
  return 0.5 + 0.2 * (team?.roundsWon ?? 0);
}

/**
 * What the season brought beyond what the last one let expect, and how far it went: anyone who has put a team together is voted on when the
 * cup is won, a coach by what he was given to work with.
 */
function building(season: LeagueSeason, team: TeamLine): number {
  const share = team.points / (3 * Math.max(1, team.played));
  return 20 * (share - fromLastSeason(season, team)) + 10 * share + (team.roundsWon ?? 0) + (team.isChampion ? 1 : 0);
}

/** Share of the points that a season lets expect of the next: half of what was above or below the middle comes again. */
function fromLastSeason({ tier }: LeagueSeason, { shareBefore, tierBefore }: TeamLine): number {
  const climbed = (tierBefore ?? tier) - tier;
  return 0.5 + 0.5 * ((shareBefore ?? 0.5) - TIER_APART * climbed - 0.5);
}

/** What he has made of the men he was given: points beyond what their strength and their last season let expect; a little for the points themselves. */
function leading(season: LeagueSeason, { teamId, points: won, games }: CoachLine): number {
  const { teams } = season;
  const team = teams.find((one) => one.teamId === teamId);
  if (!team) return 0;
  const { expectedRank } = team;
  const byHabit = fromLastSeason(season, team);
  const middle = (teams.length + 1) / 2;
  const byRoster =
    expectedRank === null || teams.length < 2
      ? byHabit
      : 0.5 + (ROSTER_SPREAD * (middle - expectedRank)) / (middle - 1);
  const share = won / (3 * Math.max(1, games));
  return 40 * (share - (byRoster + byHabit) / 2) + 3 * share;
}
