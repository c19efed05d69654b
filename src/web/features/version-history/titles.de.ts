/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/version-history': 'Versionen',
} as const;
