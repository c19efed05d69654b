/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/quests': 'Quests',
} as const;
