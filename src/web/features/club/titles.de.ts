/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/club/choose': 'Klub wählen',
  '/club/combined-schedule/{-$id}': 'Gesamtspielplan',
  '/club/overview/{-$id}': 'Übersicht',
  '/club/roster/{-$id}': 'Kader',
  '/club/schedule/{-$id}': 'Spielplan',
  '/club/stats/{-$id}': 'Statistik',
  '/club/tournament-schedule/{-$id}': 'Turnierspielplan',
} as const;
