/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/world/awards': 'Auszeichnungen',
} as const;
