/** Injured body parts, within a sentence. */
export default {
  head: 'head',
  shoulder: 'shoulder',
  arm: 'arm',
  hand: 'hand',
  ribs: 'ribs',
  back: 'back',
  groin: 'groin',
  knee: 'knee',
  leg: 'leg',
  foot: 'foot',
} as const;
