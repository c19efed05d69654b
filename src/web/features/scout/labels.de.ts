/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'scouts-called-back': 'Reisebudgets, die nicht für alle Scouts reichen',
  },
  memos: {
    'scouting-trips': 'Scoutingreisen',
  },
} as const;
