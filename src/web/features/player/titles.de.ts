/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/player/game-logs/{-$id}': 'Spiel für Spiel',
  '/player/stats/{-$id}': 'Spielerstatistik',
  '/player/{-$id}': 'Spieler',
} as const;
