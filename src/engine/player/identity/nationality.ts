/** Which nation each player of the world is from. */

import { NATIONS, type Nation } from '#engine/player/identity/nations.ts';
import type { Random } from '#engine/random.ts';

/** How much likelier a club has a player of its own nation, or of its own region, than one from elsewhere. */
const AFFINITY = { sameNation: 14, sameRegion: 2.5, elsewhere: 1 } as const;

/**
 * Deals nationalities so that the world as a whole has each nation's share of the talent, while clubs have more of their
 * own: draws without replacement from a pot that holds every nation's share.
 */
export class NationalityPot {
  private readonly left: number[];
  private readonly random: Random;

  /**
   * @param players how many will be drawn
   * @param factors by code of a nation: how much more (1.01: one percent) or less than its talent it brings; 1 unless given
   */
  constructor(players: number, random: Random, factors: ReadonlyMap<string, number> = new Map()) {
    const shares = NATIONS.map(({ code, talent }) => talent * (factors.get(code) ?? 1));
    const total = shares.reduce((sum, share) => sum + share, 0);
    this.left = shares.map((share) => (share / total) * players);
    this.random = random;
  }

  /** @param clubNation code of the nation that the club stands in; null for a player without a club. */
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
