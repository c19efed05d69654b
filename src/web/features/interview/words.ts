/** Words of interviews, in English. */
const words = {
  title: 'Interviews',
  toAnswer: 'Questions for you',
  asked: 'Your requests',
  none: 'No requests yet. Find a manager by team below.',
  by: '{{reporter}} asks you',
  to: 'manager of',
  state: { asked: 'Waiting', answered: 'Answered', declined: 'Declined', expired: 'Not answered in time' },
  answer: 'Answer',
  send: 'Send answers',
  sent: 'Answers sent. The reporter may quote them.',
  public: 'Your answers are public.',
  decline: 'Decline',
  declined: 'Interview declined.',
  quote: 'Quote it in an article with [[interview:{{id}}]] alone on a line.',
  request: 'Ask a manager',
  team: 'Team',
  teamHint: 'At least two letters of its name',
  question: 'Question {{number}}',
  ask: 'Ask {{team}}',
  askedDone: 'Questions sent.',
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
