/** Words of notifications, in English. */
const words = {
  intro: 'What waits for your decision, and what you have been notified of.',
  list: 'Notifications',
  channels: 'Which notifications',
  channel: { any: 'All', news: 'News', world: 'World' },
  markAll: 'Mark all as read',
  unread: 'New',
  open: 'Open',
  undo: { act: 'Undo', done: 'Undone', success: 'It is undone.' },
  emptyTitle: 'Nothing yet',
  empty: 'Offers, rulings, moves of the players on your shortlist and answers will appear here.',
  settings: 'Choose what you are notified of',
  greeting: {
    rival: '{{team}}, your rivals, welcome you: “See you on the ice. If you cannot wait, invite us to a scrimmage.”',
    other: '{{team}} welcome you to the league: “Want to know what your team can do? Invite us to a scrimmage.”',
  },
  mentoring: {
    manager:
      'The manager of {{team}} is your mentor for your first {{days}} days. Invite them to a scrimmage to get acquainted.',
    assistant:
      'The assistant in charge of {{team}} is your mentor for your first {{days}} days, and always ready for a scrimmage.',
    newcomer:
      'A newcomer has taken over {{team}}. You are their mentor for {{days}} days: a scrimmage is a good way to say hello.',
  },
  mute: 'Notify me about',
  muteHint: 'What is switched off is neither counted nor listed.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    notifications: typeof words;
  }
}
