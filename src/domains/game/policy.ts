/** Who may do what in the talk about a game. */
import { policy } from '#platform/calls/policy.ts';

export const talkPolicy = policy('game', {
  talk: ['user'],
});

/** Towards a team of a game behind closed doors. */
export const closedGamePolicy = policy('game.closed', {
  watch: ['owner'],
});

/** Towards one message: the user whom it is about is the one who has said it. */
export const messagePolicy = policy('game.message', {
  remove: ['self'],
  report: ['other'],
});
