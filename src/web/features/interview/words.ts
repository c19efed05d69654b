/** Words of interviews, in English. */
const words = {
  title: 'Interviews',
  toAnswer: 'Questions for you',
  asked: 'Your requests',
  none: 'You have not asked anybody yet. Find a manager by team below.',
  by: '{{reporter}} asks you',
  to: 'manager of',
  state: { asked: 'Waiting', answered: 'Answered', declined: 'Declined', expired: 'Not answered in time' },
  answer: 'Answer',
  send: 'Send answers',
  sent: 'The reporter has your answers and may quote them.',
  public: 'Everybody may read your answers.',
  decline: 'Decline',
  declined: 'You have declined the interview.',
  quote: 'Quote it in an article with [[interview:{{id}}]] alone on a line.',
  request: 'Ask a manager',
  team: 'Team',
  teamHint: 'Two letters or more of its name',
  question: 'Question {{number}}',
  ask: 'Ask {{team}}',
  askedDone: 'The manager has your questions.',
  interview: 'Interview with {{manager}}',
  desk: '{{reporter}} ({{paper}}) asks you for an interview.',
  go: 'Answer',
  notification: {
    asked: '{{reporter}} ({{paper}}) asks you for an interview.',
    answered: 'The manager of {{team}} has answered your questions.',
    declined: 'The manager of {{team}} has declined your interview.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    interview: typeof words;
  }
}
