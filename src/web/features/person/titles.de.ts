/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/world/actors': 'Personen',
} as const;
