/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/office/shortlist': 'Merkliste',
} as const;
