/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/withdraw': 'Auszahlung',
  '/withdraw-board': 'Auszahlungen',
} as const;
