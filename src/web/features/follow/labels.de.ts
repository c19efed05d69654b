/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen. */
export default {
  notifications: {
    'follow-news': 'Nachrichten über Klubs und Spieler, denen du folgst',
    'follow-user-news': 'Nachrichten über Manager, denen du folgst',
    'follow-topic': 'Neue Themen von Managern, denen du folgst',
    'follow-article': 'Neue Artikel von Managern, denen du folgst',
  },
} as const;
