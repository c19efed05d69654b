/**
 * From a player's skills to his ratings (see ratings.ts): skills blended by task, special skills, and the cost of an unfamiliar
 * position or the wrong hand. Team-wide effects come from rate-teams.ts as his `shape` tonight, in z.
 */
import { handCost } from '#engine/lineup/strength.ts';
import * as playerNumbers from '#engine/match/constants/players.ts';
import { REBOUND } from '#engine/match/constants/shooting.ts';
import type { MatchPlayer } from '#engine/match/input.ts';
import * as theGrowth from '#engine/match/ratings/exponential.ts';
import type { Ratings } from '#engine/match/ratings/ratings.ts';
import * as theRatings from '#engine/match/ratings/ratings.ts';
import { STOP_WEIGHTS, type StandingOut } from '#engine/match/ratings/skill-profile.ts';
import type { Position } from '#engine/player/skills.ts';
import * as theSkills from '#engine/player/skills.ts';

// Bound here once so that V8 inlines the numbers; an import is looked up at each use (docs/match-engine.md).
const { SKILL, SPECIAL, WEIGHT } = playerNumbers;
const { growth } = theGrowth;
const { isDefense } = theSkills;
const { CREATE, DEFEND, FOULS, HITS, IN_UNIT, PRESS, SPECIAL_BITS, TRANSITION } = theRatings;

/** Places in the stored order of SKATER_SKILLS. */
const SKATING = 0;
const PASSING = 1;
const SHOOTING = 2;
const HANDLING = 3;
const CHECKING = 4;
const DEFENDING = 5;
export const FACEOFFS = 6;
const STRENGTH = 7;
const ENDURANCE = 8;
const SENSE = 9;
export const DISCIPLINE = 10;

/** Places in the stored order of GOALIE_SKILLS. */
const REFLEXES = 0;
const POSITIONING = 1;
const GLOVE = 2;
const BLOCKER = 3;
const REBOUNDS = 4;
const GOALIE_HANDLING = 5;
const COMPOSURE = 6;
const GOALIE_ENDURANCE = 7;

/** The reference of a game's ratings: its skaters' average skill, and the league's deviation from an average one. */
export interface Level {
  /** Mean of the skills that reflect ability (all but faceoffs and discipline, which only some players need). */
  skill: number;
  discipline: number;
  /** The league's deviation from an average one. */
  league: StandingOut;
}

/** Returns the cost of an unfamiliar position and the wrong hand, in z. */
function strangeness(player: MatchPlayer, place: Position | null): number {
  if (place === null) return 0;
  return strangePosition(player.positions, place) + handCost(player, place) / SKILL.scale;
}

function strangePosition(positions: readonly Position[], place: Position): number {
  if (positions.includes(place)) return 0;
  const placedBack = isDefense(place);
  if (!positions.some((position) => isDefense(position) === placedBack)) return SKILL.wrongTrade;
  return place === 'C' ? SKILL.wingAtCenter : SKILL.wrongSide;
}

export function rateSkater(
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
  const league = isDefense(positions[0]!) ? level.league.defensemen : level.league.forwards;
  const z = (skill: number) => ((skills[skill] ?? level.skill) - level.skill - league[skill]!) * perPoint;
  const tonight = shape - strangeness(player, place);
  const back = isDefense(place ?? positions[0]!);
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

  ratings.isDefense[index] = back ? 1 : 0;
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
  weighSkater(ratings, index, { back, discipline, physical, defending });
  ratings.powerPlayShotWeight[index] =
    ratings.shotWeight[index]! * growth(WEIGHT.powerPlayShotPerZ * finish) * (back ? WEIGHT.powerPlayPoint : 1);

  const row = index * IN_UNIT;
  ratings.inUnit[row + CREATE] = 0.55 * pass + 0.45 * carry;
  ratings.inUnit[row + TRANSITION] = 0.5 * carry + 0.5 * pass;
  ratings.inUnit[row + DEFEND] = defend;
  ratings.inUnit[row + PRESS] = press;
  ratings.inUnit[row + HITS] = ratings.hitWeight[index]!;
  ratings.inUnit[row + FOULS] = ratings.foulWeight[index]!;
}

/**
 * Computes how often he is drawn for each action among those on the ice, from his ratings. A separate function because V8
 * inlines only a limited number of calls into one: ten calls of `growth` are the maximum.
 */
function weighSkater(
  ratings: Ratings,
  index: number,
  also: { back: boolean; discipline: number; physical: number; defending: number },
): void {
  const { back, discipline, physical, defending } = also;
  const specials = ratings.specials[index]!;
  const finish = ratings.finish[index]!;
  const pass = ratings.pass[index]!;
  const carry = ratings.carry[index]!;
  const defend = ratings.defend[index]!;
  ratings.shotWeight[index] =
    (back ? WEIGHT.defenseShot : 1) *
    growth(WEIGHT.shotPerZ * ((back ? 0 : 0.6) * finish + 0.4 * carry)) *
    (specials & SPECIAL_BITS.sniper ? SPECIAL.sniperVolume : 1);
  ratings.passWeight[index] = (back ? WEIGHT.defensePass : 1) * growth(WEIGHT.passPerZ * pass);
  ratings.carryWeight[index] = (back ? WEIGHT.defenseCarry : 1) * growth(WEIGHT.carryPerZ * carry);
  ratings.hitWeight[index] = (back ? WEIGHT.defenseHit : 1) * growth(WEIGHT.hitPerZ * physical);
  ratings.blockWeight[index] =
    (back ? WEIGHT.defenseBlock : 1) *
    growth(WEIGHT.blockPerZ * defending) *
    (specials & SPECIAL_BITS['shot-blocker'] ? SPECIAL.shotBlocker : 1);
  ratings.foulWeight[index] =
    (back ? WEIGHT.defenseFoul : 1) *
    growth(-WEIGHT.foulPerZ * discipline) *
    (specials & SPECIAL_BITS.agitator ? SPECIAL.agitatorFouls : 1);
  ratings.drawWeight[index] =
    (back ? WEIGHT.defenseDraw : 1) *
    growth(WEIGHT.drawPerZ * carry) *
    (specials & SPECIAL_BITS.agitator ? SPECIAL.agitatorDraws : 1);
  ratings.fightWeight[index] =
    growth(WEIGHT.fightPerZ * (physical - 0.5 * discipline)) *
    (specials & SPECIAL_BITS.enforcer ? SPECIAL.enforcer : 1);
  ratings.defendWeight[index] = (back ? WEIGHT.defenseTakeaway : 1) * growth(WEIGHT.takeawayPerZ * defend);
}

export function rateGoalie(
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
  ratings.isDefense[index] = 0;
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
}
