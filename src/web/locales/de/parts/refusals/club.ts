/** Absagen an alle, die einen Klub führen: Teams und Spiele, Geld und Bauten, der Alltag der Spieler. */
export default {
  'club.unknown': 'Klub nicht gefunden.',
  'club.taken': 'Dieser Klub wurde gerade vergeben. Wähle einen anderen.',
  'club.one-already': 'Du führst schon einen Klub. Verlass ihn, bevor du einen anderen übernimmst.',
  'club.must-wait':
    'Du hast vor Kurzem einen Klub verlassen. Ab Tag {{day}} der Saison {{season, season}} kannst du einen anderen übernehmen.',
  'club.must-wait-with-household':
    'Jemand aus deinem Haushalt hat vor Kurzem einen Klub verlassen. Ab Tag {{day}} der Saison {{season, season}} kannst du einen übernehmen.',
  'club.must-wait-for-same':
    'Du oder dein Haushalt habt diesen Klub vor weniger als einer Saison verlassen. Ab Tag {{day}} der Saison {{season, season}} steht er euch wieder offen.',
  'club.lowest-tier':
    'Nach einer Pleite fängst du in der untersten Stufe mit offenen Klubs wieder an: in Stufe {{tier}}.',
  'club.fallen-with': 'Diesen Klub hast du in die Pleite geführt. Wähle einen anderen.',
  'club.not-on-desk': 'Das liegt nicht mehr auf deinem Schreibtisch.',
  'club.cannot-wait': 'Das lässt sich nicht aufschieben. Entscheide noch heute.',
  'club.left-already': 'Du hast diesen Klub schon verlassen.',

  'team.no-affiliate': 'Nur Farmteams und U21 lassen sich umbenennen.',
  'team.name-taken': 'So heißt schon ein anderes Team.',
  'team.abbr-taken': 'Dieses Kürzel hat in der Liga schon ein anderes Team.',
  'team.unknown': 'Team nicht gefunden.',

  'player.unknown': 'Spieler nicht gefunden.',
  'player.not-yours': 'Seine Nummer gibt ihm nur sein eigener Klub.',
  'player.number-worn': 'Die Nummer {{number}} trägt schon {{by}}. Wähle eine freie.',
  'player.number-retired': 'Die Nummer {{number}} wird nicht mehr vergeben, zu Ehren von {{by}}. Wähle eine andere.',

  'league.unknown': 'Liga nicht gefunden.',

  'game.unknown': 'Spiel nicht gefunden.',
  'game.not-over': 'Vor der Schlusssirene gibt es keinen Bericht.',
  'game.reports-busy': 'Gerade entstehen viele Berichte. Versuch es gleich noch einmal.',
  'game.no-reaction': 'Hier gibt es nichts, worauf du reagieren könntest.',
  'game.no-intermission': 'Nur in einer Drittelpause möglich.',
  'game.by-the-clock': 'Dieses Spiel läuft nach der Uhr.',
  'game.held-already': 'Diese Pause wurde schon verlängert.',
  'game.suggestions-used': 'Deine Bank hat alle Vorschläge für dieses Spiel verbraucht.',
  'game.horn-unknown': 'Torhorn nicht gefunden.',

  'lineup.not-on-team': 'Er gehört nicht zu diesem Team.',
  'lineup.does-not-dress': 'Er steht nicht in den Reihen. Stell ihn zuerst auf.',
  'lineup.not-yours': 'Nach eurer Absprache stellt das der andere ein.',
  'lineup.no-coach': 'Diese Mannschaft hat keinen Nutzer als Trainer.',
  'lineup.no-suggestion': 'Keine Vorschläge',
  'lineup.stale':
    'Die Aufstellung wurde anderswo gespeichert, während du sie bearbeitet hast. Vergleiche beide und entscheide, welche bleibt.',
  'lineup.faulty':
    'Mit dieser Aufstellung kann niemand aufs Eis. Korrigiere die markierten Plätze, oder lass sie vom Assistenten reparieren.',
  'lineup.faulty-orders': 'Mit diesen Anweisungen kann die Bank nichts anfangen. Korrigiere die markierten.',
  'lineup.too-many-saved':
    'Du kannst {{max}} Vorlagen speichern. Lösche eine, oder nimm den Namen einer vorhandenen, um sie zu überschreiben.',
  'lineup.saved-unknown': 'Vorlage nicht gefunden.',
  'lineup.name-taken': 'Eine andere Vorlage heißt schon so.',
  'lineup.substitute-gone': 'Sein Ersatzmann kann in diesem Team gerade nicht spielen. Stell deine Reihen selbst auf.',
  'lineup.place.empty': 'Dieser Platz ist leer.',
  'lineup.place.unknown-player': 'Dieser Spieler gehört nicht zum Team.',
  'lineup.place.injured': 'Dieser Spieler ist verletzt.',
  'lineup.place.suspended': 'Dieser Spieler ist gesperrt.',
  'lineup.place.duplicate': 'Dieser Spieler ist schon an anderer Stelle.',
  'lineup.place.goalie-as-skater': 'Ein Torhüter kann nicht im Feld spielen.',
  'lineup.place.skater-in-goal': 'Hier kann nur ein Torhüter spielen.',
  'lineup.place.not-dressed': 'Dieser Spieler gehört nicht zum Spielkader.',
  'lineup.place.too-old': 'Dieser Spieler ist zu alt für die U21.',
  'lineup.place.too-many-older': 'Mehr ältere Spieler darf das Team nicht einsetzen.',
  'lineup.place.shootout-too-short': 'Nenne mindestens drei Schützen.',
  'lineup.place.shootout-too-long': 'Das sind mehr Schützen als Feldspieler.',
  'lineup.order.too-many': 'Ein Team gibt höchstens {{max}} Anweisungen, die Taktik je Drittel eingeschlossen.',
  'lineup.order.minute': 'Gib ganze Minuten ein, den Beginn vor dem Ende.',
  'lineup.order.period': 'Drittel nicht gefunden.',
  'lineup.order.lead': 'Gib ganze Tore ein, die kleinere Zahl zuerst.',
  'lineup.order.no-tactics': 'Diese Anweisung ändert nichts.',
  'lineup.order.unknown-setting': 'Diese taktische Einstellung gibt es nicht.',

  'facilities.is-building': 'Hier wird schon gebaut. Warte auf die Eröffnung.',
  'facilities.highest': 'Die höchste Stufe ist erreicht.',
  'facilities.too-dear': 'Das kostet {{cost, money}}, und der Klub hat {{balance, money}}.',
  'facilities.under-rescue': 'Während einer Sanierung wird nicht gebaut.',

  'finances.stale': 'Das wurde inzwischen geändert. Sieh es dir noch einmal an, bevor du entscheidest.',
  'finances.over-loan-limit': 'Die Bank leiht deinem Klub höchstens noch {{limit, money}}.',
  'finances.loan-unknown': 'Dieser Kredit ist schon zurückgezahlt.',
  'finances.not-enough': 'Zurückzuzahlen sind {{owed, money}}, und der Klub hat weniger.',
  'finances.under-rescue': 'Einem Klub in der Sanierung leiht keine Bank Geld.',
  'finances.offer-gone': 'Dieses Angebot gilt nicht mehr. Wähle ein anderes.',
  'finances.price-out-of-bounds': 'Ein Ticket darf {{least, money}} bis {{most, money}} kosten.',

  'probation.loan-too-large':
    'Dein Vorstand lehnt ab: In der Probezeit stimmt er Krediten von höchstens {{most, money}} mehr zu.',
  'probation.loan-not-needed':
    'Dein Vorstand lehnt ab: Bei {{balance, money}} auf dem Konto braucht der Klub das Geld nicht. Ohne Zustimmung darfst du noch {{free, money}} leihen.',
  'probation.one-project': 'Dein Vorstand lehnt ab: In der Probezeit stimmt er einem Bauvorhaben nach dem anderen zu.',
  'probation.project-too-dear':
    'Dein Vorstand lehnt ab: Nach {{cost, money}} für den Bau blieben weniger als {{reserve, money}} auf dem Konto.',
  'probation.buyout-good-contract':
    'Dein Vorstand lehnt ab: {{player}} verdient nicht so viel mehr, als er heute verlangen würde, dass sich ein Buyout lohnt.',
  'probation.buyouts-enough': 'Dein Vorstand lehnt ab: In der Probezeit genehmigt er höchstens {{max}} Buyouts.',
  'probation.core-player':
    'Dein Vorstand lehnt ab: {{player}} ist ein Leistungsträger und kommt in der Probezeit weder auf die Waiver-Liste noch per Buyout weg.',
  'probation.waivers-enough':
    'Dein Vorstand lehnt ab: Seit du übernommen hast, hast du {{max}} Spieler auf die Waiver-Liste gesetzt, und der Kader ist nicht voll.',
  'probation.trade-too-dear':
    'Der Vorstand von {{club}} lehnt den Trade ab: Nach neutralen Scouts gäbe der Klub zu viel her.',
  'probation.trades-add-up':
    'Der Vorstand von {{club}} lehnt den Trade ab: Mit den Trades davor hätte der Klub zu viel hergegeben.',
  'probation.contract-too-dear': 'Dein Vorstand lehnt ab: {{player}} würde für weit weniger unterschreiben.',
  'probation.sheet-too-dear':
    'Dein Vorstand lehnt ab: Das Offer Sheet für {{player}} würde einen Erstrundenpick kosten.',
  'probation.dismissals-enough':
    'Dein Vorstand lehnt ab: In der Probezeit stimmt er {{max}} Entlassungen von Trainern und Scouts zu.',
  'probation.ticket-price-far':
    'Dein Vorstand lehnt ab: In der Probezeit kosten Tickets zwischen {{least, money}} und {{most, money}}.',
  'probation.heard-enough':
    'Dein Vorstand hat heute schon {{max}} solche Bitten abgelehnt und hört keine mehr. Frag morgen wieder.',

  'championship.unknown': 'Diese Weltmeisterschaft gibt es nicht.',
  'cup.unknown': 'Diesen Pokal gibt es nicht.',
  'cup.closed': 'Die Meldefrist für diesen Pokal ist vorbei.',
  'cup.entered': 'Dieses Team ist schon gemeldet.',
  'cup.not-entered': 'Dein Team ist für diesen Pokal nicht gemeldet.',
  'cup.other-cup': 'Dein Team spielt an diesen Tagen schon in einem anderen Pokal.',
  'cup.too-many':
    'Ein Klub kann für dieselben Tage {{max}} Pokale ausrichten, abgesagte mitgezählt. Richte einen für die nächsten Tage aus.',
  'cup.full': 'Alle Plätze dieses Pokals sind vergeben.',
  'cup.by-invitation': 'An diesem Pokal nimmt man nur auf Einladung teil.',
  'cup.not-organizer': 'Das kann nur der Veranstalter des Pokals.',
  'cup.organizer-stays': 'Der Veranstalter kann nicht austreten. Sag den Pokal stattdessen ab.',
  'cup.size': 'Für dieses Format und diese Größe reichen die Tage nicht. Wähle eine andere Größe.',
  'cup.no-manager': 'Lade das Team eines anderen Klubs ein, der einen Manager hat.',
  'cup.invited-already': 'Eine Einladung an dieses Team ist schon offen.',
  'cup.too-many-invitations': 'Du kannst {{max}} offene Einladungen haben. Warte, bis einige beantwortet sind.',
  'cup.no-longer-open': 'Diese Einladung zu einem Pokal ist nicht mehr offen.',
  'scrimmage.own-club': 'Wähle ein Team eines anderen Klubs.',
  'scrimmage.other-level': 'Wähle ein Team derselben Stufe.',
  'scrimmage.too-soon': 'Wähle eine Zeit in frühestens {{minutes}} Minuten.',
  'scrimmage.too-far-ahead': 'Wähle eine Zeit in den nächsten {{days}} Tagen.',
  'scrimmage.too-many-agreed':
    'Eines der Teams hat schon {{max}} Testspiele vor sich. Setzt eines ab, oder spielt es zuerst.',
  'scrimmage.not-agreed': 'Ein solches Testspiel steht nicht bevor.',
  'scrimmage.on-the-ice': 'Dein Team steht schon in einem Testspiel auf dem Eis. Warte auf die Schlusssirene.',
  'scrimmage.they-are-on-the-ice': 'Sie stehen in einem anderen Testspiel auf dem Eis. Versuch es in ein paar Minuten.',
  'scrimmage.invited-already': 'Zwischen diesen beiden Teams ist schon eine Einladung offen.',
  'scrimmage.too-many-invitations':
    'Du hast {{max}} offene Einladungen. Zieh eine zurück, oder warte auf eine Antwort.',
  'scrimmage.too-few-healthy': 'Zu wenige gesunde Spieler heute: {{team}}. Wähle einen anderen Gegner.',
  'scrimmage.invitation-unknown': 'Einladung nicht gefunden.',
  'scrimmage.no-longer-open': 'Diese Einladung ist nicht mehr offen.',

  'history.not-great-enough':
    'Seine Nummer kann nicht unters Hallendach: Dazu braucht es sechs Saisons im Klub oder zwei und die Hall of Fame.',
  'history.one-number-a-season':
    'Ein Klub sperrt eine Nummer pro Saison und zwölf insgesamt. Komm nächste Saison wieder.',

  'horn.unknown': 'Torhorn nicht gefunden. Wähle ein anderes.',
  'horn.full': 'Du hast schon {{max}} Hörner. Entferne eines, um ein anderes mitzubringen.',
  'horn.not-audio': 'Diese Datei lässt sich nicht abspielen. Wähle eine andere Datei.',
  'horn.length': 'Ein Horn dauert {{min}} bis {{max}} Millisekunden. Schneide ein anderes Stück heraus.',
  'horn.silent': 'Hier ist nichts zu hören. Wähle ein lauteres Stück.',
  'horn.noise': 'Das ist nur Rauschen. Wähle einen Ton.',
  'horn.taken-away': 'Diesen Ton haben die Admins schon einmal entfernt. Wähle einen anderen.',

  'mentor.over': 'Dieses Mentoring ist schon vorbei.',

  'banana.gone': 'Diese Frucht ist weg. Sieh noch einmal nach.',
  'banana.too-soon': 'Nicht so schnell. Versuch es in {{seconds}} s noch einmal.',
  'banana.found-enough': 'Dein Haushalt hat an diesem Bananentag schon alle {{max}} Früchte gefunden.',
  'banana.not-today': 'Der Bananentag ist vorbei.',
  'banana.already-on': 'Es ist schon Bananentag.',
  'banana.too-few': 'Du hast nicht genug Obst.',
  'banana.unfair': 'Tausche verschiedenes Obst, höchstens {{ratio}} gegen eins.',
  'banana.too-many-orders': 'Du hast {{max}} offene Angebote. Zieh erst eines zurück.',
  'banana.order-gone': 'Dieses Angebot ist weg.',
  'banana.own-household': 'Dieses Angebot kommt aus deinem eigenen Haushalt.',
  'banana.once': 'Das hast du schon gemacht.',
  'banana.no-room': 'Dein Haushalt kann noch {{left}} Pucks für Obst bekommen. Dein Obst bleibt dir.',
  'horn.locked': 'Gewinn dieses Torhorn erst mit Obst.',
  'quest.not-done': 'Diese Quest ist noch nicht erfüllt. Belohnungen kommen mit der Abrechnung der Nacht.',
  'quest.limit-reached':
    'Diese Belohnung passt nicht mehr in das heutige Limit: {{left}} Pucks sind übrig. Sie wartet auf einen anderen Tag (UTC).',
  'puck.not-friends': 'Pucks kannst du nur Freunden schenken.',
  'puck.too-young': 'Pucks verschenken kannst du, sobald dein Konto {{days}} Tage alt ist.',
  'puck.sent-enough': 'Du kannst am Tag (UTC) {{max}} Pucks verschenken: Heute sind noch {{left}} übrig.',
  'puck.received-enough':
    'Ein Haushalt kann am Tag (UTC) {{max}} Pucks von anderen bekommen: Heute sind noch {{left}} übrig.',
  'raffle.unknown': 'Diese Verlosung gibt es nicht.',
  'raffle.closed': 'Diese Verlosung ist geschlossen. Nimm an der nächsten teil.',
  'raffle.admin': 'Admins dürfen an Verlosungen nicht teilnehmen.',
  'raffle.undeclared': 'Verlosungen sind ab {{age}}. Gib zuerst dein Alter an.',
  'raffle.minor': 'Verlosungen sind ab {{age}}.',
  'raffle.enough': 'Du kannst {{max}} Lose in einer Verlosung haben: {{left}} sind für dich noch übrig.',
  'raffle.free-taken': 'Dein Haushalt hatte heute schon sein Gratislos. Das nächste gibt es morgen (UTC).',
  'raffle.not-drawn': 'Diese Verlosung ist noch nicht gezogen.',
  'shop.owned': 'Das gehört dir schon.',
  'shop.not-owned': 'Das gehört dir nicht. Kauf es zuerst im Shop.',
  'shop.colors-alike': 'Die ersten beiden Farben sind sich zu ähnlich: Ihr Kontrast muss mindestens {{min}} betragen.',
  'shop.custom-full':
    'Du hast alle eigenen Spieler, die du gekauft hast ({{max}}). Entferne einen oder kauf einen weiteren.',
  'shop.custom-often': 'In 24 Stunden kannst du eigene Spieler {{max}}-mal benennen. Versuche es später wieder.',
  'shop.custom-name':
    'Wähle einen anderen Namen: So heißt schon ein Spieler, oder seine Buchstaben lassen sich verwechseln.',
  'shop.no-junior': 'Dieser Spieler ist kein Junior deines Klubs.',
  'shop.unknown-custom-player': 'Diesen eigenen Spieler gibt es nicht.',
  'shop.no-cards': 'Für ein Kartenpäckchen gibt es noch nicht genug Spieler.',
  'shop.unknown-user': 'Diesen Manager gibt es nicht.',
  'puck.too-few': 'Du brauchst {{price}} Pucks und hast {{balance}}.',
  'puck.frozen': 'Die Pucks dieses Kontos sind eingefroren. Frage die Admins auf der Hilfeseite.',

  'purchase.unknown': 'Diesen Kauf oder dieses Konto gibt es nicht.',
  'purchase.closed': 'Der Shop nimmt zurzeit keine Zahlungen an.',
  'purchase.test-only': 'Zahlungen werden gerade getestet: Nur Admins können bestellen.',
  'purchase.no-dispute': 'Kein strittiger Kauf mit dieser Nummer friert das Konto ein.',
  'purchase.old-terms': 'Die Verkaufsbedingungen haben sich geändert. Lade die Seite neu und lies sie.',
  'purchase.over-day': 'Das übersteigt deine Ausgabegrenze des Tages (UTC): {{left}} sind übrig.',
  'purchase.over-month': 'Das übersteigt deine Ausgabegrenze für {{days}} Tage: {{left}} sind übrig.',
  'purchase.provider':
    'Der Zahlungsdienst antwortet nicht. Es wurde nichts abgebucht; versuche es in einigen Minuten noch einmal.',
  'purchase.not-refundable': 'Erstattet werden nur bezahlte Puck-Pakete, innerhalb von {{days}} Tagen.',
  'purchase.nothing-unspent': 'Von diesem Kauf sind keine Pucks übrig, die du zurückgeben kannst.',
  'purchase.no-debt': 'Du schuldest nichts oder hast keine Pucks, um zu bezahlen.',
  'purchase.household': 'Admins können nicht über sich oder ihren Haushalt entscheiden.',
  'purchase.unknown-grant': 'Über diese Gutschrift ist schon entschieden.',
  'purchase.many-waiting': 'Von dir warten schon {{max}} Gutschriften. Entscheide zuerst eine davon.',
  'withdrawal.unknown': 'Diese Auszahlung gibt es nicht.',
  'withdrawal.off': 'Auszahlungen sind aus. Der Betreiber dieses Spiels hat dafür kein Budget gesetzt.',
  'withdrawal.admin': 'Admins können keine Pucks auszahlen lassen.',
  'withdrawal.age': 'Auszahlungen sind nur für alle, die angegeben haben, dass sie mindestens {{age}} sind.',
  'withdrawal.too-young': 'Auszahlungen gibt es für Konten, die mindestens {{days}} Tage alt sind.',
  'withdrawal.debt': 'Schulden sperren Auszahlungen: Seit einer Erstattung sind {{pucks}} Pucks offen.',
  'withdrawal.open-already': 'Du hast schon einen offenen Antrag. Warte die Entscheidung ab oder storniere ihn.',
  'withdrawal.too-often': 'In 24 Stunden kannst du {{max}} Auszahlungen beantragen. Versuche es später wieder.',
  'withdrawal.too-few': 'Eine Auszahlung umfasst mindestens {{min}} Pucks.',
  'withdrawal.not-earned': 'Ausgezahlt werden nur verdiente Pucks. Du hast {{earned}}.',
  'withdrawal.monthly': 'Ein Haushalt kann im Monat {{max}} Pucks auszahlen lassen: {{left}} sind noch übrig.',
  'withdrawal.charity': 'Wähle für eine Spende eine der aufgeführten Organisationen.',
  'withdrawal.no-reviewer': 'Außerhalb deines Haushalts gibt es keinen Admin, der eine Auszahlung prüfen kann.',
  'withdrawal.closed': 'Über diese Auszahlung ist schon entschieden.',
  'withdrawal.not-in-review': 'Nimm diese Auszahlung zuerst in Prüfung.',
  'withdrawal.own-household': 'Admins können keine Auszahlungen ihres eigenen Haushalts prüfen.',
  'withdrawal.not-approved': 'Diese Auszahlung ist nicht genehmigt.',
  'withdrawal.older-first': 'Eine ältere genehmigte Auszahlung geht vor: Sie ist möglich oder aus demselben Haushalt.',
  'withdrawal.over-budget': 'Das übersteigt das Budget des Monats: {{left}} Pucks sind noch übrig.',
  'sponsorship.unknown': 'Hier gibt es nichts zu sponsern.',
  'sponsorship.name':
    'Wähle einen anderen Namen für die Bande. Er darf sich nicht als das Spiel ausgeben, keine Alphabete mischen und keine Zeichen verstecken.',
  'quest.nothing-ready': 'Gerade wartet keine Belohnung auf dich. Sie kommen mit der Abrechnung der Nacht.',
  'quest.claimed-already': 'Diese Belohnung hast du schon abgeholt.',

  'hall.closed': 'Die Stimmen dieser Saison sind gezählt. Komm zur nächsten Wahl wieder.',
  'hall.not-on-ballot': 'Jemand aus deiner Auswahl steht nicht zur Wahl. Lade die Seite neu.',

  'saved-search.unknown': 'Diese Suche gibt es nicht mehr.',
  'saved-search.full': 'Du hast schon {{max}} Suchen gespeichert. Lösche zuerst eine.',
  'saved-search.read-only':
    'Ohne Premium kannst du deine ersten {{max}} Suchen ändern. Diese kannst du benutzen und löschen.',
  'saved-search.named': 'Du hast schon eine Suche namens {{name}}. Wähle einen anderen Namen.',
  'saved-search.broad': 'Auf diese Suche passen {{count}} Spieler. Für einen Hinweis dürfen es höchstens {{max}} sein.',

  'shortlist.full': 'Auf deiner Merkliste stehen {{max}} Spieler. Streich zuerst einen.',
  'shortlist.note-too-long': 'Eine Notiz kann {{max}} Zeichen haben.',
  'shortlist.retired': 'Er hat seine Karriere beendet.',
  'shortlist.home-based': 'Er spielt in der Liga seines Landes, und nur seine Nation beruft ihn.',

  'camp.over': 'Dieses Camp ist vorbei. Das nächste gibt es in der nächsten Vorbereitung.',
  'camp.not-eligible':
    'Einer dieser Spieler hat deinen Klub verlassen oder ist zu alt für dieses Camp. Lade die Seite neu.',
  'camp.too-many': 'Ein solches Camp hat {{places}} Plätze.',

  'training.not-trainable':
    'Keiner dieser Spieler kann das trainieren. Wähle eine Fähigkeit, die weder ausgereizt ist noch nachlässt.',
  'training.too-many-templates': 'Du hast schon {{most}} Vorlagen. Entferne zuerst eine.',
  'training.not-yours': 'Einer dieser Spieler hat deinen Klub verlassen. Lade die Seite neu.',
} as const;
