/** AI clubs' buyouts: players who cost far more than they are worth, by the club's own estimates. Pure. */
import { buyoutPrice } from '#domains/contracts/rules/buyout.ts';
import { AI_BUYOUTS } from '#domains/free-agency/constants.ts';
import type { PlanClub, PlanPlayer } from '#domains/free-agency/rules/summer.ts';
import type { PlayerId } from '#engine/ids.ts';

export interface BuyoutState {
  /** AI clubs. */
  clubs: readonly PlanClub[];
  players: readonly PlanPlayer[];
}

/** @param worthOf his worth to his club over this many seasons, by its estimates: whole dollars a season */
export function planBuyouts(
  { clubs, players }: BuyoutState,
  worthOf: (player: PlanPlayer, seasons: number) => number,
): PlayerId[] {
  const byClub = Map.groupBy(players, ({ clubId }) => clubId);
  return clubs.flatMap(({ id, limits: { minimum } }) => {
    const candidates = (byClub.get(id) ?? []).filter((player) => mayBeDear(player, minimum));
    return candidates
      .map((player) => ({ id: player.id, gain: gainOf(player, { minimum, worthOf }) }))
      .filter(({ gain }) => gain >= AI_BUYOUTS.leastGain * minimum)
      .sort((a, b) => b.gain - a.gain || a.id - b.id)
      .slice(0, AI_BUYOUTS.most)
      .map((player) => player.id);
  });
}

/** Returns whether he has an expensive contract that runs beyond this season. */
function mayBeDear({ owed = [], salary, hasJustSigned }: PlanPlayer, minimum: number): boolean {
  return owed.length > 0 && !hasJustSigned && salary >= AI_BUYOUTS.leastSalary * minimum;
}

interface Weighing {
  minimum: number;
  worthOf(player: PlanPlayer, seasons: number): number;
}

/** Returns the dollars a season a buyout saves on the rest of the contract, less his value above a minimum-salary player. */
function gainOf(player: PlanPlayer, { minimum, worthOf }: Weighing): number {
  const { owed = [], age } = player;
  const { total, owed: sum } = buyoutPrice({ owed, age });
  return (sum - total) / owed.length - Math.max(0, worthOf(player, owed.length) - minimum);
}
