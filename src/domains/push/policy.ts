/** Who may have devices pushed to: every user their own. */
import { policy, user } from '#platform/calls/policy.ts';

export const pushPolicy = policy('push', { receive: [user] });
