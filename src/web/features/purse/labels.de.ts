/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  memos: {
    course: 'Lehrgänge',
    'purse-exchange': 'In Pucks getauscht',
  },
} as const;
