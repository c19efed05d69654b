/** Absagen an der Tür: Anmeldung, Konto, Einstellungen und was die ganze Seite betrifft. */
export default {
  'session.none': 'Bitte melde dich an.',

  'account.not-activated': 'Aktiviere zuerst dein Konto.',
  'account.muted':
    'Die Moderation hat dich bis {{until, moment}} stummgeschaltet. Lesen, spielen, melden und Einspruch einlegen kannst du.',
  'account.suspended':
    'Dein Konto ist bis {{until, moment}} gesperrt. Lesen kannst du, und unter „Einstellungen“, „Deine Daten“ deine Daten mitnehmen und Einspruch einlegen.',
  'account.banned':
    'Dein Konto ist dauerhaft gesperrt. Du kannst Einspruch einlegen, deine Daten mitnehmen und das Konto löschen.',
  'account.bankrupt': 'Dein Klub ist pleite. Wähle zuerst einen anderen.',
  'account.not-bankrupt': 'Nur für Manager, deren Klub pleitegegangen ist.',
  'account.name-taken': 'So oder zum Verwechseln ähnlich heißt schon jemand, oder hieß bis vor Kurzem so.',
  'account.too-many-renames':
    'Du kannst deinen Namen in {{within}} Tagen {{max}}-mal ändern. Tage bis zur nächsten Änderung: {{days}}.',
  'account.name-reserved': 'Dieser Name ist reserviert.',
  'account.name-invisible': 'Verwende Buchstaben, die man sehen kann.',
  'account.name-mixed': 'Verwende Buchstaben eines einzigen Alphabets.',
  'account.no-country': 'Wähle ein Land aus der Liste.',
  'account.no-time-zone': 'Wähle eine Zeitzone aus der Liste.',
  'account.wrong-password': 'Das ist nicht dein Passwort.',
  'account.second-factor-there': 'Die Anmeldung in zwei Schritten ist schon aktiv.',
  'account.second-factor-missing': 'Die Anmeldung in zwei Schritten ist nicht aktiv.',
  'account.email-taken': 'Diese Adresse gehört schon zu einem Konto. Melde dich dort an oder gib eine andere ein.',
  'account.email-same': 'Diese Adresse hat dein Konto schon.',
  'account.session-unknown': 'Sitzung nicht gefunden.',
  'account.age-declared': 'Du hast erklärt, dass du unter 18 bist. Ändern kannst du das {{days}} Tage danach.',
  'account.only-admin': 'Außer dir gibt es keinen Admin. Ernenne zuerst jemand anderen.',

  'ability.missing': 'Dazu bist du nicht berechtigt.',

  'input.unusable': 'Einige deiner Eingaben sind ungültig. Prüfe sie und versuch es noch einmal.',

  'feature.closed': 'Dieser Teil des Spiels ist gerade geschlossen. Versuch es später noch einmal.',

  'world.maintenance': 'Das Spiel wird gerade gewartet. Der Saisonwechsel dauert ein paar Minuten.',
  'world.advancing': 'Die Welt wird schon vorgespult. Warte, bis das erledigt ist.',
  'world.taking-step': 'Die Welt verarbeitet gerade einen Schritt. Versuch es danach noch einmal.',
  'world.waits-for-nobody': 'In dieser Welt wartet der nächste Tag nicht auf die Manager.',
  'world.not-own-pace': 'Diese Welt läuft von selbst: Manager können sie nicht weiterspielen.',
  'world.stopped-by-admin': 'Ein Admin hat die Uhr angehalten. Versuch es wieder, wenn sie läuft.',
  'world.game-is-live': 'Dein Spiel läuft gerade. Sieh es dir an oder spring zum Ende.',
  'world.no-game-ahead': 'In dieser Saison steht kein Spiel mehr an.',
  'world.no-round-ahead': 'Die letzte Runde dieser Saison ist vorbei.',
  'world.not-yours': 'Das kann nur der Manager, der diese Welt für sich hat, oder ein Admin.',
  'world.not-alone': 'Mehr als ein Manager hat einen Klub: Niemand bestimmt das Tempo allein.',
  'world.owner-asked':
    'Ein Manager spielt diese Welt in seinem eigenen Tempo. Er wurde gefragt, und du erfährst, wenn Klubs frei sind.',
  'world.owner-declined':
    'Der Manager dieser Welt spielt vorerst allein weiter. Einen Tag nach der Antwort kannst du wieder fragen.',
  'world.latest-too-short': 'Auf Manager muss mindestens so lange gewartet werden, wie ein Spieltag dauert.',

  'request.unreadable': 'Die Anfrage war nicht zu verstehen.',
  'request.nothing-here': 'Seite nicht gefunden.',
  'request.wrong-method': 'Diese Adresse unterstützt diese Methode nicht.',
  'request.late': 'Die Anfrage hat zu lange gebraucht.',
  'request.large': 'Die Anfrage ist zu groß.',
  'request.long-address': 'Die Adresse ist zu lang.',
  'request.not-json': 'Die Anfrage muss JSON sein.',
  'request.outdated-page': 'Deine Seite ist veraltet. Lade sie neu und versuch es noch einmal.',
  'request.used-id': 'Diese Anfragenummer gehört zu etwas anderem. Lade die Seite neu und versuche es noch einmal.',
  'request.no-version': 'Nenne in If-Match die Fassung, die du bearbeitet hast.',
  'request.too-many': 'Zu viele Versuche. Warte einen Moment und versuch es dann noch einmal.',
  'request.large-head': 'Der Kopf der Anfrage ist zu groß.',
  'request.unanswered': 'Die Anfrage konnte nicht beantwortet werden.',

  'server.broken': 'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  'server.busy': 'Hier ist gerade viel los. Versuch es gleich noch einmal.',
  'server.disk-full':
    'Die Festplatte des Servers ist voll. Bis Platz ist, wird nichts gespeichert; Admins können sich anmelden.',

  'auth.wrong-login': 'E-Mail oder Passwort ist falsch. Versuch es noch einmal.',
  'auth.code-needed': 'Gib die sechs Ziffern aus deiner Authenticator-App ein oder einen Wiederherstellungscode.',
  'auth.code-wrong': 'Dieser Code ist falsch oder wurde schon benutzt. Warte auf den nächsten.',
  'auth.too-many-codes': 'Zu viele falsche Codes. Warte {{minutes}} Minuten und versuch es dann noch einmal.',
  'auth.too-many-tries':
    'Zu viele falsche Passwörter von hier. Versuch es in {{minutes}} min noch einmal, oder setz ein neues Passwort.',
  'auth.too-many-mails':
    'An diese Adresse gingen schon mehrere E-Mails. Sieh im Spam-Ordner nach, oder versuch es in einer Stunde noch einmal.',
  'auth.guessable':
    'Dieses Passwort ist zu leicht zu erraten. Nimm mehrere Wörter oder eine längere Mischung aus Buchstaben.',
  'auth.barred-household':
    'In deinem Haushalt ist ein Konto bis {{until, moment}} gesperrt. Bis dahin kann sich dort niemand registrieren.',
  'auth.barred-household-for-good':
    'In deinem Haushalt wurde ein Konto dauerhaft gesperrt. Dort kann sich niemand mehr registrieren.',
  'auth.barred-address':
    'Ein Konto mit dieser E-Mail wurde bis {{until, moment}} gesperrt und dann gelöscht. Registriere dich danach noch einmal.',
  'auth.barred-address-for-good':
    'Ein Konto mit dieser E-Mail wurde dauerhaft gesperrt und dann gelöscht. Die Sperre gilt weiter.',
  'auth.ref-code-unknown': 'Diesen Empfehlungscode gibt es nicht. Korrigiere ihn oder lass das Feld leer.',
  'auth.activation-stale': 'Dieser Link gilt nicht mehr. Melde dich an und lass dir einen neuen schicken.',
  'auth.change-stale': 'Dieser Link gilt nicht mehr. Fordere in deinen Einstellungen einen neuen an.',
  'auth.reset-stale': 'Dieser Link gilt nicht mehr. Fordere einen neuen an.',
  'auth.active-already': 'Dein Konto ist schon aktiv.',

  'user.unknown': 'Konto nicht gefunden.',
  'user.not-activated': 'Dieses Konto ist noch nicht aktiviert.',
  'user.no-wait': 'Dieser Nutzer kann schon einen Klub übernehmen.',
  'user.only-admin': 'Das ist der einzige Admin. Ernenne zuerst jemand anderen.',
  'admin.second-admin': 'Dem muss ein anderer Admin zustimmen.',
  'admin.same-household':
    'Du teilst einen Haushalt mit dem ersten Admin. Zustimmen muss ein Admin aus einem anderen Haushalt.',
  'admin.waits': 'Kein anderer Admin kann dem zustimmen. Du kannst es in {{hours}} Stunden bestätigen.',
  'admin.new-role': 'Dafür braucht es zwei Admins, und eine der Rollen ist zu neu. Sie zählt in {{days}} Tagen.',

  'settings.unusable': 'Einige dieser Einstellungen sind ungültig. Prüfe sie und versuch es noch einmal.',
  'settings.unknown': 'Einstellung nicht gefunden.',
  'settings.no-switch': 'Muss an oder aus sein.',
  'settings.no-choice': 'Muss eines davon sein: {{choices}}.',
  'settings.no-colors': 'Müssen Farben nach Stufen sein.',
  'settings.no-color': 'Müssen Farben wie #1565c0 nach Stufen sein.',
  'settings.no-columns': 'Müssen Spalten einer Tabelle sein, jede nur einmal.',

  'passkey.refused': 'Dieser Passkey funktioniert hier nicht. Versuch einen anderen.',
  'passkey.unknown': 'Passkey nicht gefunden.',
  'passkey.too-many': 'Du hast {{max}} Passkeys. Entferne zuerst einen.',

  'push.unknown-service': 'Rinkside unterstützt den Benachrichtigungsdienst dieses Browsers nicht.',
  'push.invalid-key': 'Der Schlüssel dieses Browsers ist ungültig. Schalte die Benachrichtigungen aus und wieder ein.',
  'push.unknown-device': 'Dieses Gerät wird nicht mehr benachrichtigt.',

  'reminder.bad-link':
    'Dieser Link funktioniert nicht. Öffne ihn noch einmal aus der Mail, oder stell die Mails in den Einstellungen ab.',

  'help.too-many-waiting': 'Du hast {{max}} offene Fragen. Warte auf eine Antwort, bevor du weiterfragst.',
  'help.unknown': 'Frage nicht gefunden.',
  'help.answered-already': 'Diese Frage hat schon jemand beantwortet.',

  'moderation.unknown-subject': 'Dieser Inhalt ist nicht mehr da.',
  'moderation.unknown-case': 'Fall nicht gefunden.',
  'moderation.yours': 'Das ist von dir. Du kannst es selbst ändern oder entfernen.',
  'moderation.involved':
    'Du bist beteiligt: Der Inhalt ist von dir oder aus deinem Haushalt, oder du hast ihn selbst gemeldet.',
  'moderation.reported-already': 'Das hast du schon gemeldet, und es ist entschieden.',
  'moderation.too-many-waiting':
    '{{max}} deiner Meldungen warten auf die Moderation. Melde weiter, sobald sie entschieden sind.',
  'moderation.too-many-today':
    'In 24 Stunden kannst du {{max}} Meldungen abgeben. Stunden bis zur nächsten: {{hours}}.',
  'moderation.claimed': 'Jemand anderes bearbeitet diesen Fall gerade.',
  'moderation.not-claimed': 'Übernimm den Fall zuerst.',
  'moderation.decided': 'Über diesen Fall ist schon entschieden.',
  'moderation.no-appeal': 'Gegen diese Entscheidung ist kein Einspruch mehr möglich.',
  'moderation.own-report': 'Das hast du selbst gemeldet. Jemand anderes aus der Moderation entscheidet.',
  'moderation.of-admin': 'Über Inhalte von Admins entscheiden nur Admins.',
  'moderation.admin-unsanctioned': 'Gegen Admins gibt es keine Maßnahmen. Nimm ihnen zuerst die Rolle.',
  'moderation.nobody-to-sanction': 'Das Konto gibt es nicht mehr: Eine Maßnahme träfe niemanden.',
  'moderation.admins-ban': 'Dauerhaft sperren nur Admins. Sperre auf Zeit, oder gib den Fall für einen Admin frei.',
  'moderation.no-sanction': 'Es gibt keine Maßnahme, die aufgehoben werden könnte.',
  'moderation.same-judge':
    'Die erste Entscheidung war deine. Über den Einspruch entscheidet jemand anderes; gibt es niemanden, du nach 24 Stunden.',

  'appointment.unknown': 'Ernennung nicht gefunden.',
  'appointment.unknown-competition': 'Dieser Wettbewerb hat keine Organisation.',
  'appointment.held': 'Dieses Konto hat diese Aufgabe schon.',
  'appointment.ended': 'Diese Ernennung ist schon beendet.',

  'forum.category-unknown': 'Bereich nicht gefunden.',
  'forum.topic-unknown': 'Dieses Thema ist nicht mehr da.',
  'forum.post-unknown': 'Dieser Beitrag ist nicht mehr da.',
  'forum.staff-only': 'In diesem Bereich eröffnen nur Moderatoren Themen.',
  'forum.not-movable': 'In die Ankündigungen und aus ihnen heraus verschieben nur Moderatoren.',
  'forum.locked': 'Dieses Thema ist geschlossen.',
  'forum.too-late-to-remove':
    'Ein Beitrag lässt sich {{minutes}} Minuten lang entfernen, und nur solange er der letzte ist. Bearbeiten kannst du ihn weiterhin.',
  'forum.too-many-topics': 'In 24 Stunden kannst du {{max}} Themen eröffnen. Versuch es in {{hours}} Std. wieder.',
  'forum.too-many-posts': 'In 24 Stunden kannst du {{max}} Beiträge schreiben. Versuch es in {{hours}} Std. wieder.',
  'forum.no-poll': 'Dieses Thema hat keine Umfrage.',
  'forum.poll-closed': 'Diese Umfrage ist beendet.',
  'forum.bad-options': 'Wähle eine der Antworten.',
  'text-template.full': 'Du hast schon {{max}} Vorlagen aufbewahrt. Lösche zuerst eine.',
  'text-template.read-only':
    'Diese Vorlage liegt über den {{max}}, die du ohne Premium aufbewahren kannst. Du kannst sie einfügen und löschen.',
  'discussion.comment-unknown': 'Diesen Kommentar gibt es nicht; vielleicht wurde er zurückgenommen.',
  'discussion.too-many-drawings': 'Füge in einen Text höchstens {{max}} Spiele, Karten und Grafiken ein.',
  'discussion.too-many-named': 'Erwähne in einem Text höchstens {{max}} Spieler, Teams und andere.',
  'discussion.too-many-mentions':
    'Erwähne in einem Text höchstens {{max}} Manager. Besuche und Beiträge im Forum bringen dir mehr.',
  'discussion.no-links-yet':
    'Neue Mitglieder können noch keine Links auf andere Seiten setzen. Besuche und Beiträge im Forum bringen sie dir.',
  'discussion.too-many-links':
    'Setze höchstens {{max}} Links auf andere Seiten in einen Text. Besuche und Beiträge im Forum bringen dir mehr.',
  'discussion.too-many-lines':
    'In 24 Stunden kannst du hier {{max}}-mal schreiben. Versuch es in {{hours}} Std. wieder.',
  'discussion.repeated': 'Genau das hast du schon geschrieben. Noch einmal geht es in {{hours}} Std.',
  'discussion.too-many-edits': 'In 24 Stunden kannst du {{max}}-mal etwas bearbeiten.',
  'discussion.too-late': 'Dafür ist es zu spät: Das lässt sich nicht mehr zurücknehmen.',

  'proposal.unknown': 'Vorschlag nicht gefunden.',
  'proposal.too-many-open':
    'Du hast {{max}} offene Vorschläge. Zieh einen zurück, oder warte, bis einer entschieden ist.',
  'proposal.closed': 'Die Abstimmung über diesen Vorschlag ist beendet.',

  'invitation.unknown': 'Einladung nicht gefunden.',
  'invitation.no-longer-open': 'Diese Einladung ist beantwortet, zurückgezogen oder abgelaufen.',
  'invitation.open-already':
    'Zwischen euch ist schon eine Einladung offen. Beantworte sie, oder warte auf die Antwort.',
  'invitation.too-many-open':
    'Von dir sind {{max}} Einladungen offen. Zieh eine zurück, bevor du die nächste schickst.',
  'invitation.too-many-today':
    'In 24 Stunden kannst du {{max}} solche Einladungen verschicken. Versuch es in {{hours}} Std. wieder.',
  'invitation.too-many-to-one':
    'Demselben Manager kannst du in 24 Stunden {{max}} solche Einladungen schicken. Versuch es in {{hours}} Std. wieder.',
  'invitation.declined-lately': 'Deine letzte Einladung wurde abgelehnt. Tage bis zur nächsten: {{days}}.',

  'friend.oneself': 'Mit dir selbst kannst du dich nicht befreunden.',
  'friend.already': 'Ihr seid schon Freunde.',
  'friend.takes-none': 'Dieser Manager nimmt keine Freundschaftseinladungen an.',
  'friend.too-many': 'Du kannst {{max}} Freunde haben. Entferne einen, um Platz zu schaffen.',
  'friend.blocked': 'Du hast diesen Manager blockiert. Hebe die Blockierung zuerst auf.',
  'friend.too-many-blocked': 'Du kannst {{max}} Manager blockieren. Hebe eine Blockierung auf, um Platz zu schaffen.',
  'friend.they-have-too-many': 'Dort ist die Freundesliste voll.',

  'follow.unknown': 'Hier gibt es nichts, dem du folgen könntest.',
  'follow.oneself': 'Dir selbst kannst du nicht folgen.',
  'follow.too-many': 'Du kannst {{max}} von einer Art folgen. Beende eines davon, um Platz zu schaffen.',

  'message.unknown': 'Unterhaltung nicht gefunden.',
  'message.unknown-user': 'Empfänger nicht gefunden.',
  'message.oneself': 'Dir selbst kannst du nicht schreiben.',
  'message.blocked': 'Du hast diesen Manager blockiert. Hebe die Blockierung auf, um zu schreiben.',
  'message.takes-none': '{{user}} nimmt nur Nachrichten von ausgewählten Leuten an.',
  'message.gone': 'Dieser Manager hat das Spiel verlassen.',
  'message.asked-before': '{{user}} hat auf deine letzte Anfrage noch nicht geantwortet.',
  'message.unanswered': 'Bis deine Anfrage angenommen ist, kannst du {{max}} Nachrichten schicken.',
  'message.too-many-requests':
    'Du hast in 24 Stunden {{max}} neue Leute angeschrieben. Stunden bis zur nächsten Anfrage: {{hours}}.',
  'message.too-late': 'Nachrichten lassen sich fünf Minuten lang bearbeiten.',
  'message.group-full': 'Eine Gruppe kann {{max}} Mitglieder haben.',
  'message.no-group': 'Das geht nur in Gruppen, zu denen du gehörst.',
  'message.not-owner': 'Mitglieder entfernen kann nur, wem die Gruppe gehört.',
  'message.name-needed': 'Gib deiner Gruppe einen Namen.',
  'message.no-request': 'Diese Anfrage ist schon beantwortet.',

  'rookie.not-done': 'Diese Aufgabe ist noch nicht erledigt.',

  'calendar.unknown': 'Kalender nicht gefunden.',

  'news.unknown': 'Diese Meldung gibt es nicht mehr.',
  'notification.unknown': 'Benachrichtigung nicht gefunden.',
  'notification.final': 'Das lässt sich nicht rückgängig machen.',
  'notification.of-former-club': 'Das war bei einem Klub, den du nicht mehr führst.',
  'notification.undone-already': 'Das hast du schon rückgängig gemacht.',
  'notification.changed-since': 'Inzwischen hat sich etwas geändert: Da ist nichts mehr rückgängig zu machen.',
  'notification.too-late': 'Zu spät: Rückgängig machen ließ sich das nur am selben Tag.',
} as const;
