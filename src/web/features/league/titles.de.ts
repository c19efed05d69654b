/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/league/overview/{-$id}': 'Übersicht',
  '/league/ratings/{-$id}': 'Stärken',
  '/league/schedule/{-$id}': 'Spielplan',
  '/league/standings/{-$id}': 'Tabelle',
  '/league/stats/{-$id}': 'Statistik',
} as const;
