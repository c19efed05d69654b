/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/club/camps/{-$id}': 'Trainingslager',
} as const;
