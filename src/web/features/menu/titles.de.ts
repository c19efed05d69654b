/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/menu': 'Alle Seiten',
} as const;
