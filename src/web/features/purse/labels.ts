/** Names of kinds, for the notification settings and the books. */
export default {
  memos: {
    course: 'Courses',
    'purse-exchange': 'Changed into pucks',
  },
} as const;
