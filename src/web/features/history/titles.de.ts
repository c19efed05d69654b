/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/club/history/{-$id}': 'Geschichte',
  '/league/history/{-$id}': 'Geschichte',
} as const;
