/** Wie Arten heißen: bei den Mitteilungen und in den Büchern. */
export default {
  notifications: {
    'raffle-won': 'Gewinne in Verlosungen',
  },
  memos: {
    'raffle-ticket': 'Lose',
    'raffle-prize': 'Gewinne in Verlosungen',
    'raffle-returned': 'Zurückgegebene Lose',
    'raffle-stakes': 'Pucks für Lose',
  },
} as const;
