/** Words of the shortlist, in English. */
const words = {
  intro: 'Players you follow. You are notified when one of them changes clubs, becomes a free agent or retires.',
  add: 'Add {{player}} to your shortlist',
  remove: 'Remove {{player}} from your shortlist',
  emptyTitle: 'Your shortlist is empty',
  empty: 'Press the star beside a player, in the search or on his page.',
  find: 'Find players',
  table: 'Shortlist',
  count_one: '{{count}} player',
  count_other: '{{count}} players',
  column: { note: 'Note', since: 'Since' },
  note: 'Note about {{player}}',
  notePlaceholder: 'Add a note',
  moved: '{{player}} from your shortlist is now with {{team}}.',
  free: '{{player}} from your shortlist is a free agent.',
  retired: '{{player}} from your shortlist has retired.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    shortlist: typeof words;
  }
}
