/** The home page. */
export default {
  title: 'GM game for hockey fans',
  headline: 'Run a hockey club in a world that never stops',
  lead: 'Set the lines, watch your club live to the final horn, and climb a pyramid of leagues against other managers. {{clubs}} clubs, {{players}} players, season after season.',
  register: 'Become a GM',
  logIn: 'Log in',
  liveNow: 'Live now',
  noLive: 'No games in progress.',
  lastResults: 'Recent results',
  nextFaceoffs: 'Next faceoffs',
  noNext: 'No games left in this phase. New games appear when the schedule is released.',
  nextIn: 'Puck drops in',
  storylines: 'Around the leagues',
  noStorylines: 'No news yet today. Results, injuries and signings appear here.',
  day: 'How a game day works',
  dayLength:
    'One game day lasts {{duration}} of real time. Your assistant follows your orders behind the bench while you are away, so you never have to stay up for a game.',
  steps: {
    morning: { title: 'Morning', words: 'Players train and recover, and payroll and ticket sales are posted.' },
    slots: { title: 'Faceoffs', words: 'Each league has its own game time. Games run live, period by period.' },
    bench: { title: 'Your bench', words: 'Change lines and tactics between periods, or stick with your saved lineup.' },
    night: { title: 'Night', words: 'Standings, news and records update. Then a new day starts.' },
  },
  figures: 'By the numbers',
  counts: {
    clubs: 'Clubs',
    players: 'Players',
    managers: 'Managers',
    gamesPlayed: 'Games played',
    online: 'Online now',
  },
  now: 'Season {{season}}, day {{day}} · {{phase}}',
} as const;
