/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  memos: {
    building: 'Bau',
    'building-reversed': 'Gestoppter Bau',
    'facility-upkeep': 'Unterhalt der Anlagen',
  },
} as const;
