/** Freunde werben. */
export default {
  intro: 'Mit Freunden macht Eishockey mehr Spaß. Lad deine ein.',
  how: 'So funktioniert es',
  steps: {
    share: 'Schick deinen Link, oder sag deinen Code.',
    join: 'Deine Freunde registrieren sich damit und aktivieren das Konto.',
    list: 'Dann steht der Name auf deiner Liste, mit dem gewählten Klub.',
  },
  link: 'Dein Link',
  code: 'Dein Code',
  codeHint: 'Bei der Registrierung einzutippen.',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  earned: 'Belohnungen',
  earnedWords:
    'Sobald sich der erste Freund mit deinem Link registriert und das Konto aktiviert hat, ist eine Aufgabe erfüllt, die {{pucks}} Pucks bringt. Alle weiteren zählen für den Erfolg „Werber“.',
  joined: 'Durch deinen Link dabei',
  joinedCount_one: '{{count}} Manager dabei',
  joinedCount_other: '{{count}} Manager dabei',
  waiting_one: '{{count}} weiteres Konto ist registriert, aber noch nicht aktiviert.',
  waiting_other: '{{count}} weitere Konten sind registriert, aber noch nicht aktiviert.',
  manager: 'Manager',
  club: 'Klub',
  noClub: 'Noch kein Klub',
  since: 'Dabei seit',
  noneTitle: 'Noch keine Anmeldungen',
  none: 'Schick ihn jemandem, den du gern schlagen würdest.',
  guest:
    'Jeder Manager hat einen Link zum Teilen. Registriere dich, um deinen zu bekommen, oder nimm den, den dir jemand geschickt hat.',
  register: 'GM werden',
} as const;
