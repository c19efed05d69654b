/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/club/training/{-$id}': 'Training',
} as const;
