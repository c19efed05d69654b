/** The local time on a user's clock. */
import { DAY_MS } from '#platform/clock/milliseconds.ts';

interface LocalTime {
  /** Counted from 1 January 1970. */
  day: number;
  /** 0 to 23. */
  hour: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the local day and hour in a time zone. @param timeZone IANA name; one that is no longer known is taken for UTC */
export function localTime(now: Date, timeZone: string): LocalTime {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return { day: Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS, hour: part('hour') };
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const format = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', hourCycle: 'h23' } as const;
  let clock: Intl.DateTimeFormat;
  try {
    clock = new Intl.DateTimeFormat('en-US', { ...format, timeZone });
  } catch {
    clock = new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' });
  }
  clocks.set(timeZone, clock);
  return clock;
}
