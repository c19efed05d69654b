/** Wem und was man folgt. */
export default {
  follow: 'Folgen',
  followWhom: '{{name}} folgen',
  unfollow: 'Nicht mehr folgen',
  unfollowWhom: '{{name}} nicht mehr folgen',
  followed: 'Du folgst {{name}}. Neues steht in deinen Benachrichtigungen.',
  unfollowed: 'Du folgst {{name}} nicht mehr.',
  list: 'Gefolgt',
  empty: 'Du folgst noch niemandem',
  emptyHint: 'Öffne einen Klub, einen Spieler oder einen Manager und wähle „Folgen“.',
  find: 'Suchen',
  topics: 'Themen, denen du folgst',
  kind: { club: 'Klub', player: 'Spieler', user: 'Manager', other: 'Sonstiges' },
  column: { name: 'Name', kind: 'Was', since: 'Seit' },
  notice: {
    news_one: '{{count}} neue Meldung über {{name}}',
    news_other: '{{count}} neue Meldungen über {{name}}',
    topic: '{{user}} hat das Thema „{{title}}“ eröffnet.',
    article: '{{person}} hat „{{headline}}“ veröffentlicht.',
  },
} as const;
