/**
 * A draft that nobody holds: each year's eighteen-year-olds of the first league's clubs, seven a club as in seven rounds, in the
 * order of what scouts think of them, and who of them becomes a regular. Boys of lower leagues' clubs stay with these, as
 * nobody does who has been drafted: they do not count.
 */
import { scoutedPotential } from '#domains/player/rules/potential.ts';
import { Random } from '#engine/random.ts';
import type { SimPlayer } from '../clubs.ts';

const DRAFT_AGE = 18;
/** They are drafted in the summer before, on what was seen of them at this age. */
const SEEN_AGE = DRAFT_AGE - 1;
/**
 * What scouts err beside the band that managers are shown, in points of overall: whom they saw on a good day, who was hurt. And
 * many they have hardly seen at all and think less of, the less they saw the less: these are the finds of the late rounds, where
 * one pick in eleven becomes a regular.
 */
const BLIND = { deviation: 4.2, hardlySeen: 0.5, meanCost: 11 } as const;
const REGULAR_GAMES = 200;
/** A class is judged when it has had so many seasons. */
const SEASONS_TO_JUDGE = 9;
/** Picks of a league of 32 clubs: what they are in a smaller one is scaled by its clubs. */
const CLUBS = 32;
const PICKS = { 1: [1, 1], 4: [4, 5], 11: [11, 20], 31: [31, 60], 91: [91, 120], 181: [181, 224] } as const;

export class DraftClasses {
  private readonly classes: { season: number; order: number[] }[] = [];

  /** @param players who belongs to the clubs of the first league; before the season begins. */
  add(players: Iterable<SimPlayer>, season: number): void {
    const seen = [...players]
      .filter((player) => season - player.birthSeason === DRAFT_AGE)
      .map((player) => {
        const band = scoutedPotential(player, SEEN_AGE, 1);
        const middle = band === null ? 0 : (band.low + band.high) / 2;
        const random = new Random(`draft/${season}/${player.id}`);
        const overlooked = random.chance(BLIND.hardlySeen) ? BLIND.meanCost * random.exponential() : 0;
        const error = random.normal(0, BLIND.deviation) - overlooked;
        return { id: player.id, promise: middle + error };
      });
    seen.sort((one, two) => two.promise - one.promise || one.id - two.id);
    this.classes.push({ season, order: seen.map(({ id }) => id) });
  }

  /** Share of each group of picks, in %, that has played 200 games; only of classes that have had their time. */
  table(season: number, clubs: number, gamesOf: (id: number) => number): Record<string, number> {
    const judged = this.classes.filter((each) => season - each.season >= SEASONS_TO_JUDGE);
    const table: Record<string, number> = {};
    for (const [first, [from, to]] of Object.entries(PICKS)) {
      const chosen = judged.flatMap(({ order }) =>
        order.filter((_, index) => {
          const pick = ((index + 0.5) * CLUBS) / clubs;
          return pick > from - 1 && pick <= to;
        }),
      );
      const regulars = chosen.filter((id) => gamesOf(id) >= REGULAR_GAMES);
      table[`picks from ${first}`] = (100 * regulars.length) / Math.max(1, chosen.length);
    }
    return table;
  }
}
