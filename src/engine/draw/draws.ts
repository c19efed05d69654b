/** The forms of draws: groups from pots, opponents of a knockout, persons to nations. Lots are `VerifiableDraw.order`. */
import type { VerifiableDraw } from '#engine/draw/verifiable.ts';

/**
 * Draws a partner for one after the other, each among those with whom as many of the rest as possible still find one.
 *
 * @param mayTake whether the two may be put together
 * @returns the partners in the order of `takers`; null where none is left
 */
export async function drawPartners<Taker, Partner>(
  draw: VerifiableDraw,
  takers: readonly Taker[],
  partners: readonly Partner[],
  mayTake: (taker: Taker, partner: Partner) => boolean,
): Promise<(Partner | null)[]> {
  const left = [...partners];
  const drawn: (Partner | null)[] = [];
  for (const [index, taker] of takers.entries()) {
    const rest = takers.slice(index + 1);
    const most = mostPairs(takers.slice(index), left, mayTake);
    const legal = left.filter(
      (partner) =>
        mayTake(taker, partner) &&
        1 +
          mostPairs(
            rest,
            left.filter((other) => other !== partner),
            mayTake,
          ) ===
          most,
    );
    const partner = legal.length === 0 ? undefined : legal[await draw.below(legal.length)];
    if (partner !== undefined) left.splice(left.indexOf(partner), 1);
    drawn.push(partner ?? null);
  }
  return drawn;
}

/** Returns how many takers can have a partner at once (augmenting paths). */
function mostPairs<Taker, Partner>(
  takers: readonly Taker[],
  partners: readonly Partner[],
  mayTake: (taker: Taker, partner: Partner) => boolean,
): number {
  const takerOf = new Map<Partner, Taker>();
  const finds = (taker: Taker, tried: Set<Partner>): boolean => {
    for (const partner of partners) {
      if (tried.has(partner) || !mayTake(taker, partner)) continue;
      tried.add(partner);
      const present = takerOf.get(partner);
      if (present === undefined || finds(present, tried)) {
        takerOf.set(partner, taker);
        return true;
      }
    }
    return false;
  };
  return takers.filter((taker) => finds(taker, new Set())).length;
}

/** Draws are repeated from the start until all pots fit: an earlier pot may have left a later one without a legal group. */
const MAX_ATTEMPTS = 1_000;

/**
 * Draws groups from pots: one entry of each pot for every group, as far as the pot goes round.
 *
 * @param pots of at most as many entries as groups; the first goes to the groups first
 * @param mayJoin whether an entry may join those who are in a group
 * @throws RangeError if no draw fits
 */
export async function drawGroups<Entry>(
  draw: VerifiableDraw,
  pots: readonly (readonly Entry[])[],
  {
    groups: count,
    mayJoin = () => true,
  }: {
    groups: number;
    mayJoin?: (entry: Entry, group: readonly Entry[]) => boolean;
  },
): Promise<Entry[][]> {
  if (pots.some((pot) => pot.length > count)) throw new RangeError('a pot has more entries than there are groups');
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const groups = await attemptGroups(draw, pots, { count, mayJoin });
    if (groups) return groups;
  }
  throw new RangeError('no draw of these pots fits');
}

async function attemptGroups<Entry>(
  draw: VerifiableDraw,
  pots: readonly (readonly Entry[])[],
  { count, mayJoin }: { count: number; mayJoin: (entry: Entry, group: readonly Entry[]) => boolean },
): Promise<Entry[][] | null> {
  const groups: Entry[][] = Array.from({ length: count }, () => []);
  for (const pot of pots) {
    // The smallest groups are filled first, so that sizes differ by at most one.
    const smallest = groups.toSorted((one, other) => one.length - other.length).slice(0, pot.length);
    const entries = await draw.order(pot);
    const joined = await drawPartners(draw, entries, smallest, mayJoin);
    if (joined.includes(null)) return null;
    for (const [index, entry] of entries.entries()) joined[index]?.push(entry);
  }
  return groups;
}
