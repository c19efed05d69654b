/** Whether users are about, and what they have paid for. */
import { ONLINE_MINUTES } from '#domains/account/constants.ts';

const MINUTE_MS = 60_000;

/** Is the user about? Times in milliseconds since 1970; null: never seen. */
export function isOnline(lastOnlineAt: number | null, now: number): boolean {
  return lastOnlineAt !== null && now - lastOnlineAt < ONLINE_MINUTES * MINUTE_MS;
}

/** Premium holds until it expires, not a moment longer. */
export function isPremium(premiumExpiresAt: number | null, now: number): boolean {
  return premiumExpiresAt !== null && premiumExpiresAt > now;
}
