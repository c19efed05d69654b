/** Words of camps, in English. */
const words = {
  intro:
    'Two camps a season, before the games begin. Choose what they work on and whom you invite, or leave it to your assistant.',
  title: { development: 'Development camp', training: 'Training camp' },
  about: {
    development: 'For prospects up to {{oldest}}: worth three more days of growth, most of all in what is worked on.',
    training: 'For everybody: form for all who come, and one more day of growth for those up to 23.',
  },
  ends: 'Ends on the evening of day {{day}} of the preseason.',
  over: 'Over for this season.',
  focus: 'Work on',
  focusOf: { skating: 'Skating', attack: 'Attack', defense: 'Defense', strength: 'Strength', head: 'Reading the game' },
  assistantFocus: 'Assistant: {{focus}}',
  who: 'Whom to invite',
  assistantWho_one: 'The assistant invites {{count}} player',
  assistantWho_other: 'The assistant invites {{count}} players',
  choose: 'Choose yourself',
  leave: 'Leave it to the assistant',
  places: '{{count}} of {{places}} places taken',
  save: 'Save',
  saved: 'Camp saved.',
  nobody: 'No players are eligible for this camp.',
  injured: 'injured: stays at home unless he is well by then',
  row: '{{level}}, age {{age}}, overall {{overall}}',
  report: 'Report {{season, season}}: {{focus}}',
  reportNone: 'There is no report yet. It comes on the evening on which the camp ends.',
  reportNext: 'The first report comes with the next camp.',
  nobodyCame: 'Nobody came.',
  gradeNote: 'The grade is how he worked, from 1 to 99; 50 is an ordinary camp. Who stood out is on top.',
  column: {
    grade: 'Grade',
    gradeTitle: 'How he worked, 1 to 99; 50 is ordinary',
    skill: 'Worked on',
    skillGain: 'Gain',
    skillGainTitle: 'Points gained in what he worked on',
    overall: 'OVR',
    overallTitle: 'Points of overall gained',
    form: 'Form',
    formTitle: 'Points of form',
  },
  everything: 'Everything',
  toTraining: 'Daily training',
  notice: {
    development: 'The development camp is over: {{count}} came. {{players}} stood out.',
    training: 'The training camp is over: {{count}} came. {{players}} stood out.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    camp: typeof words;
  }
}
