/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/friends': 'Freunde',
} as const;
