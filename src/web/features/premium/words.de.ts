/** Premium. */
export default {
  title: 'Premium',
  member: 'Du bist Premium-Mitglied bis {{until}}.',
  ended:
    'Dein Premium ist am {{until}} abgelaufen. Nichts ging verloren: Was über einem Limit liegt, bleibt erhalten, lässt sich aber nicht ändern.',
  none: 'Du bist kein Premium-Mitglied.',
  promise:
    'Premium kauft Komfort, niemals Stärke. Es verlängert sich nicht von selbst, und du wirst {{days}} Tage vor dem Ende durch einen Hinweis und eine Mail erinnert.',
  column: { benefit: 'Was du bekommst', free: 'Ohne', premium: 'Mit Premium' },
  benefit: {
    savedSearches: 'Gespeicherte Suchen',
    textTemplates: 'Textvorlagen',
    noteLength: 'Länge einer Notiz auf der Merkliste',
    exportRows: 'Zeilen je Statistik-Export',
    digestHour: 'Früheste Mail-Zusammenfassung',
  },
  frame:
    'Ein Rahmen um dein Gesicht, den nur Mitglieder tragen. Er bleibt nach dem Ende erhalten und ist wieder zu sehen, sobald du wieder Mitglied bist.',
  frameName: 'Premium-Rahmen',
  theme: {
    label: 'Farbthema',
    hint: 'Farben für Mitglieder, hell und dunkel. Deine Wahl bleibt erhalten, wenn Premium endet.',
    none: 'Rinkside',
    forest: 'Wald',
    violet: 'Violett',
    ember: 'Glut',
  },
  toShop: 'Premium im Shop',
  ending: 'Dein Premium endet am {{until}}. Es verlängert sich nicht von selbst, und nichts geht verloren.',
  readOnly: 'Nur lesbar',
} as const;
