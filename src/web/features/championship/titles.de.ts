/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/world-championship-tournament/overview/{-$id}': 'WM-Turnier',
  '/world-championship-tournament/schedule/{-$id}': 'WM-Spielplan',
  '/world-championship-tournament/standings/{-$id}': 'WM-Tabellen',
  '/world-championship-tournament/stats/{-$id}': 'WM-Statistik',
  '/world-championship/overview/{-$id}': 'Weltmeisterschaft',
} as const;
