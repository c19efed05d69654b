/** Textvorlagen. */
export default {
  templates: 'Vorlagen',
  none: 'Bewahre einen Text auf, den du oft schreibst, und füge ihn ein, wo immer du schreibst.',
  insert: '{{name}} einfügen',
  tooLong: 'Zu lang für diesen Text',
  removeNamed: '{{name}} löschen',
  name: 'Name der Vorlage',
  save: 'Diesen Text aufbewahren',
  saved: 'Als {{name}} gespeichert.',
  limit: 'Du kannst {{count}} Vorlagen aufbewahren, mit Premium {{premium}}.',
} as const;
