/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'fill-in': 'Emergency fill-ins',
    'waiver-claimed': 'Players claimed on waivers',
    'waivers-inherited': 'Players on waivers when you take over',
    'roster-illegal': 'Rosters over the limit or the cap',
    'roster-fined': 'Fines for rosters over the limit or the cap',
    'waiver-return': 'Requests to return a player claimed on waivers',
    'assistant-recalled': 'Emergency call-ups by the assistant',
    'assistant-sent-down': 'Players sent down by the assistant',
    'assistant-reserved': 'Players put on injured reserve by the assistant',
  },
  memos: {
    fines: 'League fines',
  },
} as const;
