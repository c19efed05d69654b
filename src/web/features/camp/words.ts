/** Words of camps, in English. */
const words = {
  intro:
    'Two camps a season, before the games begin. Choose the focus and the invitations, or leave them to your assistant.',
  title: { development: 'Development camp', training: 'Training camp' },
  about: {
    development: 'For prospects up to age {{oldest}}: three extra days of growth, mostly in the focus.',
    training: 'For all players: better form, and one extra day of growth up to age 23.',
  },
  ends: 'Ends on the evening of day {{day}} of the preseason.',
  over: 'Over for this season.',
  focus: 'Focus',
  focusOf: { skating: 'Skating', attack: 'Attack', defense: 'Defense', strength: 'Strength', head: 'Reading the game' },
  assistantFocus: 'Assistant: {{focus}}',
  who: 'Invitations',
  assistantWho_one: 'The assistant invites {{count}} player',
  assistantWho_other: 'The assistant invites {{count}} players',
  choose: 'Choose players',
  leave: 'Leave it to the assistant',
  places: '{{count}} of {{places}} places taken',
  save: 'Save',
  saved: 'Camp saved.',
  nobody: 'No players are eligible for this camp.',
  injured: 'injured: attends only if healthy by then',
  row: '{{level}}, age {{age}}, overall {{overall}}',
  report: 'Report {{season, season}}: {{focus}}',
  reportNone: 'No report yet. It arrives the evening camp ends.',
  reportNext: 'The first report comes with the next camp.',
  nobodyCame: 'No participants',
  gradeNote: 'Grades run from 1 to 99; 50 is an average camp. Standouts are on top.',
  column: {
    grade: 'Grade',
    gradeTitle: 'Camp grade, 1 to 99; 50 is average',
    skill: 'Worked on',
    skillGain: 'Gain',
    skillGainTitle: 'Skill points gained in the focus',
    overall: 'OVR',
    overallTitle: 'Overall points gained',
    form: 'Form',
    formTitle: 'Points of form',
  },
  everything: 'Everything',
  toTraining: 'Daily training',
  notice: {
    development: 'The development camp is over ({{count}} attended). Standouts: {{players}}.',
    training: 'The training camp is over ({{count}} attended). Standouts: {{players}}.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    camp: typeof words;
  }
}
