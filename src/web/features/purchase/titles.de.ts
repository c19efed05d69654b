/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/purchase/$id': 'Beleg',
  '/shop/checkout/$id': 'Kasse',
} as const;
