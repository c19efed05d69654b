/** Words of the market for reports. */
const words = {
  offers: 'Reports by independent scouts',
  offersHint:
    'Scouts without a club sell what they have seen. You get the report as it is today; it is listed with your own scouts’ reports, and your draft board counts it.',
  noOffers: 'No reports for sale',
  noOffersHint: 'Scouts without a club put their reports on offer until the draft.',
  closed: 'The draft is here. The market opens again with the next class.',
  buy: 'Buy',
  buyQuestion: 'Buy the report on {{player}}?',
  buyExplanation: '{{scout}} gets {{money}} from your club.',
  bought: 'You have the report on {{player}}.',
  conflict: 'Conflict of interest',
  conflictTitle: 'The user of this scout works for your club in another career, or shares a network with you.',
  purchases: 'Bought this season',
  noPurchases: 'You have not bought a report this season.',
  rating: 'Rating of the report on {{player}}',
  rate: 'Not rated',
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
  rated: 'Your rating is saved.',
  mean: '{{mean}} of 5 ({{count}})',
  noRating: 'Not rated yet',
  ago_zero: 'today',
  ago_one: '{{count}} day ago',
  ago_other: '{{count}} days ago',
  date: '{{season}}, day {{day}}',
  sell: {
    title: 'Reports for sale',
    hint: 'Clubs see who the report is about, how often you have watched him, and your track record. Only buyers read the report itself, and they can rate it.',
    employed: 'You work for a club, so your reports are for that club only.',
    none: 'Watch prospects first. You can sell a report once you have watched a prospect twice on your own.',
    earned: 'Sales have brought you {{money}}.',
    purse: 'There is {{money}} in your purse.',
    price: 'Price of the report on {{player}}',
    put: 'Offer',
    change: 'Change the price',
    back: 'Withdraw',
    putSaid: 'Your report on {{player}} is for sale.',
    backSaid: 'Your report on {{player}} is no longer for sale.',
  },
  column: {
    player: 'Prospect',
    rank: 'Rank',
    rankTitle: 'In the central ranking',
    record: 'Right',
    recordTitle: 'Share of settled calls that were right, in percent',
    rating: 'Buyers say',
    looks: 'Viewings',
    last: 'Last seen',
    price: 'Price',
    bought: 'Bought',
    stars: 'Your rating',
    sold: 'Sold',
    soldTitle: 'Clubs that have bought it',
  },
  notification: 'The {{team}} have bought your report on {{player}} for {{price, money}}.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    'report-sale': typeof words;
  }
}
