/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/office/trade-center': 'Trade-Zentrale',
  '/trade/team/{-$id}': 'Trade vorschlagen',
  '/trade/{-$id}': 'Trade',
} as const;
