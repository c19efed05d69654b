/** Permissions for talk about a game. */
import { manager } from '#domains/seat/policy.ts';
import { policy, user } from '#platform/calls/policy.ts';

export const talkPolicy = policy('game', {
  talk: [user],
});

/** Concerns a team in a game behind closed doors. */
export const closedGamePolicy = policy('game.closed', {
  watch: [manager],
});
