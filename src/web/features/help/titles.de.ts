/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/help': 'Hilfe',
} as const;
