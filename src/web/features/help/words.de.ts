/** Die Hilfe. Zahlen in Antworten stehen als {{Namen}} aus `numbers/` des Handbuchs. */
export default {
  intro: 'Antworten auf das, was Manager am häufigsten fragen, das ganze Handbuch und ein Weg zu den Admins.',
  questions: 'Häufige Fragen',
  openGuide: 'Handbuch öffnen',
  question: {
    lines: 'Meine Reihen sind nicht, wie ich sie gespeichert habe. Warum?',
    waivers: 'Warum steht mein Spieler auf der Waiver-Liste?',
    cap: 'Warum kann ich niemanden verpflichten, obwohl ich Geld habe?',
    offer: 'Wann antwortet ein Free Agent auf mein Angebot?',
    talks: 'Ein Spieler hat die Gespräche abgebrochen. Was nun?',
    missed: 'Was passiert, wenn ich mich eine Weile nicht anmelde?',
    clock: 'Wann beginnt der nächste Spieltag?',
    broke: 'Mein Klub macht Verlust. Was kann ich tun?',
    skill: 'Warum wächst eine Fähigkeit nicht mehr?',
    password: 'Ich habe mein Passwort vergessen',
    delete: 'Wie lösche ich mein Konto?',
    report: 'Wie melde ich eine beleidigende Nachricht?',
  },
  answer: {
    lines:
      'Kann ein Spieler aus deiner Aufstellung nicht spielen, ersetzt ihn der Assistent und meldet es auf deinem Schreibtisch. Kehrt er zurück, bekommt er seinen Platz wieder. Alles andere bleibt, wie du es gespeichert hast.',
    waivers:
      'Ein Spieler ab {{waiverAge}} oder mit {{waiverGames}} Spielen in einem ersten Team muss durch die Waiver, bevor er ins Farmteam kann. Andere Klubs können ihn bis zum nächsten Morgen beanspruchen.',
    cap: 'Die Gehaltsobergrenze, der Cap, begrenzt die Summe deiner Verträge, egal was auf dem Konto ist. Deine Übersicht zeigt, wie viel Platz noch ist und was ein weiterer Vertrag ändern würde. Während der Saison wächst der Platz mit jedem Tag.',
    offer:
      'Am nächsten Morgen. Er vergleicht alle Angebote danach, wie weit sie über dem liegen, wofür er bei diesem Klub unterschreiben würde.',
    talks:
      'Nach {{cooldown}} Spieltagen spricht er wieder mit dir. Ein faires erstes Angebot kostet weniger Geduld als ein niedriges.',
    missed:
      'Der Assistent stellt ein vollständiges Team auf, und deine Reihen, Taktik und Anweisungen gelten weiter. Eine Karte in der Übersicht sagt dir, was inzwischen geschah.',
    clock:
      'Oben läuft die Zeit bis zum nächsten Bully in deiner Zeitzone. Eine Saison hat {{seasonDays}} Spieltage; wie lange einer in echter Zeit dauert, legen die Admins dieser Welt fest.',
    broke:
      'Sieh dir zuerst die Nachfragekurve der Tickets an, dann Sponsoren und Gehälter. Leihen kannst du bis zu {{loan}} der Einnahmen einer Saison. Nach {{warnAfter}} Spieltagen unter dem Kreditrahmen warnt dich der Vorstand; nach {{bankruptAfter}} ist der Klub pleite.',
    skill:
      'Ein Zeichen neben der Fähigkeit sagt, dass sie ausgereizt ist, also ihre Obergrenze erreicht hat, oder dass sie mit dem Alter nachlässt. Beides lässt sich nicht trainieren. Trainiere eine andere.',
    password:
      'Wähle bei der Anmeldung „Passwort vergessen?“. Dort steht, wie du einen Link bekommst; er gilt {{resetMinutes}} Minuten. Kommt eine Mail nicht an, sieh im Spamordner nach.',
    delete:
      'In den Einstellungen, unter „Deine Daten“. Du kannst vorher alles herunterladen oder das Konto nur ruhen lassen. Löschen gibt den Klub zurück und lässt sich nicht rückgängig machen.',
    report:
      'Drück die Fahne neben der Nachricht und sag, warum. Ein Moderator sieht sie sich an und behält oder entfernt sie. Auf der Seite des Verfassers kannst du ihn außerdem blockieren.',
  },
  contact: 'Die Admins fragen',
  contactHint: 'Das sind Leute, die in ihrer Freizeit helfen. Du wirst benachrichtigt, sobald eine Antwort da ist.',
  topic: 'Thema',
  topics: {
    game: 'Wie das Spiel funktioniert',
    problem: 'Etwas ist kaputt',
    account: 'Mein Konto',
    other: 'Etwas anderes',
  },
  text: 'Deine Frage',
  textHint: 'Was hast du getan, auf welchem Bildschirm, und was hast du erwartet?',
  send: 'Frage senden',
  sent: 'Frage gesendet.',
  short: 'Schreib mindestens {{min}} Zeichen.',
  yours: 'Deine Fragen',
  waiting: 'Wartet auf Antwort',
  answered: 'Beantwortet',
  closed: 'Geschlossen',
  closedWords: 'Ohne Antwort geschlossen.',
  none: 'Noch keine Fragen',
  answeredNotice: 'Ein Admin hat deine Frage beantwortet: „{{question}}“',
} as const;
