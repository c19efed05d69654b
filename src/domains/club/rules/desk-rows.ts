/** Ranks the items on a desk, and puts them off. */
import type { PUT_OFF } from '#domains/club/constants.ts';
import type { DeskItem, DeskRow } from '#domains/club/contract.ts';
import { inDeskOrder } from '#domains/club/rules/desk-order.ts';
import type { DeskTerms } from '#domains/fact.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { TeamId } from '#engine/ids.ts';

/** Until when each item, by its key, is put off: absolute days. */
export type Postponed = ReadonlyMap<string, number>;

/** Returns what an item is about. Remaining days and counts change while an item is pending; a new deadline makes a new item. */
export function keyOfItem({ kind, params, path }: DeskItem): string {
  const names = Object.entries(params).filter(
    ([name, value]) => typeof value === 'string' || /Id$|^(version|season|round|day)$/.test(name),
  );
  return JSON.stringify([kind, path, ...names.flat()]);
}

interface OnDesk {
  /** How the items of each kind are ranked. */
  terms: ReadonlyMap<string, DeskTerms>;
  /** Null: the user's own desk. */
  teamId: TeamId | null;
  /** Day of the season. */
  day: number;
  absoluteDay: number;
  postponed: Postponed;
}

/** Returns the days left to answer, 0: today only; null: it does not lapse. @param today day of the season */
function daysToAnswer({ due, earlier = 0 }: DeskTerms, params: object, today: number): number | null {
  const name: string | null = due;
  if (name === null) return null;
  if (name === 'faceoff') return 0;
  const told: unknown = Object.entries(params).find(([each]) => each === name)?.[1];
  if (typeof told !== 'number') return null;
  const left = (name === 'day' ? told - today : told) - earlier;
  // The day may be one of the next season.
  return left < -DAYS_PER_SEASON / 2 ? left + DAYS_PER_SEASON : Math.max(0, left);
}

/** Returns the items in order, with their deadlines, and when those are back that were put off. What lapses today is back. */
export function rankDesk(
  items: readonly DeskItem[],
  { terms: termsOf, teamId, day, absoluteDay, postponed }: OnDesk,
): DeskRow[] {
  const rows = items.map((item): DeskRow => {
    const { worth, mayWait = true, ...terms } = termsOf.get(item.kind) ?? { worth: null, due: null };
    const key = `${teamId ?? 'own'} ${keyOfItem(item)}`;
    const dueIn = daysToAnswer({ worth, ...terms }, item.params, day);
    const isWaiting = mayWait && dueIn !== 0;
    const backOn = postponed.get(key) ?? 0;
    return {
      ...item,
      teamId,
      key,
      worth: worth && { min: worth[0], max: worth[1] },
      dueIn,
      isFirst: !mayWait || terms.due === 'faceoff',
      mayWait: isWaiting,
      backOn: isWaiting && backOn > absoluteDay ? backOn : null,
    };
  });
  return inDeskOrder(rows);
}

/** Returns the absolute day on which an item is back; null: it may not be put off so. */
export function backOn(
  { mayWait, dueIn }: Pick<DeskRow, 'mayWait' | 'dueIn'>,
  until: (typeof PUT_OFF)[number],
  absoluteDay: number,
): number | null {
  if (!mayWait) return null;
  if (until === 'last-day') return dueIn === null ? null : absoluteDay + dueIn;
  return absoluteDay + Math.min(until === 'tomorrow' ? 1 : 3, dueIn ?? Number.MAX_SAFE_INTEGER);
}
