/** Words of premium, in English. */
const words = {
  title: 'Premium',
  member: 'You are a premium member until {{until}}.',
  ended: 'Your premium ended on {{until}}. Nothing was lost: what is over a limit is kept, and cannot be changed.',
  none: 'You are not a premium member.',
  promise:
    'Premium buys comfort, never strength. It never renews by itself, and you are reminded by a notice and an email {{days}} days before it ends.',
  column: { benefit: 'What you get', free: 'Without', premium: 'With premium' },
  benefit: {
    savedSearches: 'Saved searches',
    textTemplates: 'Text templates',
    noteLength: 'Shortlist note length',
    exportRows: 'Rows per stats export',
    digestHour: 'Earliest email digest',
  },
  frame:
    'A frame around your face that only members wear. It is kept when premium ends, and shown again when you are a member again.',
  frameName: 'Premium frame',
  theme: {
    label: 'Theme',
    hint: 'Colors for members, light and dark. Your choice is kept when premium ends.',
    none: 'Rinkside',
    forest: 'Forest',
    violet: 'Violet',
    ember: 'Ember',
  },
  toShop: 'Premium in the shop',
  ending: 'Your premium ends on {{until}}. It does not renew by itself, and nothing is lost.',
  readOnly: 'Read-only',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    premium: typeof words;
  }
}
