/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/league/salary-caps/{-$id}': 'Gehaltsobergrenze',
} as const;
