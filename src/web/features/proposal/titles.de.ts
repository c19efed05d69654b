/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/feature-voting': 'Ideen und Abstimmung',
} as const;
