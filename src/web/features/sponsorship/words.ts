/** Words of sponsorship, in English. */
const words = {
  intro:
    'Put pucks behind a club, a young player or an event. It buys a place on their boards and your badge, never strength.',
  board: 'Sponsors',
  program: 'Game sponsors of {{subject}}',
  none: 'No sponsors yet',
  all: '{{count, number}} pucks from all sponsors',
  by: '{{pucks}} pucks, from',
  become: 'Become a sponsor',
  report: 'Report the sponsor {{name}}',
  form: {
    title: 'Sponsor {{subject}}',
    pucks: 'Pucks',
    name: 'Name on the boards',
    line: 'Line of text (optional)',
    hint: 'Everyone sees the name and the line, and can report them. Moderators remove what breaks the rules; the pucks stay spent.',
    event:
      'Your pucks are held until the event ends. If it goes well, sponsors share {{percent}}% of its ticket pucks, as play pucks; if it is called off, you get yours back.',
    spent: 'The pucks leave the game, and the club or player gets nothing but the thanks.',
    button: 'Sponsor',
    done: 'Thank you! You are on the boards.',
  },
  choose: {
    title: 'Choose who to sponsor',
    words:
      'Open the overview of a club or the trading card of a player up to {{age}} years old, and choose "Become a sponsor".',
    own: 'Sponsor your club',
    card: 'Find a young player',
  },
  unknown: 'No club, young player or event to sponsor is there.',
  mine: 'Your sponsorships',
  noneMine: 'No sponsorships yet',
  state: { held: 'Held until the event ends', spent: 'Thank you', returned: 'Returned' },
  hidden: 'Words removed by a moderator',
  patrons: 'All-time patrons',
  noPatrons: 'No patrons yet',
  badge: {
    title: 'Patron',
    words_one: '{{pucks}} pucks for {{count}} club, player or event',
    words_other: '{{pucks}} pucks for {{count}} clubs, players and events',
  },
  column: {
    subject: 'Sponsored',
    name: 'Name',
    line: 'Line',
    pucks: 'Pucks',
    state: 'Status',
    at: 'When',
    user: 'Patron',
    subjects: 'Sponsored',
  },
  memo: {
    sponsored: 'Sponsored {{subject}}',
    returned: 'Sponsorship of {{subject}} returned',
    spent: 'Sponsorship of {{subject}} spent',
    share: 'Share of the tickets of {{subject}}',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    sponsorship: typeof words;
  }
}
