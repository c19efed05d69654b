/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/messages': 'Nachrichten',
  '/messages/$id': 'Unterhaltung',
  '/user/message/{-$id}': 'Neue Nachricht',
} as const;
