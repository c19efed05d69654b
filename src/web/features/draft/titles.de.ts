/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/draft-ranking/{-$id}': 'Draftliste',
  '/nation/amateurs/{-$id}': 'Amateure',
  '/office/draft-center': 'Draftzentrale',
} as const;
