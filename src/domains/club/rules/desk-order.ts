/** The order of items on a desk; apart from the kinds of items, for screens that merge two desks. */

export interface RankedItem {
  /** The roster or lines are illegal, or the item lapses at the next faceoff. */
  isFirst: boolean;
  /** Points of a season; null: it has no effect on results. */
  worth: { min: number; max: number } | null;
  /** Days left to answer, 0: today only; null: it does not lapse. */
  dueIn: number | null;
  /** The absolute day on which an item that was put off is back; null: it was not. */
  backOn: number | null;
}

/** Returns the items by urgency: what may cost the next game, then by worth, then by deadline. */
export function inDeskOrder<Item extends RankedItem>(items: readonly Item[]): Item[] {
  return items.toSorted(
    (one, other) =>
      Number(other.isFirst) - Number(one.isFirst) ||
      (other.worth?.max ?? -1) - (one.worth?.max ?? -1) ||
      (one.dueIn ?? Number.MAX_VALUE) - (other.dueIn ?? Number.MAX_VALUE),
  );
}
