/** Wie Arten heißen: in den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'fruit-swapped': 'Obsttausch',
  },
  memos: {
    'banana-prize': 'Preise vom Bananentag',
  },
} as const;
