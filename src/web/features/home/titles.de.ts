/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/': 'Start',
} as const;
