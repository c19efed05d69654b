/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/forum': 'Forum',
  '/forum/category/{-$id}': 'Forenbereich',
  '/forum/topic/{-$id}': 'Forenthema',
} as const;
