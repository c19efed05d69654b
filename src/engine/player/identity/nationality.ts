/** Assigns a nation to each player of the world. */

import { NATIONS, type Nation } from '#engine/player/identity/nations.ts';
import type { Random } from '#engine/random.ts';

/** Weights of a player from the club's own nation, from its region, and from elsewhere. */
const AFFINITY = { sameNation: 14, sameRegion: 2.5, elsewhere: 1 } as const;

/**
 * Deals nationalities so that the world as a whole has each nation's share of the talent, while clubs have more players from
 * home: draws without replacement from a pot with every nation's share.
 */
export class NationalityPot {
  private readonly left: number[];
  private readonly random: Random;

  /**
   * @param players number of draws
   * @param factors by nation code: factor on the nation's talent (1.01: one percent more); defaults to 1
   */
  constructor(players: number, random: Random, factors: ReadonlyMap<string, number> = new Map()) {
    const shares = NATIONS.map(({ code, talent }) => talent * (factors.get(code) ?? 1));
    const total = shares.reduce((sum, share) => sum + share, 0);
    this.left = shares.map((share) => (share / total) * players);
    this.random = random;
  }

  /** @param clubNation code of the club's nation; null for a player without a club. */
  draw(clubNation: string | null): string {
    const home = NATIONS.find((nation) => nation.code === clubNation);
    const weights = NATIONS.map((nation, index) => (this.left[index] ?? 0) * affinity(home, nation));
    const index = this.random.weighted(
      weights.some((weight) => weight > 0) ? weights : NATIONS.map((one) => one.talent),
    );
    this.left[index] = Math.max(0, (this.left[index] ?? 0) - 1);
    return NATIONS[index]?.code ?? 'CA';
  }
}

function affinity(home: Nation | undefined, nation: Nation): number {
  if (!home) return AFFINITY.elsewhere;
  if (home.code === nation.code) return AFFINITY.sameNation;
  return home.region === nation.region ? AFFINITY.sameRegion : AFFINITY.elsewhere;
}
