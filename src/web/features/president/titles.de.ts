/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/president/jobs/{-$id}': 'Präsidentenämter',
  '/president/news/{-$id}': 'News zum Präsidenten',
  '/president/overview/{-$id}': 'Präsident',
} as const;
