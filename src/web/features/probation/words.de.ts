/** Die Wörter über die Probezeit neuer Manager auf Deutsch. */
export default {
  title: 'Probezeit',
  until: 'Du bist bis Saison {{season, season}}, Tag {{day}} in der Probezeit, mindestens aber bis {{time}}.',
  untilActs_one:
    'Du bist in der Probezeit, bis du an {{count}} weiteren Spieltag etwas getan hast, und mindestens bis {{time}}.',
  untilActs_other:
    'Du bist in der Probezeit, bis du an {{count}} weiteren Spieltagen etwas getan hast, und mindestens bis {{time}}.',
  why: {
    new: 'In den ersten Tagen bei einem Klub redet der Vorstand mit, wenn etwas schwer rückgängig zu machen ist.',
    bankruptcy:
      'Nach einer Pleite redet der Vorstand eine Saison lang mit, wenn etwas schwer rückgängig zu machen ist.',
  },
  about: {
    loan: 'Kredite bis insgesamt {{free}} brauchen keine Zustimmung. Darüber stimmt der Vorstand höchstens {{most}} zu, wenn der Klub das Geld braucht.',
    facility:
      'Der Vorstand stimmt einem Bauvorhaben nach dem anderen zu, wenn danach mindestens {{reserve}} auf dem Konto bleiben. Er antwortet sofort.',
    buyout:
      'Der Vorstand stimmt einem Buyout zu, wenn der Spieler deutlich mehr bekommt, als er heute verlangen würde.',
    waivers_one:
      'Die Leistungsträger der ersten Mannschaft setzt der Vorstand nicht auf die Waiver-Liste. {{count}} weiteren Spieler darfst du darauf setzen, danach nur bei vollem Kader.',
    waivers_other:
      'Die Leistungsträger der ersten Mannschaft setzt der Vorstand nicht auf die Waiver-Liste. {{count}} weitere Spieler darfst du darauf setzen, danach nur bei vollem Kader.',
    trade:
      'Ein Trade, der den Klub nach neutralen Scouts zu viel kostet, braucht die Zustimmung des Vorstands. Er antwortet, sobald alle Klubs angenommen haben.',
    contract:
      'Der Vorstand verhindert Angebote und Gebote weit über dem, wofür ein Spieler unterschreiben würde, und Offer Sheets, die einen Erstrundenpick kosten.',
  },
  answers: 'Entscheidungen des Vorstands',
  noAnswers: 'Noch keine Anfragen',
  asked: {
    loan: 'Kredit über {{amount}}',
    facility: '{{name}} für {{amount}}',
    buyout: 'Buyout von {{name}} für {{amount}}',
    waivers: '{{name}} auf die Waiver-Liste',
    trade: 'Trade mit {{name}}',
    contract: 'Angebot an {{name}}: {{amount}} pro Saison',
    'offer-sheet': 'Offer Sheet für {{name}}',
    dismissal: 'Entlassung: {{name}}',
    'ticket-price': 'Ticketpreis: {{amount}}',
  },
  facility: {
    seats: 'Sitzplätze',
    boxes: 'Logen',
    training: 'Trainingszentrum',
    medical: 'Medizinische Abteilung',
    scouting: 'Scouting-Büro',
    academy: 'Nachwuchsakademie',
  },
  yes: 'Genehmigt',
  no: 'Abgelehnt',
  desk: 'Du bist noch {{time}} in der Probezeit. Der Vorstand redet bei Krediten, Bauten, Buyouts, Waivern, Trades und Ticketpreisen mit.',
  left: {
    days_one: '{{count}} Spieltag',
    days_other: '{{count}} Spieltage',
    actDays_one: '{{count}} Spieltag, an dem du etwas tust,',
    actDays_other: '{{count}} Spieltage, an denen du etwas tust,',
    hours_one: '{{count}} echte Stunde',
    hours_other: '{{count}} echte Stunden',
    both: '{{days}} und {{hours}}',
  },
  go: 'Regeln ansehen',
  former: {
    title: 'Entscheidungen deines Vorgängers',
    intro:
      'Was der letzte Manager in seinen letzten zehn Spieltagen getan hat, kannst du rückgängig machen, solange kein anderer Klub darauf reagiert hat.',
    reverse: 'Rückgängig machen',
    loan: 'Dein Vorgänger hat einen Kredit aufgenommen; {{amount}} sind noch offen.',
    facility: 'Dein Vorgänger hat einen Bau begonnen: {{name}}, Stufe {{level}}.',
    waiver: 'Dein Vorgänger hat {{name}} auf die Waiver-Liste gesetzt.',
    trade: 'Dein Vorgänger hat einen Trade mit {{name}} offen gelassen.',
    desk_one: 'Du kannst {{count}} Entscheidung deines Vorgängers rückgängig machen.',
    desk_other: 'Du kannst {{count}} Entscheidungen deines Vorgängers rückgängig machen.',
    go: 'Ansehen',
    news_one: 'Der Vorstand von {{team}} hat {{count}} Entscheidung des letzten Managers rückgängig gemacht.',
    news_other: 'Der Vorstand von {{team}} hat {{count}} Entscheidungen des letzten Managers rückgängig gemacht.',
  },
} as const;
