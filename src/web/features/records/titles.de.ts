/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/world/records': 'Rekorde',
} as const;
