/**
 * What a special skill added to the actual chances: what they were worth with it, minus what they would have been worth
 * without it, by the engine's own factor. Only for skills that act on a single shot; what a skill does to the number of
 * chances (a playmaker, a penalty killer) cannot be told from a single game.
 */
import type { Chance, PlayFacts } from '#domains/game/rules/report/play-facts.ts';
import { CLUTCH_FACTOR, duelOf, QUICK_RECOVERY_FACTOR, type Tilt } from '#domains/game/rules/report/tilt.ts';
import type { PlayerId } from '#engine/ids.ts';
import { SPECIAL } from '#engine/match/constants/players.ts';
import { SHOT } from '#engine/match/constants/shooting.ts';
import type { SpecialSkill } from '#engine/player/skills.ts';

interface Effect {
  /** Factor on the chance to score: above 1 for a shooter's skill, otherwise a goalie's. */
  factor: number;
  concerns(chance: Chance): boolean;
}

/** Returns the goals added by a shooter or prevented by a goalie, never negative; null where they cannot be told. */
export function worthOf(
  { facts, tilt, importance }: { facts: PlayFacts; tilt: Tilt; importance: number },
  playerId: PlayerId,
  special: SpecialSkill,
): number | null {
  const effect = effectOf(special, importance);
  if (!effect) return null;
  const isGoalies = effect.factor <= 1;
  let worth = 0;
  for (const chance of facts.chances) {
    // An empty net takes no skill.
    if (chance.goalie === null || chance.kind === 'penalty-shot' || !effect.concerns(chance)) continue;
    if ((isGoalies ? chance.goalie : chance.shooter) !== playerId) continue;
    const { byBoth } = duelOf(chance, tilt);
    worth += isGoalies ? byBoth / effect.factor - byBoth : byBoth - byBoth / effect.factor;
  }
  return worth;
}

function effectOf(special: SpecialSkill, importance: number): Effect | null {
  switch (special) {
    case 'sniper':
      return { factor: Math.exp(SHOT.perFinishZ * SPECIAL.sniper), concerns: () => true };
    case 'clutch':
      return { factor: CLUTCH_FACTOR, concerns: (chance) => chance.isCrunchTime };
    case 'one-timer':
      return { factor: SPECIAL.oneTimer, concerns: (chance) => chance.isOneTimer };
    case 'big-game-goalie':
      return { factor: Math.exp(-SHOT.perStopZ * SPECIAL.bigGameGoalie * importance), concerns: () => true };
    case 'quick-recovery':
      return { factor: QUICK_RECOVERY_FACTOR, concerns: ({ kind }) => kind === 'rebound' };
    default:
      return null;
  }
}
