/** Words of following, in English. */
const words = {
  follow: 'Follow',
  followWhom: 'Follow {{name}}',
  unfollow: 'Unfollow',
  unfollowWhom: 'Unfollow {{name}}',
  followed: 'You are following {{name}}. What is new appears in your notifications.',
  unfollowed: 'You no longer follow {{name}}.',
  list: 'Following',
  empty: 'You do not follow anyone yet',
  emptyHint: 'Open a club, a player or a manager and choose “Follow”.',
  find: 'Search',
  topics: 'Topics you follow',
  kind: { club: 'Club', player: 'Player', user: 'Manager', other: 'Other' },
  column: { name: 'Name', kind: 'What', since: 'Since' },
  notice: {
    news_one: '{{count}} new story about {{name}}',
    news_other: '{{count}} new stories about {{name}}',
    topic: '{{user}} started the topic “{{title}}”.',
    article: '{{person}} published “{{headline}}”.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    follow: typeof words;
  }
}
