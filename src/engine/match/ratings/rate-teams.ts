/**
 * Ratings of both teams tonight, computed once a period: each player's skills (rate-players.ts) measured against the level of
 * the game (so that a junior game has as many goals as a professional one) and adjusted for form, morale, nerves, heavy legs,
 * home ice and leaders. Ratings are in "z": 0 is the level of this game, 1 is SKILL.scale points of skill above it.
 */

import type { TeamPlan } from '#engine/match/bench/plan.ts';
import * as playerNumbers from '#engine/match/constants/players.ts';
import type { MatchInput, MatchPlayer } from '#engine/match/input.ts';
import type { Level } from '#engine/match/ratings/rate-players.ts';
import * as thePlayers from '#engine/match/ratings/rate-players.ts';
import type { Ratings } from '#engine/match/ratings/ratings.ts';
import * as theRatings from '#engine/match/ratings/ratings.ts';
import { standingOut } from '#engine/match/ratings/skill-profile.ts';

// Bound here once so that V8 can inline it; an import is looked up at each use (docs/match-engine.md).
const { CONDITION, SKILL, SPECIAL } = playerNumbers;
const { DISCIPLINE, FACEOFFS, rateGoalie, rateSkater } = thePlayers;
const { bitsOf, IN_UNIT, rowOfLine, rowOfPair, SPECIAL_BITS } = theRatings;

/** Number of skater skills that reflect ability: all but faceoffs and discipline, which only some players need. */
const ABILITY_SKILLS = 9;

/** A team and its part of the roster, from `first` up to `end`. */
export interface RatedTeam {
  plan: TeamPlan;
  first: number;
  end: number;
  isHome: boolean;
}

/**
 * Rates both teams.
 * @param ratings overwritten (see `emptyRatings`).
 */
export function rateTeams(
  input: MatchInput,
  roster: readonly MatchPlayer[],
  teams: readonly [RatedTeam, RatedTeam],
  ratings: Ratings,
): void {
  const level = levelOf(input, roster);
  for (const team of teams) {
    const lift = teamLift(input, roster, team);
    for (let index = team.first; index < team.end; index++) {
      const player = roster[index]!;
      const shape = conditionOf(player, input.importance) + lift;
      ratings.specials[index] = bitsOf(player.specialSkills);
      if (player.positions[0] === 'G') rateGoalie(ratings, index, player, level, shape, input.importance);
      else rateSkater(ratings, index, player, level, shape, team.plan.places[index - team.first] ?? null);
    }
    rateUnits(ratings, team);
  }
}

/** Adds up the ratings of whole lines and pairs, for all of their shifts. */
function rateUnits(ratings: Ratings, { plan: { lines, pairs }, isHome }: RatedTeam): void {
  const side = isHome ? 0 : 1;
  for (let line = 0; line < lines.length; line++) addUp(ratings.inUnit, rowOfLine(ratings, side, line), lines[line]!);
  for (let pair = 0; pair < pairs.length; pair++) addUp(ratings.inUnit, rowOfPair(ratings, side, pair), pairs[pair]!);
}

function addUp(inUnit: number[], row: number, unit: readonly number[]): void {
  for (let column = 0; column < IN_UNIT; column++) {
    let sum = 0;
    for (let place = 0; place < unit.length; place++) sum += inUnit[unit[place]! * IN_UNIT + column]!;
    inUnit[row + column] = sum;
  }
}

function levelOf(input: MatchInput, roster: readonly MatchPlayer[]): Level {
  const league = standingOut(input.profile);
  let sum = 0;
  let discipline = 0;
  let count = 0;
  for (const { positions, skills } of roster) {
    if (positions[0] === 'G') continue;
    for (let skill = 0; skill < skills.length; skill++) {
      if (skill !== FACEOFFS && skill !== DISCIPLINE) sum += skills[skill]!;
    }
    discipline += skills[DISCIPLINE] ?? SKILL.fallbackLevel;
    count++;
  }
  if (count === 0) return { skill: SKILL.fallbackLevel, discipline: SKILL.fallbackLevel, league };
  return { skill: sum / (count * ABILITY_SKILLS), discipline: discipline / count, league };
}

/** Returns the team's gain from its home crowd and from a leader who wears a letter. */
function teamLift(input: MatchInput, roster: readonly MatchPlayer[], team: RatedTeam): number {
  let lift = team.isHome && input.neutralIce !== true ? CONDITION.homeIce : 0;
  const isLeader = (index: number) => index >= 0 && (bitsOf(roster[index]!.specialSkills) & SPECIAL_BITS.leader) !== 0;
  if (isLeader(team.plan.captain)) lift += SPECIAL.leaderCaptain;
  for (const alternate of team.plan.alternates) if (isLeader(alternate)) lift += SPECIAL.leaderAlternate;
  return lift;
}

function conditionOf(player: MatchPlayer, importance: number): number {
  return (
    ((player.form - 50) / 50) * CONDITION.form +
    ((player.morale - 50) / 50) * CONDITION.morale +
    (player.xp - CONDITION.ordinaryXp) * importance * CONDITION.xp -
    (100 - player.energy) * CONDITION.heavyLegs
  );
}
