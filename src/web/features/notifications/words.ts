/** Words of notifications, in English. */
const words = {
  intro: 'Open decisions and notifications.',
  list: 'Notifications',
  channels: 'Which notifications',
  channel: { any: 'All', news: 'News', world: 'World' },
  markAll: 'Mark all as read',
  unread: 'New',
  open: 'Open',
  undo: { act: 'Undo', done: 'Undone', success: 'Action undone.' },
  emptyTitle: 'Nothing yet',
  empty: 'Offers, rulings, moves of the players on your shortlist and answers will appear here.',
  settings: 'Notification settings',
  greeting: {
    rival: '{{team}}, your rivals, welcome you: “See you on the ice. If you cannot wait, invite us to a scrimmage.”',
    other: '{{team}} welcome you to the league: “Want to know what your team can do? Invite us to a scrimmage.”',
  },
  mentoring: {
    manager:
      'The manager of {{team}} is your mentor for your first {{days}} days. Invite them to a scrimmage to get acquainted.',
    assistant:
      'The AI general manager of {{team}} is your mentor for your first {{days}} days, and always ready for a scrimmage.',
    newcomer:
      'A newcomer has taken over {{team}}. You are their mentor for {{days}} days: a scrimmage is a good way to say hello.',
  },
  onOf: '{{on}} of {{all}} on',
  mute: 'Notify me about',
  muteHint: 'Muted notifications are neither counted nor listed.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    notifications: typeof words;
  }
}
