/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/puck/shop': 'Puck-Shop',
} as const;
