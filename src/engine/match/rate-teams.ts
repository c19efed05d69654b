/**
 * What each player is worth tonight, computed once a period: skills blended by task, measured against the level of the
 * game (so that a junior game is as long on goals as a professional one) and moved by form, morale, nerves, home ice and
 * an unfamiliar position. Ratings are in "z": 0 is the level of this game, 1 is SKILL.scale points of skill above it.
 */
import { handCost } from '#engine/lineup/strength.ts';
import * as playerNumbers from '#engine/match/constants/players.ts';
import { REBOUND } from '#engine/match/constants/shooting.ts';
import * as theGrowth from '#engine/match/growth.ts';
import type { MatchInput, MatchPlayer } from '#engine/match/input.ts';
import type { TeamPlan } from '#engine/match/plan.ts';
import type { Ratings } from '#engine/match/ratings.ts';
import * as theRatings from '#engine/match/ratings.ts';
import { STOP_WEIGHTS, type StandingOut, standingOut } from '#engine/match/skill-profile.ts';
import type { Position } from '#engine/player/skills.ts';

// Bound here once, numbers become part of the machine code; an import is looked up at each use (docs/match-engine.md).
const { CONDITION, SKILL, SPECIAL, WEIGHT } = playerNumbers;
const { growth } = theGrowth;
const { bitsOf, CREATE, DEFEND, FOULS, HITS, IN_UNIT, PRESS, rowOfLine, rowOfPair, SPECIAL_BITS, TRANSITION } =
  theRatings;

/** Places in the stored order of SKATER_SKILLS. */
const SKATING = 0;
const PASSING = 1;
const SHOOTING = 2;
const HANDLING = 3;
const CHECKING = 4;
const DEFENDING = 5;
const FACEOFFS = 6;
const STRENGTH = 7;
const ENDURANCE = 8;
const SENSE = 9;
const DISCIPLINE = 10;
const ABILITY_SKILLS = 9;

/** Places in the stored order of GOALIE_SKILLS. */
const REFLEXES = 0;
const POSITIONING = 1;
const GLOVE = 2;
const BLOCKER = 3;
const REBOUNDS = 4;
const GOALIE_HANDLING = 5;
const COMPOSURE = 6;
const GOALIE_ENDURANCE = 7;

/** A team and its part of the roster, from `first` up to `end`. */
export interface RatedTeam {
  plan: TeamPlan;
  first: number;
  end: number;
  isHome: boolean;
}

/** @param ratings filled anew (see `emptyRatings`). */
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

/** What lines and pairs bring together, for all of their shifts. */
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

