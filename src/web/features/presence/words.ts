/** Words of what is live, in English. */
const words = {
  title: 'Live now',
  empty: 'Nothing is live right now.',
  games: 'Games',
  drafts: 'Drafts',
  topics: 'Topics with new posts',
  draft: 'Entry draft',
  watchers_one: '{{count}} watching',
  watchers_other: '{{count}} watching',
  more: 'Everything live',
  online: 'Online',
  onlineCount_one: '{{count}} manager online',
  onlineCount_other: '{{count}} managers online',
  noneOnline: 'No manager shows that they are online.',
  hide: 'Choose in the settings whether you appear here',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    presence: typeof words;
  }
}
