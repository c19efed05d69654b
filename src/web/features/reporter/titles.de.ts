/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/reporter/{-$id}': 'Reporter',
} as const;
