/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/search': 'Suche',
} as const;
