/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/club/lineups': 'Aufstellungen',
  '/nation/lineups/{-$id}': 'Aufstellungen der Nation',
} as const;
