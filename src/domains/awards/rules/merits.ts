/**
 * How much a candidate deserves an award, as writers would argue: by goals and points first, then by what those were
 * worth to the team. In units of goals, so that a goalie can be compared with a scorer.
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
  /** A player's id; for coaches a person's, for managers a club's. */
  id: number;
  clubId: ClubId;
  merit: number;
}

/** Returns all candidates of an award, the most deserving first. */
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
  // Scoring without penalties: each fourteen penalty minutes halve what his points are worth here.
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
  // Ties in a title are broken by goals, or by more starring nights.
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

/** Returns skaters with enough games for a vote. */
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

/** Returns goalies as voters of the goalie award see them. */
function keepers(season: LeagueSeason): Nominee[] {
  return goalies(season).map((line) => nominee(line, stopping(season, line) + won(line)));
}

/** Returns goals for a record above or below half: six wins in thirty games make no best goalie, no matter how many he stopped. */
function won({ wins, games }: GoalieLine): number {
  return 0.8 * (wins - games / 2);
}

/**
 * Returns the value of scoring: goals count a little more than assists, game winners extra; defensemen get a bonus, as
 * they rarely have the puck near the net.
 */
function scoring(line: SkaterLine): number {
  const made = line.goals + 0.85 * line.assists + 0.25 * line.gameWinningGoals + 0.1 * line.plusMinus;
  return made * (isDefender(line) ? 1.15 : 1);
}

/** Returns the value of a defender: points first, then the rest of the scoresheet: plus-minus, minutes, blocked shots. */
function defending({ goals, assists, plusMinus, toi, games, blocks, takeaways, giveaways }: SkaterLine): number {
  const minutes = games === 0 ? 0 : toi / 60 / games;
  return (
    goals + 0.85 * assists + 0.3 * plusMinus + 0.9 * (minutes - 15) + 0.08 * blocks + 0.1 * takeaways - 0.05 * giveaways
  );
}

/**
 * Returns the value of a two-way forward: his defensive duties and their results. The work counts fully for well-known
 * scorers, and half for a forward without points.
 */
function checking(line: SkaterLine): number {
  const shorthanded = line.games === 0 ? 0 : line.shToi / 60 / line.games;
  const work =
    6 * shorthanded +
    0.3 * line.takeaways -
    0.08 * line.giveaways +
    0.15 * line.blocks +
    0.03 * (line.faceoffsWon - line.faceoffsLost);
  // Points beyond those of an average forward add nothing: scorers have awards of their own.
  const heardOf = line.games === 0 ? 0 : Math.min(1, points(line) / (HEARD_OF * line.games));
  return work * (0.5 + 0.5 * heardOf) + 0.15 * line.plusMinus;
}

/** Returns the goals that an average goalie would have allowed beyond his, plus what voters read: wins, percentage, shutouts. */
function stopping({ goalies: all }: LeagueSeason, line: GoalieLine): number {
  const shots = all.reduce((sum, { shotsAgainst }) => sum + shotsAgainst, 0);
  const mean = shots === 0 ? 0 : all.reduce((sum, { saves }) => sum + saves, 0) / shots;
  const aboveMean = (savePercentage(line) - mean) * line.shotsAgainst;
  return 0.5 * (line.xga / 1000 - line.goalsAgainst) + 0.7 * aboveMean + 0.6 * line.wins + 0.8 * line.shutouts;
}

/** Returns 0.9 for the last team of the league to 1.1 for the first: value shows in wins. */
function standing({ teams }: LeagueSeason, { teamId }: { teamId: TeamId }): number {
  const team = teams.find((one) => one.teamId === teamId);
  if (!team || teams.length < 2) return 1;
  return 1.1 - (0.2 * (team.rank - 1)) / (teams.length - 1);
}

/** Returns the playoff factor: the MVP is usually on the champion, unless a player has carried a finalist. */
function finish({ teams }: LeagueSeason, { teamId }: { teamId: TeamId }): number {
  const team = teams.find((one) => one.teamId === teamId);
  if (team?.isChampion) return 1.5;
  return 0.5 + 0.2 * (team?.roundsWon ?? 0);
}

/**
 * Returns what a season brought beyond the expectation from the last one, and how far the team went: general managers are
 * judged by the cup, coaches by what they were given.
 */
function building(season: LeagueSeason, team: TeamLine): number {
  const share = team.points / (3 * Math.max(1, team.played));
  return 20 * (share - fromLastSeason(season, team)) + 10 * share + (team.roundsWon ?? 0) + (team.isChampion ? 1 : 0);
}

/** Returns the expected share of the points after last season: half the difference from the middle carries over. */
function fromLastSeason({ tier }: LeagueSeason, { shareBefore, tierBefore }: TeamLine): number {
  const climbed = (tierBefore ?? tier) - tier;
  return 0.5 + 0.5 * ((shareBefore ?? 0.5) - TIER_APART * climbed - 0.5);
}

/**
 * Returns what a coach made of his players: points beyond the expectation from their strength and their last season; a
 * little for the points themselves.
 */
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
