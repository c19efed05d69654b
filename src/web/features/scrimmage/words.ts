/** Words of scrimmages. */
const words = {
  title: 'Scrimmage',
  offerTitle: 'Take them for a skate',
  offer: 'Your first faceoff is one click away: play a team of about your strength, right now.',
  nothing: 'Counts for nothing: no stats, no injuries afterwards, no tired legs. Behind closed doors.',
  opponent: 'Opponent',
  rival: 'Rival',
  change: 'Change opponent',
  choose: 'Choose an opponent',
  search: 'Find a team',
  searchHint: 'City, nickname or abbreviation',
  found: 'Closest in strength first',
  noneFound: 'No matching teams at this level',
  managedBy: 'GM: {{manager}} · by invitation',
  byInvitation: 'By invitation · GM:',
  assistant: 'AI general manager · plays right away',
  nobody: 'There is no other team at this level.',
  when: 'When',
  atOnce: 'As soon as both are ready',
  agree: 'Set the time',
  agreed: 'Agreed on',
  callOff: 'Call off',
  calledOff: 'Scrimmage called off.',
  callOffTeam: 'Call off the scrimmage against {{team}}',
  pace: { label: 'Pace', quick: 'About 2 minutes', live: 'Live speed' },
  drop: 'Drop the puck',
  invite: 'Send invitation',
  challenge: 'Challenge',
  challengeTeam: 'Challenge {{team}} to a scrimmage',
  sent: 'Invitation sent to {{team}}. It is open for 24 hours.',
  onTheIce: 'On the ice now',
  watch: 'Go to the bench',
  invitations: 'Scrimmage invitations',
  theyInvite: '{{team}} ({{manager}}) invite you.',
  theyInviteAlone: '{{team}} invite you.',
  youInvited: 'You invited {{team}}.',
  theyDeclined: '{{team}} declined.',
  terms: { quick: 'About 2 minutes, open until {{until}}', live: 'Live speed, open until {{until}}' },
  puckDrops: 'Faceoff {{time}}',
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
  declined: 'Invitation declined.',
  withdrawn: 'Invitation withdrawn.',
  last: 'Last scrimmages',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    scrimmage: typeof words;
  }
}
