/** Was ein Klub baut. */
export default {
  reversed: '$t(name.{{facility}}), Stufe {{level}}: Bau gestoppt',
  level: 'Stufe {{level}} von {{max}}',
  name: {
    seats: 'Sitzplätze',
    boxes: 'Logen',
    training: 'Trainingszentrum',
    medical: 'Medizinische Abteilung',
    scouting: 'Scoutingbüro',
    academy: 'Nachwuchsakademie',
  },
  seats: { seats: 'Sitzplätze in der Arena', boxes: 'Plätze in Logen' },
  upkeep: 'Unterhalt pro Tag',
  effect: {
    training: 'Fortschritt im Training',
    medical: 'Ausfallzeit bei Verletzungen',
    scouting: 'Fehler unserer Scouts',
    academy: 'Fortschritt des Juniorenteams',
  },
  next: {
    seats: 'Stufe {{level}}: {{seats}} Plätze. Jeder Platz kostet Unterhalt, und ein leerer bringt nichts ein.',
    boxes:
      'Stufe {{level}}: {{seats}} Logenplätze, {{upkeep}} Unterhalt pro Tag. Jede Stufe bringt weniger als die vorige.',
    training:
      'Stufe {{level}}: {{effect}} des gewöhnlichen Fortschritts für alle unter Vertrag, {{upkeep}} Unterhalt pro Tag. Jede Stufe bringt weniger als die vorige.',
    medical:
      'Stufe {{level}}: Spieler aller drei Teams fallen {{effect}} der gewöhnlichen Zeit aus, {{upkeep}} Unterhalt pro Tag. Jede Stufe bringt weniger als die vorige.',
    scouting:
      'Stufe {{level}}: Scouts auf Reisen machen {{effect}} der Fehler eines gewöhnlichen Büros, unsere Draftliste ab dem nächsten Jahrgang auch. {{upkeep}} Unterhalt pro Tag. Jede Stufe bringt weniger als die vorige.',
    academy:
      'Stufe {{level}}: {{effect}} des gewöhnlichen Fortschritts für das Juniorenteam, zusätzlich zum Trainingszentrum. {{upkeep}} Unterhalt pro Tag. Jede Stufe bringt weniger als die vorige.',
  },
  price_one: '{{cost}}, fertig in {{count}} Tag',
  price_other: '{{cost}}, fertig in {{count}} Tagen',
  building_one: 'Stufe {{level}} wird gebaut. Eröffnung in {{count}} Tag.',
  building_other: 'Stufe {{level}} wird gebaut. Eröffnung in {{count}} Tagen.',
  highest: 'Höchste Stufe erreicht',
  build: 'Bauen: {{name}}',
  question: '{{name}} auf Stufe {{level}} ausbauen?',
  explanation_one: 'Du zahlst heute {{cost}}. Eröffnung in {{count}} Tag; rückgängig machen lässt es sich nicht.',
  explanation_other: 'Du zahlst heute {{cost}}. Eröffnung in {{count}} Tagen; rückgängig machen lässt es sich nicht.',
  confirm: 'Bauen',
  begun: 'Der Bau hat begonnen.',
  underRescue: 'Während einer Sanierung wird nicht gebaut.',
} as const;
