/** Who may do what with a federation, and what it makes its president. */
import { holder, policy } from '#platform/calls/policy.ts';

declare module '#platform/calls/policy.ts' {
  interface Subject {
    federationId?: number | null;
  }
}

/** Presides over the federation. */
export const president = holder('president', { of: ['federation'] });

export const federationPolicy = policy('federation', { preside: [president] });
