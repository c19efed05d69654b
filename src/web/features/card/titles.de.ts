/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/player/card/{-$id}': 'Spielerkarte',
  '/tcg-player-sheet': 'Sammelkartenbogen',
  '/tcg-player/{-$id}': 'Sammelkarte',
} as const;
