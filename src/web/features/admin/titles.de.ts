/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/admin': 'Weltsteuerung',
} as const;
