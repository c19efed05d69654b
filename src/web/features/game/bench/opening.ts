/** When a bench opens by itself, and when it closes again. */

/** What has become of the bench in an intermission. */
export interface Opened {
  period: number;
  /** The tab that it took the place of when it opened by itself; null: it did not. */
  from: string | null;
  isUsed: boolean;
}

interface Moment {
  /** An intermission of a live game whose bench the user shares, after this period. */
  isBreak: boolean;
  period: number;
  tab: string;
  /** The bench is to open by itself on this device. */
  isOn: boolean;
  /** The user is writing, or has a dialog open. */
  isBusy: boolean;
}

/**
 * Returns what the moment changes, with the tab to go to if there is one; null: nothing. The bench opens once an intermission, not
 * while the user is writing, and makes room for what it took the place of at the next faceoff if nobody has used it.
 */
export function openingAt(
  opened: Opened | null,
  { isBreak, period, tab, isOn, isBusy }: Moment,
): { opened: Opened | null; tab?: string } | null {
  if (isBreak) {
    if (opened?.period === period) return null;
    const opens = isOn && tab !== 'bench' && !isBusy;
    const next = { period, from: opens ? tab : null, isUsed: false };
    return opens ? { opened: next, tab: 'bench' } : { opened: next };
  }
  if (!opened) return null;
  const returns = opened.from !== null && !opened.isUsed && tab === 'bench';
  return returns && opened.from !== null ? { opened: null, tab: opened.from } : { opened: null };
}
