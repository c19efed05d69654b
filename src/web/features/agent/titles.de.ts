/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/agent/news/{-$id}': 'News zum Berater',
  '/agent/{-$id}': 'Berater',
} as const;
