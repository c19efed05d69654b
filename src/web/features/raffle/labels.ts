/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'raffle-won': 'Raffle prizes',
  },
  memos: {
    'raffle-ticket': 'Raffle tickets',
    'raffle-prize': 'Raffle prizes',
    'raffle-returned': 'Returned raffle tickets',
    'raffle-stakes': 'Pucks for raffle tickets',
  },
} as const;
