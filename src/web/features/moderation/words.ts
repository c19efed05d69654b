/** Words of moderation, in English. */
const words = {
  reportTitle: 'Report to the moderators',
  why: 'What is wrong with it?',
  reason: { abuse: 'Abusive', spam: 'Spam', other: 'Something else' },
  more: 'Details (optional)',
  send: 'Send report',
  sent: 'Thanks. A moderator will review it.',
  subject: {
    'game-message': 'Chat message',
    article: 'Article',
    proposal: 'Proposal',
    'proposal-comment': 'Comment',
    horn: 'Goal horn',
    'user-name': 'User name',
    'team-name': 'Team name',
  },
  queue: { waiting: 'Cases waiting', decided: 'Decided cases' },
  show: { waiting: 'Show waiting', decided: 'Show decided' },
  empty: 'No cases.',
  left: 'Former user',
  open: 'View',
  reports: 'Reports',
  log: 'Log',
  state: { open: 'Open', claimed: 'Claimed', decided: 'Decided', appealed: 'Appealed', closed: 'Closed' },
  heldBy: 'Claimed by {{name}}',
  act: {
    opened: 'Reported',
    claimed: 'Claimed',
    released: 'Released',
    dismissed: 'Reports dismissed',
    removed: 'Content removed',
    appealed: 'Appealed',
    upheld: 'Removal upheld',
    overturned: 'Removal overturned',
  },
  claim: 'Claim',
  claimed: 'Case claimed.',
  release: 'Release',
  released: 'Case released.',
  dismiss: 'Dismiss',
  remove: 'Remove',
  uphold: 'Uphold',
  overturn: 'Overturn',
  reasonForAuthor: 'Reason (the author reads this)',
  decided: 'Decision saved.',
  appeal: 'Appeal',
  appealText: 'Why should it come back?',
  appealSent: 'Appeal sent. Another moderator will decide.',
  own: 'Removed by moderators',
  removedFor: 'Reason: {{reason}}',
  appealed: 'Your appeal: {{text}}',
  answer: { upheld: 'Removal upheld: {{reason}}', overturned: 'Removal overturned: {{reason}}' },
  told: {
    dismissed: 'A moderator found nothing wrong with what you reported ({{subject}}).',
    removed: 'A moderator removed what you reported ({{subject}}).',
    yours: 'A moderator removed content of yours ({{subject}}): {{reason}}',
    upheld: 'Your appeal was declined ({{subject}}): {{reason}}',
    overturned: 'Your appeal was accepted ({{subject}}): {{reason}}',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    moderation: typeof words;
  }
}
