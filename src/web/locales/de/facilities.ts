/** Was ein Klub baut. */
export default {
  level: 'Stufe {{level}} von {{max}}',
  name: {
    seats: 'Sitzplätze',
    boxes: 'Logen',
    training: 'Trainingszentrum',
    medical: 'Medizinische Abteilung',
    scouting: 'Scoutingbüro',
    academy: 'Nachwuchsakademie',
  },
  comes: {
    medical: 'kommt mit den Behandlungsplänen.',
    scouting: 'kommt mit den Scoutingaufträgen.',
    academy: 'kommt mit dem Draft und seinen Talenten.',
  },
  seats: { seats: 'Sitzplätze in der Arena', boxes: 'Plätze in Logen' },
  upkeep: 'Unterhalt pro Tag',
  pace: 'Fortschritt im Training',
  next: {
    seats: 'Stufe {{level}}: {{seats}} Plätze. Jeder Platz kostet Unterhalt, und ein leerer bringt nichts ein.',
    boxes:
      'Stufe {{level}}: {{seats}} Logenplätze, {{upkeep}} Unterhalt pro Tag. Jede Stufe bringt weniger als die vorige.',
    training:
      'Stufe {{level}}: {{pace}} des gewöhnlichen Fortschritts für alle unter Vertrag, {{upkeep}} Unterhalt pro Tag. Jede Stufe bringt weniger als die vorige.',
  },
  price_one: '{{cost}}, fertig in {{count}} Tag',
  price_other: '{{cost}}, fertig in {{count}} Tagen',
  building_one: 'Stufe {{level}} wird gebaut. Eröffnung in {{count}} Tag.',
  building_other: 'Stufe {{level}} wird gebaut. Eröffnung in {{count}} Tagen.',
  highest: 'Mehr lässt sich nicht bauen.',
  build: 'Bauen: {{name}}',
  question: '{{name}} auf Stufe {{level}} ausbauen?',
  explanation_one: 'Du zahlst heute {{cost}}. Eröffnung in {{count}} Tag; rückgängig machen lässt es sich nicht.',
  explanation_other: 'Du zahlst heute {{cost}}. Eröffnung in {{count}} Tagen; rückgängig machen lässt es sich nicht.',
  confirm: 'Bauen',
  begun: 'Der Bau hat begonnen.',
  coming: 'Kommt später',
  underRescue: 'Der Klub wird saniert und baut nichts, bis das vorbei ist.',
} as const;
