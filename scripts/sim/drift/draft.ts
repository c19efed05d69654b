/**
 * A virtual draft: each year's eighteen-year-olds of the first league's clubs, seven per club as in seven rounds, in the order of
 * the scouts' ratings, and which of them become regulars. Juniors of lower leagues' clubs stay there, as no drafted player does:
 * they do not count.
 */

import type { PlayerLife } from '#domains/player/rules/life.ts';
import { scoutedPotential } from '#domains/player/rules/potential.ts';
import { Random } from '#engine/random.ts';
import { knownSecret } from '#engine/secret.ts';
import { SHARE_OF_A_FULL_SEASON } from './full-season.ts';

const DRAFT_AGE = 18;
/** They are drafted the summer before, on what was seen of them at this age. */
const SEEN_AGE = DRAFT_AGE - 1;
/**
 * Errors of scouts beyond the band that managers see, in points of overall: a good day, an injury. Of two juniors in three they
 * have seen too little, and underrate them by anything up to `mostCost`: these are the finds of the late rounds, where one pick
 * in eleven becomes a regular.
 */
const BLIND = { deviation: 3.5, seenTooLittle: 0.65, mostCost: 28 } as const;
/** Drafts of the same class, each with its own scouts: their luck says nothing about the juniors. */
const DRAFTS = 8;
/** Corresponds to 200 games in full seasons. */
const REGULAR_GAMES = Math.round(200 * SHARE_OF_A_FULL_SEASON);
/** A class is judged after this many seasons: some become regulars only at 26. */
const SEASONS_TO_JUDGE = 11;
/** Clubs of the league whose picks are compared: picks of a smaller one are scaled by its clubs. */
const CLUBS = 32;
const PICKS = { 1: [1, 1], 4: [4, 5], 11: [11, 20], 31: [31, 60], 91: [91, 120], 181: [181, 224] } as const;

/** The scouts' secret, in worlds that are only simulated. */
const SCOUTS = knownSecret('scouts');

export class DraftClasses {
  private readonly classes: { season: number; orders: number[][] }[] = [];

  /** @param players the players of the first league's clubs, before the season begins. */
  add(players: Iterable<PlayerLife>, season: number): void {
    const boys = [...players].filter((player) => season - player.birthSeason === DRAFT_AGE);
    const shown = boys.map((player) => {
      const band = scoutedPotential(player, SEEN_AGE, SCOUTS);
      return { id: player.id, middle: band === null ? 0 : (band.low + band.high) / 2 };
    });
    this.classes.push({ season, orders: Array.from({ length: DRAFTS }, (_, draft) => orderOf(shown, season, draft)) });
  }

  /**
   * Returns the share of each group of picks, in %, that has played the equivalent of 200 games in full seasons; only of classes
   * old enough to judge.
   */
  table(season: number, clubs: number, gamesOf: (id: number) => number): Record<string, number> {
    const judged = this.classes.filter((each) => season - each.season >= SEASONS_TO_JUDGE);
    const table: Record<string, number> = {};
    for (const [first, [from, to]] of Object.entries(PICKS)) {
      const chosen = judged.flatMap(({ orders }) =>
        orders.flatMap((order) =>
          order.filter((_, index) => {
            const pick = ((index + 0.5) * CLUBS) / clubs;
            return pick > from - 1 && pick <= to;
          }),
        ),
      );
      const regulars = chosen.filter((id) => gamesOf(id) >= REGULAR_GAMES);
      table[`picks from ${first}`] = (100 * regulars.length) / Math.max(1, chosen.length);
    }
    return table;
  }
}

/** Returns the ids in the order of these scouts' ratings. */
function orderOf(boys: readonly { id: number; middle: number }[], season: number, draft: number): number[] {
  const thought = boys.map(({ id, middle }) => {
    const random = new Random(`draft/${season}/${draft}/${id}`);
    const overlooked = random.chance(BLIND.seenTooLittle) ? BLIND.mostCost * random.next() : 0;
    return { id, promise: middle + random.normal(0, BLIND.deviation) - overlooked };
  });
  thought.sort((one, two) => two.promise - one.promise || one.id - two.id);
  return thought.map(({ id }) => id);
}
