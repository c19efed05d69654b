/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/federation/overview/{-$id}': 'Verband',
  '/world/federations': 'Verbände',
} as const;
