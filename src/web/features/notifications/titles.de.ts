/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/notifications': 'Benachrichtigungen',
} as const;
