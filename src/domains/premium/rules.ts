/** Who is a premium member. */

/** Returns whether premium holds: until it expires, not a moment longer. Times in milliseconds since 1970; null: never a member. */
export function isPremium(premiumExpiresAt: number | null, now: number): boolean {
  return premiumExpiresAt !== null && premiumExpiresAt > now;
}
