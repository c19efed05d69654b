/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/club/lineups': 'Aufstellungen',
} as const;
