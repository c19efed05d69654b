/** Die Liste der Personen. */
export default {
  tabs: 'Arten von Personen',
  tab: { reporter: 'Reporter', agent: 'Berater', president: 'Präsidenten' },
  name: 'Name',
  nation: 'Nation',
  age: 'Alter',
  since: 'Seit Saison',
  heldBy: 'Geführt von',
  career: {
    since: 'Seit {{season, season}}',
    retired: 'Aufgehört nach {{season, season}}',
    player: 'Seine Jahre als Spieler',
    user: 'Wer dahintersteht',
  },
  user: 'Mensch',
  ai: 'KI',
  anyNation: 'Alle Nationen',
  empty: { reporter: 'Noch keine Reporter.', agent: 'Noch keine Berater.', president: 'Noch keine Präsidenten.' },
} as const;
