/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/fruit-trade': 'Obsthandel',
} as const;
