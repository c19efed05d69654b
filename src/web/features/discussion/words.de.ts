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
} as const;
