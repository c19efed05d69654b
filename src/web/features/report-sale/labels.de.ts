/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'report-sold': 'Scoutingberichte von dir, die ein Klub kauft',
  },
  memos: {
    'report-sale': 'Scoutingberichte',
  },
} as const;
