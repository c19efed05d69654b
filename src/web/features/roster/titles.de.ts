/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/office/depth-chart': 'Kadertiefe',
} as const;
