/** Words of feature voting, in English. */
const words = {
  intro:
    'Propose what the game should add next. Every manager has one vote on each proposal, and all votes weigh the same.',
  propose: 'Propose a feature',
  titleField: 'What should the game get?',
  titleHint: 'A few words',
  textField: 'Why, and how would it work?',
  shortTitle: 'Write at least {{min}} characters.',
  send: 'Send proposal',
  sent: 'Your proposal is open for votes.',
  filter: 'Status',
  any: 'All',
  sort: 'Sort by',
  sorts: { votes: 'Most votes', created: 'Newest', comments: 'Most comments' },
  mine: 'Only mine',
  status: { open: 'Open', planned: 'Planned', started: 'In the works', done: 'Done', declined: 'Declined' },
  list: 'Proposals',
  emptyTitle: 'No proposals here yet',
  empty: 'Be the first, or look at another status.',
  by: 'by {{name}}',
  former: 'a former manager',
  comments_one: '{{count}} comment',
  comments_other: '{{count}} comments',
  voteFor: 'Vote for "{{title}}"',
  voteAgainst: 'Vote against "{{title}}"',
  closed: 'Voting is closed.',
  back: 'All proposals',
  missing: 'This proposal is gone',
  why: 'Why',
  remove: 'Remove',
  removeQuestion: 'Remove this proposal?',
  removeWords: 'Votes and comments go with it. This cannot be undone.',
  removed: 'Proposal removed.',
  report: 'Report',
  judge: 'Set the status',
  reasonField: 'Reason (public)',
  saveStatus: 'Save status',
  statusSaved: 'Status saved.',
  statusNotice: 'Your proposal "{{title}}" has a new status: {{status}}.',
  author: 'Author',
  text: 'Text',
  actions: 'Actions',
  open: 'Open',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    proposal: typeof words;
  }
}
