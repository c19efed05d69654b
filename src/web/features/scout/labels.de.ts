/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  memos: {
    'scouting-trips': 'Scoutingreisen',
  },
} as const;
