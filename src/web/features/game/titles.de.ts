/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/game/{-$id}': 'Spiel',
} as const;
