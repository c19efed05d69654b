/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/coach/jobs/{-$id}': 'Trainerstellen',
  '/scout/jobs/{-$id}': 'Scoutstellen',
} as const;
