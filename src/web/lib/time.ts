/** The server's time, and what is derived from it. All times are ms since 1970. */
import { useEffect, useState } from 'react';

/** Smaller differences between the two clocks are ignored: the Date header has whole seconds only. */
const TOLERATED_DRIFT_MS = 2000;
let offset = 0;

/** Learns the server's clock from the Date header of a response. */
export function noteServerDate(header: string | null): void {
  const told = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(told)) return;
  const drift = told - Date.now();
  offset = Math.abs(drift) > TOLERATED_DRIFT_MS ? drift : 0;
}

export function serverNow(): number {
  return Date.now() + offset;
}

/** Returns the server's time, updated every `everyMs`; one clock for all countdowns of a component. */
export function useNow(everyMs = 1000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Returns the time left until `until`; zeros once it has passed. */
export function remainingUntil(until: number, now: number): Remaining {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** Returns a countdown as a scoreboard shows it: '2d 04:05', '4:05:09' or '5:09'. */
export function countdownText({ days, hours, minutes, seconds }: Remaining): string {
  const two = (value: number) => String(value).padStart(2, '0');
  if (days > 0) return `${days}d ${two(hours)}:${two(minutes)}`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}`;
  return `${minutes}:${two(seconds)}`;
}
