/** Words of facilities. */
const words = {
  reversed: '$t(name.{{facility}}), level {{level}}: project stopped',
  level: 'Level {{level}} of {{max}}',
  name: {
    seats: 'Seats',
    boxes: 'Boxes',
    training: 'Training center',
    medical: 'Medical rooms',
    scouting: 'Scouting office',
    academy: 'Youth academy',
  },
  seats: { seats: 'Seats in the arena', boxes: 'Seats in boxes' },
  upkeep: 'Upkeep a day',
  effect: {
    training: 'Growth in training',
    medical: 'Time out with an injury',
    scouting: 'Error of our scouts',
    academy: 'Growth of the junior team',
  },
  next: {
    seats: 'Level {{level}}: {{seats}} seats. Every seat costs upkeep, and an empty one earns nothing.',
    boxes:
      'Level {{level}}: {{seats}} seats in boxes, {{upkeep}} of upkeep a day. Each level adds less than the one before.',
    training:
      'Level {{level}}: {{effect}} of normal growth for all players under contract, {{upkeep}} of upkeep a day. Each level adds less than the one before.',
    medical:
      'Level {{level}}: players of all three teams are out for {{effect}} of the normal time, {{upkeep}} of upkeep a day. Each level adds less than the one before.',
    scouting:
      'Level {{level}}: scouts on the road make {{effect}} of the normal error, and so does our draft board from the next class on. {{upkeep}} of upkeep a day. Each level adds less than the one before.',
    academy:
      'Level {{level}}: {{effect}} of normal growth for the junior team, on top of the training center. {{upkeep}} of upkeep a day. Each level adds less than the one before.',
  },
  price_one: '{{cost}}, ready in {{count}} day',
  price_other: '{{cost}}, ready in {{count}} days',
  building_one: 'Level {{level}} is being built. It opens in {{count}} day.',
  building_other: 'Level {{level}} is being built. It opens in {{count}} days.',
  highest: 'Maximum level reached',
  build: 'Build: {{name}}',
  question: 'Build level {{level}} of {{name}}?',
  explanation_one: 'You pay {{cost}} today. It opens in {{count}} day and cannot be undone.',
  explanation_other: 'You pay {{cost}} today. It opens in {{count}} days and cannot be undone.',
  confirm: 'Build',
  begun: 'Construction has begun.',
  underRescue: 'No construction while the club is under a rescue plan.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    facilities: typeof words;
  }
}
