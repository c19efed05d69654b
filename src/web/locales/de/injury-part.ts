/** Was weh tut, mitten im Satz. */
export default {
  head: 'Kopf',
  shoulder: 'Schulter',
  arm: 'Arm',
  hand: 'Hand',
  ribs: 'Rippen',
  back: 'Rücken',
  groin: 'Leiste',
  knee: 'Knie',
  leg: 'Bein',
  foot: 'Fuß',
} as const;
