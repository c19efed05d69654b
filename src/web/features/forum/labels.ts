/** Names of kinds, for the notification settings. */
export default {
  notifications: {
    'forum-answer': 'Answers to your forum posts',
    'forum-mention': 'Forum posts that mention you',
    'forum-post': 'New posts in topics you watch',
    'forum-topic': 'New topics in categories you follow',
  },
} as const;
