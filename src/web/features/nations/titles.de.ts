/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/world/nations': 'Nationen',
} as const;
