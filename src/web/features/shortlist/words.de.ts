/** Die Merkliste. */
export default {
  intro: 'Spieler, die du im Auge behältst. Wechselt einer den Klub, wird Free Agent oder hört auf, erfährst du es.',
  add: '{{player}} auf deine Merkliste setzen',
  remove: '{{player}} von deiner Merkliste nehmen',
  emptyTitle: 'Deine Merkliste ist leer',
  empty: 'Drück den Stern neben einem Spieler, in der Suche oder auf seiner Seite.',
  find: 'Spieler suchen',
  table: 'Merkliste',
  count_one: '{{count}} Spieler',
  count_other: '{{count}} Spieler',
  column: { note: 'Notiz', since: 'Seit' },
  note: 'Notiz zu {{player}}',
  notePlaceholder: 'Notiz hinzufügen',
  moved: '{{player}} von deiner Merkliste ist jetzt bei {{team}}.',
  free: '{{player}} von deiner Merkliste ist Free Agent.',
  retired: '{{player}} von deiner Merkliste hat seine Karriere beendet.',
} as const;
