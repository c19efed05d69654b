/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/guide': 'Handbuch',
} as const;
