/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/leaderboard/achievements': 'Erfolge',
  '/leaderboard/overview': 'Bestenlisten',
  '/leaderboard/rankings': 'Ranglisten',
  '/leaderboard/trophies': 'Trophäen',
} as const;
