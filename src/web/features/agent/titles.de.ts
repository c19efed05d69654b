/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/agent/{-$id}': 'Berater',
} as const;
