/** Who may have devices pushed to: every user their own. */
import { policy } from '#platform/calls/policy.ts';

export const pushPolicy = policy('push', { receive: ['user'] });
