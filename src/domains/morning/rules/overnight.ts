/** What a night has changed about players. */
import { GAINERS_NAMED } from '#domains/morning/constants.ts';
import type { Grown } from '#domains/morning/rules/facts.ts';
import type { PlayerId } from '#engine/ids.ts';

/** A player's skills, progress and declining skills, as in `players`. */
export interface Skilled {
  id: PlayerId;
  skills: readonly number[];
  /** Hundredths toward the next point. */
  progress: readonly number[];
  /** Bit n is set if skill n declines. */
  declining: number;
}

/** Returns a player's skills in hundredths of a point. */
export function hundredths({ skills, progress }: Pick<Skilled, 'skills' | 'progress'>): number[] {
  return skills.map((skill, index) => 100 * skill + (progress[index] ?? 0));
}

/**
 * Returns what a club's players have gained and lost: changes of declining skills are due to age, all others to training.
 *
 * @param before the skills of the evening in hundredths, by player; players who were not there are left out
 */
export function grownOvernight(
  players: readonly Skilled[],
  before: Readonly<Record<number, readonly number[]>>,
): Grown {
  const changes = players.flatMap((player) => {
    const from = before[player.id];
    return from ? [{ playerId: player.id, ...changeOf(player, from) }] : [];
  });
  const gainers = changes
    .filter(({ trained }) => trained > 0)
    .sort((one, other) => other.trained - one.trained || one.playerId - other.playerId)
    .slice(0, GAINERS_NAMED);
  return {
    trained: changes.reduce((sum, { trained }) => sum + trained, 0),
    aged: changes.reduce((sum, { aged }) => sum + aged, 0),
    gainers: gainers.map(({ playerId, trained }) => ({ playerId, gain: trained })),
  };
}

function changeOf(player: Skilled, from: readonly number[]): { trained: number; aged: number } {
  let [trained, aged] = [0, 0];
  for (const [index, now] of hundredths(player).entries()) {
    const change = now - (from[index] ?? now);
    // A declining skill that luck has raised for a day has not aged.
    if ((player.declining & (1 << index)) !== 0 && change < 0) aged += change;
    else trained += change;
  }
  return { trained, aged };
}
