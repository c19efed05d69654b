/** Words of mentoring, in English. */
const words = {
  title: 'Mentoring',
  mentor: 'Your mentor until {{until}}. Ask what you like, over a scrimmage.',
  assistant: 'The club’s AI general manager is your mentor until {{until}}, and always ready for a scrimmage.',
  newcomer: 'You mentor this newcomer until {{until}}. A scrimmage is a good way to say hello.',
  noTeam: 'Without a club at the moment',
  invite: 'Invite to a scrimmage',
  play: 'Scrimmage now',
  sent: 'Invitation sent to {{team}}. It is open for 24 hours.',
  end: 'End mentoring',
  ended: 'The mentoring has ended.',
  setting: {
    title: 'Mentor newcomers',
    willing: 'Be a mentor to managers who take over their first club',
    hint: 'At most {{max}} at a time, for {{days}} days each. They see your name and your club, and may invite you to a scrimmage. Either of you can end it at any time.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    mentor: typeof words;
  }
}
