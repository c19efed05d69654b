/** The home page. */
export default {
  title: 'GM game for hockey fans',
  headline: 'Run a hockey club in a world that never stops',
  lead: 'Set the lines, watch your club live to the last horn, and climb the league pyramid against other managers. {{clubs}} clubs, {{players}} players, season after season.',
  register: 'Become a GM',
  logIn: 'Log in',
  liveNow: 'Live now',
  noLive: 'No games are on right now.',
  lastResults: 'Last results',
  nextFaceoffs: 'Next faceoffs',
  noNext: 'No games are left on the schedule in this phase. The next ones show up here once they are set.',
  nextIn: 'First puck drops in',
  storylines: 'Around the rink',
  noStorylines: 'Nothing yet today. Results, injuries and signings show up here.',
  day: 'How a day works',
  dayLength:
    'One game day lasts {{duration}} of real time, with four faceoff times. No need to stay up late: your assistant and your orders run the bench while you are away.',
  steps: {
    morning: { title: 'Morning', words: 'Players train and heal, wages are paid and contracts run.' },
    slots: {
      title: 'Faceoffs',
      words: 'Each league has its own faceoff time. Games are played live, period by period.',
    },
    bench: { title: 'Your bench', words: 'Change lines and tactics during intermissions, or let your lineup play on.' },
    night: { title: 'Night', words: 'Standings, news and records are updated, and the next day begins.' },
  },
  figures: 'The world in numbers',
  counts: {
    clubs: 'Clubs',
    players: 'Players',
    managers: 'Managers',
    gamesPlayed: 'Games played',
    online: 'Online now',
  },
  now: 'Season {{season}}, day {{day}} · {{phase}}',
} as const;
