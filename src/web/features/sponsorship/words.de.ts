/** Wörter des Sponsorings auf Deutsch. */
export default {
  intro:
    'Stell Pucks hinter einen Klub, ein Talent oder eine Veranstaltung. Das bringt einen Platz auf ihrer Bande und dein Abzeichen, nie Stärke.',
  board: 'Sponsoren',
  program: 'Spielsponsoren: {{subject}}',
  none: 'Noch keine Sponsoren',
  all: '{{count, number}} Pucks von allen Sponsoren',
  by: '{{pucks}} Pucks, von',
  become: 'Sponsor werden',
  report: 'Sponsor melden: {{name}}',
  form: {
    title: '{{subject}} sponsern',
    pucks: 'Pucks',
    name: 'Name auf der Bande',
    line: 'Textzeile (freiwillig)',
    hint: 'Name und Zeile sehen alle, und alle können sie melden. Was gegen die Regeln verstößt, nimmt die Moderation weg; die Pucks bleiben ausgegeben.',
    event:
      'Deine Pucks sind gebunden, bis die Veranstaltung endet. Gelingt sie, teilen sich die Sponsoren {{percent}} % ihrer Lospucks als Spielpucks; fällt sie aus, bekommst du deine zurück.',
    spent: 'Die Pucks verlassen das Spiel, und Klub oder Spieler haben davon nur den Dank.',
    button: 'Sponsern',
    done: 'Danke! Du stehst auf der Bande.',
  },
  choose: {
    title: 'Wen willst du sponsern?',
    words:
      'Öffne die Übersicht eines Klubs oder die Sammelkarte eines Spielers bis {{age}} Jahre und wähle „Sponsor werden“.',
    own: 'Deinen Klub sponsern',
    card: 'Ein Talent finden',
  },
  unknown: 'Hier gibt es keinen Klub, kein Talent und keine Veranstaltung zu sponsern.',
  mine: 'Deine Sponsorings',
  noneMine: 'Noch keine Sponsorings',
  state: { held: 'Gebunden bis zum Ende', spent: 'Danke', returned: 'Zurückgegeben' },
  hidden: 'Text von der Moderation entfernt',
  patrons: 'Förderer aller Zeiten',
  noPatrons: 'Noch keine Förderer',
  badge: {
    title: 'Förderer',
    words_one: '{{pucks}} Pucks für einen Klub, einen Spieler oder eine Veranstaltung',
    words_other: '{{pucks}} Pucks für {{count}} Klubs, Spieler und Veranstaltungen',
  },
  column: {
    subject: 'Gesponsert',
    name: 'Name',
    line: 'Zeile',
    pucks: 'Pucks',
    state: 'Stand',
    at: 'Wann',
    user: 'Förderer',
    subjects: 'Gesponsert',
  },
  memo: {
    sponsored: '{{subject}} gesponsert',
    returned: 'Sponsoring von {{subject}} zurückgegeben',
    spent: 'Sponsoring von {{subject}} ausgegeben',
    share: 'Anteil an den Losen von {{subject}}',
  },
} as const;
