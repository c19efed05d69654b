/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/coach/card/{-$id}': 'Trainerkarte',
  '/coach/game-logs/{-$id}': 'Spiele des Trainers',
  '/coach/news/{-$id}': 'News zum Trainer',
  '/coach/stats/{-$id}': 'Trainerstatistik',
  '/coach/{-$id}': 'Trainer',
  '/coaching-staff/{-$id}': 'Trainerstab',
  '/nation/coaching-staff/{-$id}': 'Trainerstab der Nation',
} as const;
