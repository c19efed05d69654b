/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/office/finances/{-$id}': 'Finanzen',
} as const;
