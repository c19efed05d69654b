/** Words of the free agent center, in English. */
const words = {
  intro: 'Who is free, what he asks, and who has signed where.',
  tabs: 'Free agent center',
  tab: { FreeAgentSearch: 'Free agents', MyOffers: 'Your offers', FreeAgentSigningsTracker: 'Signings' },
  signings_one: '{{count}} signing',
  signings_other: '{{count}} signings',
  table: 'Signings',
  emptyTitle: 'Nobody has signed yet',
  empty: 'Free agents sign in the summer. Their new clubs and terms are listed here.',
  anyLeague: 'All leagues',
  league: 'League of the new club',
  column: {
    date: 'Signed',
    player: 'Player',
    overall: 'OVR',
    overallTitle: 'Overall rating',
    position: 'Pos',
    age: 'Age',
    ageTitle: 'Age when he signed',
    team: 'New club',
    former: 'Last club',
    salary: 'Salary',
    seasons: 'Yrs',
    seasonsTitle: 'Seasons of the contract',
    until: 'Until',
    terms: 'Offer',
    status: 'Answer',
  },
  noClub: 'Choose a club first, then make offers.',
  noOffersTitle: 'No offers out',
  noOffers: 'Open a free agent and make him an offer. He decides the next morning, among all that he has.',
  decides_zero: 'Decides this morning',
  decides_one: 'Decides tomorrow morning',
  decides_other: 'Decides in {{count}} days',
  status: { accepted: 'Signs', declined: 'Declined', withdrawn: 'Withdrawn', void: 'Could not be signed' },
  withdraw: 'Withdraw',
  withdrawn: 'Offer withdrawn.',
  desk: {
    run_out_one: '{{player}} has no contract for next season. After day 60 anybody may sign him.',
    run_out_other:
      '{{player}} and {{others}} more regulars have no contract for next season. After day 60 anybody may sign them.',
    toAssistant: 'Contracts that end',
  },
  notification: {
    'frenzy-won': '{{player}} signed with your club in the frenzy: {{terms}}.',
    'frenzy-lost': '{{player}} of your frenzy plan signed with the {{team}}.',
  },
  day: 'Season {{season, season}}, day {{day}}',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    'free-agency': typeof words;
  }
}
