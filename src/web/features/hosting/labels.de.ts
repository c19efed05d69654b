/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'hosting-decided': 'Wer eine Weltmeisterschaft ausrichtet, um die sich dein Verband beworben hat',
  },
  memos: {
    'hosting-pledge': 'Zusagen für Gastgeber',
    'hosting-return': 'Zusagen, zurückgezahlt',
  },
} as const;
