/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/settings': 'Einstellungen',
} as const;
