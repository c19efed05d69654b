/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/puck/sponsorship': 'Sponsoring',
} as const;
