/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  memos: {
    course: 'Courses',
    'purse-exchange': 'Changed into pucks',
  },
} as const;
