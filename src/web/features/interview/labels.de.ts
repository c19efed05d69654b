/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'interview-asked': 'Reporter, die um ein Interview bitten',
    'interview-answered': 'Interviews, die du bekommst',
    'interview-declined': 'Interviews, die abgelehnt werden',
  },
} as const;
