/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/club/season-review/{-$id}': 'Saisonrückblick',
} as const;
