/** Words of rumors, in English. */
const words = {
  block0: 'The {{team}} are said to be listening to offers for {{player}}.',
  block1: 'Word around the rinks: {{player}} is available, and the {{team}} are taking calls.',
  block2: '{{player}} may have played his last games for the {{team}}: his name is on the trade block.',
  talks0: 'Talks between the {{team}} and {{player}} have broken off.',
  talks1: '{{player}} has left the table, and the {{team}} are left waiting.',
  talks2: 'No deal in sight: {{player}} and the {{team}} are no longer talking.',
  expiring0: 'The contract of {{player}}, {{age}}, with the {{team}} ends this season, and nothing is signed.',
  expiring1: 'Where will {{player}} play next season? The {{team}} have not signed him beyond {{season, season}}.',
  expiring2: 'The {{team}} are running out of time to keep {{player}}: his contract ends with the season.',
  told: {
    signing: '{{paper}}: {{who}} will sign with the {{team}}, by day {{day}} of {{season, season}}.',
    trade: '{{paper}}: the {{team}} will trade {{who}}, by day {{day}} of {{season, season}}.',
    firing: '{{paper}}: the {{team}} will fire head coach {{who}}, by day {{day}} of {{season, season}}.',
  },
  truth: {
    right: 'It came true.',
    wrong: 'It did not come true.',
    void: 'It does not count: the reporter is involved now.',
  },
  checked: {
    right: 'Your rumor came true: $t(what.{{about}}).',
    wrong: 'Your rumor did not come true: $t(what.{{about}}).',
    void: 'Your rumor does not count, since you are involved now: $t(what.{{about}}).',
  },
  what: {
    signing: '{{who}} signs with {{team}}',
    trade: '{{team}} trade {{who}}',
    firing: '{{team}} fire {{who}}',
  },
  title: 'Rumors',
  hint: 'This reporter’s rumors and whether they came true. The truth score says how likely the next one is to come true.',
  empty: 'No rumors yet.',
  columns: { what: 'Rumor', team: 'Team', by: 'By', told: 'Told', state: 'Truth' },
  date: '{{season, season}}, day {{day}}',
  kind: { signing: '{{who}} signs', trade: '{{who}} is traded', firing: '{{who}} is fired' },
  state: { open: 'Not known yet', right: 'Came true', wrong: 'Did not', void: 'Does not count' },
  form: {
    title: 'Publish a rumor',
    hint: 'It appears in the news at once and cannot be withdrawn. It counts if it happens from tomorrow on, within the days you choose. You can have {{max}} open rumors at a time, and only the first of identical rumors is published.',
    kind: 'What happens?',
    kinds: {
      signing: 'A player signs with a club',
      trade: 'A club trades a player',
      firing: 'A club fires its head coach',
    },
    findPlayer: 'A player’s name',
    findTeam: 'A team’s name',
    players: 'Players',
    teams: 'Teams',
    days: 'Within how many game days?',
    chosen: 'Chosen: {{name}}',
    tell: 'Publish rumor',
    told: 'Your rumor is in the news.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    rumor: typeof words;
  }
}
