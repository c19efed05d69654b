/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/club/news/{-$id}': 'News',
  '/player/news/{-$id}': 'News zum Spieler',
  '/world/news': 'News aus aller Welt',
} as const;
