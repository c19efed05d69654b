/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/friendly-cup/overview/$id': 'Freundschaftspokal',
  '/friendly-cup/stats/$id': 'Statistik des Freundschaftspokals',
  '/office/tournaments': 'Freundschaftspokale',
} as const;
