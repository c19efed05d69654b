/** Words of rumors, in English. */
const words = {
  block0: '{{team}} are said to be listening to offers for {{player}}.',
  block1: 'Word around the rinks: {{player}} is available, and {{team}} are taking calls.',
  block2: '{{player}} may have played his last games for {{team}}: his name is on the trade block.',
  talks0: 'Talks between {{team}} and {{player}} have broken off.',
  talks1: '{{player}} has left the table, and {{team}} are left waiting.',
  talks2: 'No deal in sight: {{player}} and {{team}} are not talking any more.',
  expiring0: 'The contract of {{player}}, {{age}}, with {{team}} ends this season, and nothing is signed.',
  expiring1: 'Where will {{player}} play next season? {{team}} have not signed him beyond {{season, season}}.',
  expiring2: '{{team}} are running out of time to keep {{player}}: his contract ends with the season.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    rumor: typeof words;
  }
}
