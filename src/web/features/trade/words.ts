/** Words of trades, in English. */
const words = {
  desk: { offer: 'The {{team}} offer you a trade. It stands until day {{day}}.', go: 'See the offer' },
  news: 'Trade: the {{team}} get {{gets}} from the {{other}} for {{gives}}.',
  notification: {
    offered: 'The {{team}} offer you a trade.',
    accepted: 'Your trade with the {{team}} is done.',
    declined: 'The {{team}} declined your trade offer.',
    countered: 'The {{team}} answered your offer with another one.',
    void: 'A trade with the {{team}} fell through: a player in it has been traded.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    trade: typeof words;
  }
}
