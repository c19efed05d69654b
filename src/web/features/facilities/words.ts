/** Words of what a club builds. */
const words = {
  level: 'Level {{level}} of {{max}}',
  name: {
    seats: 'Seats',
    boxes: 'Boxes',
    training: 'Training center',
    medical: 'Medical staff rooms',
    scouting: 'Scouting office',
    academy: 'Youth academy',
  },
  comes: {
    medical: 'opens with treatment plans.',
    scouting: 'opens with scouting assignments.',
    academy: 'opens with the draft and its prospects.',
  },
  seats: { seats: 'Seats in the arena', boxes: 'Seats in boxes' },
  upkeep: 'Upkeep a day',
  pace: 'Growth in training',
  next: {
    seats: 'Level {{level}}: {{seats}} seats. Every seat costs upkeep, and an empty one earns nothing.',
    boxes:
      'Level {{level}}: {{seats}} seats in boxes, {{upkeep}} of upkeep a day. Each level adds less than the one before.',
    training:
      'Level {{level}}: {{pace}} of ordinary growth for everybody under contract, {{upkeep}} of upkeep a day. Each level adds less than the one before.',
  },
  price_one: '{{cost}}, ready in {{count}} day',
  price_other: '{{cost}}, ready in {{count}} days',
  building_one: 'Level {{level}} is being built. It opens in {{count}} day.',
  building_other: 'Level {{level}} is being built. It opens in {{count}} days.',
  highest: 'Nothing more can be built.',
  build: 'Build: {{name}}',
  question: 'Build level {{level}} of {{name}}?',
  explanation_one: 'You pay {{cost}} today. It opens in {{count}} day and cannot be undone.',
  explanation_other: 'You pay {{cost}} today. It opens in {{count}} days and cannot be undone.',
  confirm: 'Build',
  begun: 'Construction has begun.',
  coming: 'To be built later',
  underRescue: 'The club is under a rescue plan and builds nothing until it is over.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    facilities: typeof words;
  }
}
