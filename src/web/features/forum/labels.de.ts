/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen. */
export default {
  notifications: {
    'forum-answer': 'Antworten auf deine Forenbeiträge',
    'forum-mention': 'Forenbeiträge, die dich erwähnen',
    'forum-post': 'Neue Beiträge in Themen, die du beobachtest',
    'forum-topic': 'Neue Themen in Kategorien, denen du folgst',
  },
} as const;
