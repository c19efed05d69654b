/** Bildschirme, die erklären, warum das Spiel nicht gezeigt werden kann. */
export default {
  forbidden: {
    title: 'Kein Zutritt',
    words: 'Du darfst diese Seite nicht ansehen',
  },
  whoops: {
    title: 'Hoppla, da ist etwas kaputt!',
    advice: 'Lade die Seite neu oder versuch es gleich noch einmal. Wenn es dabei bleibt, wende dich bitte an uns.',
    reload: 'Neu laden',
  },
  offline: {
    title: 'Du hast keine Verbindung zum Internet',
    advice: 'Sobald sie wieder da ist, lädt das Spiel von selbst.',
    kept: 'Du bist offline. Was du geschrieben hast, bleibt hier stehen; schick es ab, sobald die Verbindung wieder da ist.',
  },
  maintenance: {
    title: 'Wartung',
    words:
      'Die Seite wird gerade gewartet. Das dauert meist weniger als eine Minute, beim Saisonwechsel ein paar Minuten. Danach kommst du von selbst ins Spiel zurück.',
    next: 'Nächster Versuch in {{seconds}} s',
    checking: 'Wird geprüft …',
  },
} as const;
