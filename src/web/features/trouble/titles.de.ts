/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/forbidden': 'Kein Zutritt',
  '/maintenance': 'Wartung',
  '/offline': 'Offline',
  '/whoops': 'Hoppla',
} as const;