/** The yardsticks of the game: what its skaters are worth on average, and what is ordinary in their league. */
interface Level {
  /** Mean of the skills that ability shows in (all but faceoffs and discipline, which only some have to have). */
  skill: number;
  discipline: number;
  /** How the league differs from an ordinary one. */
  league: StandingOut;
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

/** What the whole team gains from its own crowd and from a leader who wears a letter. */
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

const isBack = (position: Position | undefined) => position === 'LD' || position === 'RD';

/** The strength that a place away from one's positions and the side of the other hand cost, in z. */
function strangeness(player: MatchPlayer, place: Position | null): number {
  if (place === null) return 0;
  return strangePosition(player.positions, place) + handCost(player, place) / SKILL.scale;
}

function strangePosition(positions: readonly Position[], place: Position): number {
  if (positions.includes(place)) return 0;
  const placedBack = isBack(place);
  if (!positions.some((position) => isBack(position) === placedBack)) return SKILL.wrongTrade;
  return place === 'C' ? SKILL.wingAtCentre : SKILL.wrongSide;
}

function rateSkater(
  ratings: Ratings,
  index: number,
  player: MatchPlayer,
  level: Level,
  shape: number,
  place: Position | null,
): void {
  const { skills, positions } = player;
  const specials = ratings.specials[index]!;
  const perPoint = 1 / SKILL.scale;
  const league = isBack(positions[0]) ? level.league.defencemen : level.league.forwards;
  const z = (skill: number) => ((skills[skill] ?? level.skill) - level.skill - league[skill]!) * perPoint;
  const tonight = shape - strangeness(player, place);
  const back = isBack(place ?? positions[0]);
  const discipline = ((skills[DISCIPLINE] ?? level.discipline) - level.discipline) * perPoint;
  const sense = z(SENSE);
  const skating = z(SKATING);
  const handling = z(HANDLING);
  const checking = z(CHECKING);
  const strength = z(STRENGTH);
  const defending = z(DEFENDING);

  const finish =
    0.7 * z(SHOOTING) +
    0.2 * sense +
    0.1 * strength +
    tonight -
    SKILL.leadersInFinish * perPoint * level.league.leaders +
    (specials & SPECIAL_BITS.sniper ? SPECIAL.sniper : 0);
  const pass =
    0.6 * z(PASSING) +
    0.25 * sense +
    0.15 * handling +
    tonight +
    (specials & SPECIAL_BITS.playmaker ? SPECIAL.playmaker : 0);
  const carry = 0.45 * skating + 0.4 * handling + 0.15 * strength + tonight;
  const defend =
    0.5 * defending +
    0.2 * sense +
    0.15 * skating +
    0.15 * checking +
    tonight +
    (specials & SPECIAL_BITS['two-way'] ? SPECIAL.twoWay : 0);
  const press = 0.4 * skating + 0.35 * checking + 0.25 * sense + tonight;
  const physical =
    0.65 * checking + 0.35 * strength + (specials & SPECIAL_BITS['power-forward'] ? SPECIAL.powerForwardHits : 0);

  ratings.isDefence[index] = back ? 1 : 0;
  ratings.finish[index] = finish;
  ratings.pass[index] = pass;
  ratings.carry[index] = carry;
  ratings.defend[index] = defend;
  ratings.press[index] = press;
  ratings.faceoff[index] =
    0.85 * z(FACEOFFS) + 0.15 * strength + tonight + (specials & SPECIAL_BITS['faceoff-ace'] ? SPECIAL.faceoffAce : 0);
  const stamina =
    growth(SKILL.staminaPerZ * z(ENDURANCE)) * (specials & SPECIAL_BITS['iron-man'] ? SPECIAL.ironMan : 1);
  ratings.stamina[index] = stamina;
  ratings.burn[index] = 1 / stamina;
  ratings.shotWeight[index] =
    (back ? WEIGHT.defenceShot : 1) *
    growth(WEIGHT.shotPerZ * ((back ? 0 : 0.6) * finish + 0.4 * carry)) *
    (specials & SPECIAL_BITS.sniper ? SPECIAL.sniperVolume : 1);
  ratings.passWeight[index] = (back ? WEIGHT.defencePass : 1) * growth(WEIGHT.passPerZ * pass);
  ratings.carryWeight[index] = (back ? WEIGHT.defenceCarry : 1) * growth(WEIGHT.carryPerZ * carry);
  const hits = (back ? WEIGHT.defenceHit : 1) * growth(WEIGHT.hitPerZ * physical);
  ratings.hitWeight[index] = hits;
  ratings.blockWeight[index] =
    (back ? WEIGHT.defenceBlock : 1) *
    growth(WEIGHT.blockPerZ * defending) *
    (specials & SPECIAL_BITS['shot-blocker'] ? SPECIAL.shotBlocker : 1);
  const fouls =
    (back ? WEIGHT.defenceFoul : 1) *
    growth(-WEIGHT.foulPerZ * discipline) *
    (specials & SPECIAL_BITS.agitator ? SPECIAL.agitatorFouls : 1);
  ratings.foulWeight[index] = fouls;
  ratings.drawWeight[index] =
    (back ? WEIGHT.defenceDraw : 1) *
    growth(WEIGHT.drawPerZ * carry) *
    (specials & SPECIAL_BITS.agitator ? SPECIAL.agitatorDraws : 1);
  ratings.fightWeight[index] =
    growth(WEIGHT.fightPerZ * (physical - 0.5 * discipline)) *
    (specials & SPECIAL_BITS.enforcer ? SPECIAL.enforcer : 1);
  ratings.defendWeight[index] = (back ? WEIGHT.defenceTakeaway : 1) * growth(WEIGHT.takeawayPerZ * defend);

  const row = index * IN_UNIT;
  ratings.inUnit[row + CREATE] = 0.55 * pass + 0.45 * carry;
  ratings.inUnit[row + TRANSITION] = 0.5 * carry + 0.5 * pass;
  ratings.inUnit[row + DEFEND] = defend;
  ratings.inUnit[row + PRESS] = press;
  ratings.inUnit[row + HITS] = hits;
  ratings.inUnit[row + FOULS] = fouls;
}

function rateGoalie(
  ratings: Ratings,
  index: number,
  { skills }: MatchPlayer,
  level: Level,
  shape: number,
  importance: number,
): void {
  const specials = ratings.specials[index]!;
  const yardstick = level.skill + SKILL.goalieOffset + level.league.goalies;
  const z = (skill: number) => ((skills[skill] ?? yardstick) - yardstick) / SKILL.scale;
  const bigGame = specials & SPECIAL_BITS['big-game-goalie'] ? SPECIAL.bigGameGoalie * importance : 0;
  ratings.isDefence[index] = 0;
  ratings.stop[index] =
    STOP_WEIGHTS[REFLEXES] * z(REFLEXES) +
    STOP_WEIGHTS[POSITIONING] * z(POSITIONING) +
    STOP_WEIGHTS[GLOVE] * z(GLOVE) +
    STOP_WEIGHTS[BLOCKER] * z(BLOCKER) +
    STOP_WEIGHTS[COMPOSURE] * z(COMPOSURE) +
    shape +
    bigGame;
  const hold = 0.8 * z(REBOUNDS) + 0.2 * z(GLOVE) + shape;
  ratings.rebounds[index] = Math.min(REBOUND.most, REBOUND.given * growth(-REBOUND.perHoldZ * hold));
  ratings.play[index] = z(GOALIE_HANDLING) + (specials & SPECIAL_BITS['puck-mover'] ? SPECIAL.puckMover : 0);
  ratings.composure[index] = z(COMPOSURE);
  const stamina =
    growth(SKILL.staminaPerZ * z(GOALIE_ENDURANCE)) * (specials & SPECIAL_BITS.workhorse ? SPECIAL.workhorse : 1);
  ratings.stamina[index] = stamina;
  ratings.burn[index] = 1 / stamina;
}
