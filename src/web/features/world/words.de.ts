/** Der Tag der Welt. */
export default {
  title: 'Bereit für morgen?',
  hint_one: 'Der Tag endet, sobald alle Manager bereit sind. Dann wird {{count}} Spiel von heute sofort gespielt.',
  hint_other: 'Der Tag endet, sobald alle Manager bereit sind. Dann werden {{count}} Spiele von heute sofort gespielt.',
  ready: 'Bereit',
  notYet: 'Noch nicht',
  count: '{{ready}} von {{managers}} bereit',
  live_one: 'Warten auf das Ende von {{count}} Livespiel.',
  live_other: 'Warten auf das Ende von {{count}} Livespielen.',
} as const;
