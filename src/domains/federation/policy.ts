/** Permissions for federations, and the president's role. */
import { holder, policy } from '#platform/calls/policy.ts';

declare module '#platform/calls/policy.ts' {
  interface Subject {
    federationId?: number | null;
  }
}

/** The president of the federation. */
export const president = holder('president', { of: ['federation'] });

export const federationPolicy = policy('federation', { preside: [president] });
