/** The home page. */
export default {
  title: 'GM game for hockey fans',
  headline: 'Run a hockey club in a world that never stops',
  lead: 'Set the lines, watch your club live to the last horn, and climb a pyramid of leagues against other managers. {{clubs}} clubs, {{players}} players, one season after the other.',
  register: 'Become a GM',
  logIn: 'Log in',
  liveNow: 'Live now',
  noLive: 'No game is on right now.',
  lastResults: 'Last results',
  nextFaceoffs: 'Next faceoffs',
  noNext: 'The schedule has no game left in this phase. The next ones appear here as soon as they are drawn.',
  nextIn: 'First puck drops in',
  storylines: 'What they talk about',
  noStorylines: 'Nothing has happened yet today. Results, injuries and signings appear here.',
  day: 'How a day is played',
  dayLength:
    'One game day lasts {{duration}} of real time. Four evenings a day somewhere in the world, and nobody must sit awake: your assistant and your orders run the bench while you are gone.',
  steps: {
    morning: { title: 'Morning', words: 'Players train and heal, wages and tickets are booked, contracts run.' },
    slots: { title: 'Faceoffs', words: 'Each league plays in its evening slot. Games run live, period by period.' },
    bench: { title: 'Your bench', words: 'Change lines and tactics in the intermissions, or leave it to your lineup.' },
    night: { title: 'Night', words: 'Standings, news and records are written. Then the next day dawns.' },
  },
  figures: 'The world in figures',
  counts: {
    clubs: 'Clubs',
    players: 'Players',
    managers: 'Managers',
    gamesPlayed: 'Games played',
    online: 'Online now',
  },
  now: 'Season {{season}}, day {{day}} · {{phase}}',
} as const;
