/** Words of the first hour, and of coming back. */
const words = {
  title: 'Rookie camp',
  done: '{{done}} of {{all}} done',
  next: 'Next up',
  go: 'Show me',
  hide: 'Hide the list',
  isDone: 'Done',
  isOpen: 'To do',
  all: 'That was camp. You know your way around the building; the rest is hockey.',
  close: 'Thanks, Joe',
  task: {
    roster: { name: 'Meet your team', hint: 'Three teams, one club: see who plays for you, and who is good at what.' },
    lines: {
      name: 'Set your lines',
      hint: 'Move one player, then press Save. From then on these are your lines, not mine.',
    },
    tactics: {
      name: 'Choose your tactics',
      hint: 'How hard to forecheck, how much to shoot: each setting says what it costs.',
    },
    scrimmage: { name: 'Play a scrimmage', hint: 'Two minutes on the ice against anybody. It counts for nothing.' },
    watch: {
      name: 'Watch a game, no spoilers',
      hint: 'Any finished game can be watched from its first faceoff, with the result hidden.',
    },
    report: { name: 'Read a game report', hint: 'Lines, shots, and why it ended the way it did.' },
    player: { name: 'Look up a player', hint: 'Press a name, anywhere: skills, statistics, contract.' },
    standings: { name: 'Read the standings', hint: 'Who makes the playoffs, who moves up, who goes down.' },
    schedule: { name: 'Check your schedule', hint: 'When you play whom. The calendar file goes into your phone.' },
    shortlist: {
      name: 'Shortlist a player',
      hint: 'Press the star beside somebody you would like to have. You hear when he moves.',
    },
  },
  help: {
    '/club/overview': 'Your desk: what waits for you, the next game, and how the club stands.',
    '/club/roster':
      'Everybody under contract, team by team. Switch the columns to see skills, statistics or contracts.',
    '/club/lineups': 'Drag players to their places, or press a place and then a player. Nothing counts until you save.',
    '/club/schedule': 'Games played and games to come. Press one to watch it or to see the lineups.',
    '/club/stats': 'Who has done what for this team, in a season or in all of them. Sort by any column.',
    '/forum': 'Talk hockey with other managers. Pick a category, or search for what has been said before.',
    '/game':
      'The whole game on one screen: ice, plays and people. During an intermission you can still change your lines.',
    '/league/overview': "Today's scores, the standings and the leaders of the league.",
    '/league/schedule': 'Every game of the league, day by day.',
    '/league/standings': 'The standings. Lines show who makes the playoffs, and who changes leagues.',
    '/league/stats': 'The leaders of the league. Press a name to look the player up.',
    '/office/finances': 'Money in and out, day by day, and what the season will bring.',
    '/office/free-agent-center':
      'Players without a club, and those who may be had. Star the ones that you want to keep an eye on.',
    '/office/shortlist': 'The players that you have starred. You are told when one of them moves.',
    '/player': 'All about one player. Marks beside a skill say that it has met its ceiling, or is declining.',
  },
  helpLabel: 'About this screen',
  more: 'More in the guide',
  gotIt: 'Got it',
  noHelp: 'No more help',
  visits: {
    inARow_one: '{{count}} day in a row',
    inARow_other: '{{count}} days in a row',
    inAll_one: 'Here on {{count}} day so far',
    inAll_other: 'Here on {{count}} days so far',
  },
  away: {
    title: 'Since you were away',
    record_one: '{{count}} game played, {{won}} won',
    record_other: '{{count}} games played, {{won}} won',
    none: 'No games played',
    news_one: '{{count}} news item',
    news_other: '{{count}} news items',
    waits_one: '{{count}} thing waits on your desk',
    waits_other: '{{count}} things wait on your desk',
    nothingWaits: 'Nothing waits on your desk',
    highlights: 'Highlights',
    allNews: 'All news of the club',
    read: 'Got it',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    rookie: typeof words;
  }
}
