/** Permissions on horns; users' own horns are governed by ownership. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

export const hornPolicy = policy('horn', {
  choose: [manager],
});
