/** Who may receive pushes: every user on their own devices. */
import { policy, user } from '#platform/calls/policy.ts';

export const pushPolicy = policy('push', { receive: [user] });
