/** Benachrichtigungen. */
export default {
  intro: 'Offene Entscheidungen und Benachrichtigungen.',
  list: 'Benachrichtigungen',
  channels: 'Welche Benachrichtigungen',
  channel: { any: 'Alle', news: 'News', world: 'Welt' },
  markAll: 'Alle als gelesen markieren',
  unread: 'Neu',
  open: 'Öffnen',
  undo: { act: 'Rückgängig machen', done: 'Rückgängig gemacht', success: 'Aktion rückgängig gemacht.' },
  emptyTitle: 'Noch nichts',
  empty: 'Angebote, Entscheidungen, Wechsel von deiner Merkliste und Antworten erscheinen hier.',
  settings: 'Einstellungen für Benachrichtigungen',
  greeting: {
    rival:
      '{{team}}, euer Rivale, heißt dich willkommen: „Wir sehen uns auf dem Eis. Und wenn du nicht warten kannst: Lade uns zu einem Testspiel ein.“',
    other:
      '{{team}} heißt dich in der Liga willkommen: „Willst du wissen, was dein Team kann? Lade uns zu einem Testspiel ein.“',
  },
  mentoring: {
    manager:
      'In deinen ersten {{days}} Tagen ist der Manager dieses Klubs dein Mentor: {{team}}. Lade ihn zum Kennenlernen zu einem Testspiel ein.',
    assistant:
      'In deinen ersten {{days}} Tagen hilft dir der KI-Manager dieses Klubs als Mentor: {{team}}. Für ein Testspiel ist er jederzeit bereit.',
    newcomer:
      'Dieser Klub hat einen neuen Manager, der gerade anfängt: {{team}}. Du bist {{days}} Tage lang Mentor: Ein Testspiel ist ein guter Anfang.',
  },
  onOf: '{{on}} von {{all}} an',
  mute: 'Benachrichtige mich über',
  muteHint: 'Stummgeschaltete Benachrichtigungen werden weder gezählt noch gezeigt.',
} as const;
