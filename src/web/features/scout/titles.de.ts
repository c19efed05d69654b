/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/office/scouting/{-$id}': 'Scouting',
  '/scout/news/{-$id}': 'News zum Scout',
  '/scout/{-$id}': 'Scout',
} as const;
