/** Mails an alle, die nicht da sind. */
export default {
  title: 'Während du weg bist',
  intro: 'Mails gehen an die Adresse deines Kontos. Jede hat einen Link zum Abbestellen.',
  noMail: 'Dieser Server verschickt keine Mails.',
  digest: 'Mir mailen, was ich verpasst habe',
  digestChoice: { none: 'Nie', daily: 'Jeden Morgen', weekly: 'Jeden Montag' },
  forumDigest: 'Mir jeden Montag mailen, was in den Forenthemen neu ist, denen ich folge',
  gameMail: 'Mir mailen, wenn mein Spiel beginnt',
  seasonMail: 'Mir am Ende der Saison den Rückblick mailen',
  quietFrom: 'Ruhe von',
  quietUntil: 'bis',
  quietHint: 'In diesen Stunden deiner Zeitzone ({{zone}}) bekommst du keine Mails außer denen zu deinem Konto.',
  noHour: 'Keine Ruhezeit',
  unsubscribe: {
    title: 'Mails von Rinkside beenden?',
    words:
      'Du bekommst keine Zusammenfassungen mehr und keine Mails, wenn Spiele beginnen oder Saisons enden. Mails zu deinem Konto kommen weiter.',
    missing: 'Der Link ist unvollständig. Öffne ihn noch einmal aus der Mail.',
    button: 'Diese Mails beenden',
    failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
    done: 'Keine Mails mehr',
    doneWords: 'In den Einstellungen kannst du sie jederzeit wieder einschalten.',
    settings: 'Einstellungen öffnen',
  },
} as const;
