/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/hall-of-fame': 'Hall of Fame',
} as const;
