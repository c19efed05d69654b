/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/user/{-$id}': 'Manager',
} as const;
