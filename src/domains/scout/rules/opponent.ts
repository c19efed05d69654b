/** A scout's view of the next opponent: public facts, judged by a fallible eye. */
import { GOALIE_WEAKNESSES, type GoalieWeakness, OPPONENT } from '#domains/scout/constants.ts';
import { skillOf } from '#domains/scout/rules/careers.ts';
import type { PersonId, PlayerId, TeamId } from '#engine/ids.ts';
import { GOALIE_SKILLS } from '#engine/player/skills.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

export interface Watching {
  secret: Secret;
  season: number;
  personId: PersonId;
  /** In the order of SCOUT_SKILLS. */
  skills: readonly number[];
  /** The team that he watches, and his nights of preparation. */
  teamId: TeamId;
  nights: number;
}

/** Returns the standard deviation in points of his error about a line or a skill; up to a few nights reduce it. */
export function errorAbout(eye: number, nights: number): number {
  const { worst, perPoint, mostNights } = OPPONENT;
  return (worst - perPoint * eye) / Math.sqrt(Math.max(1, Math.min(mostNights, nights)));
}

/**
 * Returns the index of the value that he considers the best. His error about each lasts all season, so that repeated
 * requests reveal nothing.
 *
 * @param values of the lines, pairs or skills; @returns -1 if there are none
 */
export function bestSeen(values: readonly number[], about: string, watching: Watching, eye: number): number {
  const { secret, season, personId, teamId, nights } = watching;
  const random = secretRandom(secret, `opponent/${season}/${personId}/${teamId}/${about}`);
  const error = errorAbout(eye, nights);
  const seen = values.map((value) => value + random.normal() * error);
  return seen.reduce((best, value, index) => (best < 0 || value > (seen[best] ?? 0) ? index : best), -1);
}

/** Returns their best line and worst pair in his opinion. @param values mean overall of each */
export function linesSeen(
  { lines, pairs }: { lines: readonly number[]; pairs: readonly number[] },
  watching: Watching,
) {
  const eye = skillOf(watching.skills, 'skaters');
  return {
    bestLine: bestSeen(lines, 'lines', watching, eye),
    weakPair: bestSeen(
      pairs.map((value) => -value),
      'pairs',
      watching,
      eye,
    ),
  };
}

/** Returns a goalie's weakness: the poorest of his skills, as far as the scout sees. @param skills in the order of GOALIE_SKILLS */
export function weaknessSeen(skills: readonly number[], goalieId: PlayerId, watching: Watching): GoalieWeakness | null {
  const behind = GOALIE_WEAKNESSES.map((name) => -(skills[GOALIE_SKILLS.indexOf(name)] ?? 0));
  const at = bestSeen(behind, `goalie ${goalieId}`, watching, skillOf(watching.skills, 'goalies'));
  return GOALIE_WEAKNESSES[at] ?? null;
}

/** Returns how special teams change the plan. @param shares of power plays that score, and of those against them; null: none yet */
export function specialTeamsPlan({ powerPlay, penaltyKill }: { powerPlay: number | null; penaltyKill: number | null }) {
  const { strongPowerPlay, weakPenaltyKill } = OPPONENT;
  return {
    stayOut: powerPlay !== null && powerPlay >= strongPowerPlay,
    drawPenalties: penaltyKill !== null && penaltyKill <= weakPenaltyKill,
  };
}
