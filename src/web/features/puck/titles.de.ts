/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/puck': 'Pucks',
  '/puck/transactions': 'Puck-Buchungen',
} as const;
