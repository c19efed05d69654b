/** Words of the shortlist, in English. */
const words = {
  intro: 'Players you keep an eye on. You are told when one of them changes clubs, becomes a free agent or retires.',
  add: 'Put {{player}} on your shortlist',
  remove: 'Take {{player}} off your shortlist',
  emptyTitle: 'Your shortlist is empty',
  empty: 'Press the star beside a player, in the search or on his page.',
  find: 'Find players',
  table: 'Shortlist',
  count_one: '{{count}} player',
  count_other: '{{count}} players',
  column: { note: 'Note', since: 'Since' },
  note: 'Note about {{player}}',
  notePlaceholder: 'Add a note',
  moved: '{{player}} from your shortlist is with {{team}} now.',
  free: '{{player}} from your shortlist is a free agent.',
  retired: '{{player}} from your shortlist has retired.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    shortlist: typeof words;
  }
}
