/** Words of comments, in German. */
export default {
  title: 'Kommentare',
  none: 'Noch keine Kommentare.',
  write: 'Dein Kommentar',
  send: 'Kommentieren',
  sent: 'Kommentar veröffentlicht.',
  older: 'Frühere Kommentare',
  remove: 'Kommentar von {{name}} entfernen',
  report: 'Kommentar von {{name}} melden',
  mention: {
    article: '{{user}} hat dich in den Kommentaren zu einem Artikel erwähnt',
    conversation: '{{user}} hat dich in einer Gruppe erwähnt',
    game: '{{user}} hat dich im Chat eines Spiels erwähnt',
    proposal: '{{user}} hat dich in den Kommentaren zu einem Vorschlag erwähnt',
    trade: '{{user}} hat dich in den Kommentaren zu einem Trade erwähnt',
    other: '{{user}} hat dich erwähnt',
  },
} as const;
