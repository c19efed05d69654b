/** Names of kinds, for the notification settings. */
export default {
  notifications: {
    'follow-news': 'News about clubs and players you follow',
    'follow-user-news': 'News about managers you follow',
    'follow-topic': 'New topics by managers you follow',
    'follow-article': 'New articles by managers you follow',
  },
} as const;
