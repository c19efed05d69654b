/** Words about how time passes in the world. */
const words = {
  pace: { own: 'At your own pace', ready: 'When everybody is ready', clock: 'By the clock' },
  paceHint: {
    own: 'Time stands still until you play on. Best for a world with one manager.',
    ready: 'A day begins when every manager is ready, or at the latest time. Games are played live, together.',
    clock: 'Game days pass in real time, whether managers are here or not.',
  },
  label: 'Pace of the world',
  play: 'Play on',
  playing: 'Day {{done}} of {{total}}',
  speed: { label: 'Speed', live: 'Live', fast: 'Fast', instant: 'Instant' },
  speedHint: {
    live: 'Your games are live at the pace of the world.',
    fast: 'Your games take two minutes each.',
    instant: 'Games are simulated at once.',
  },
  nextGame: 'Play next game',
  nextRound: 'Next bidding round',
  nextDay: 'Next day',
  decision: 'To the next decision',
  to: {
    deadline: 'To the trade deadline',
    preseason: 'To the next season',
    regular: 'To the regular season',
    playoffs: 'To the playoffs',
    postseason: 'To the postseason',
    draft: 'To the draft',
    frenzy: 'To the frenzy',
  },
  inDays_one: 'in {{count}} day',
  inDays_other: 'in {{count}} days',
  today: 'today',
  stop: 'Stop after this day',
  live: 'Your game is live.',
  watch: 'Watch',
  skip: 'Skip to the end',
  stoppedByAdmin: 'An admin has stopped the clock.',
  desk: 'Go to your desk',
  stopped: 'Waiting for your decision',
  stoppedOn: {
    draft: 'The entry draft is today.',
    deadline: 'Trades close at the end of the day.',
    phase: 'A new phase of the season begins.',
  },
  choose: 'What counts as a decision',
  waiting: '{{names}} would like to manage a club here. Choose how the world goes on:',
  waitingReady: 'When everybody is ready, every 24 hours at the latest',
  waitingClock: 'By the clock',
  ready: 'Ready for the next day',
  notYet: 'Not ready yet',
  count: '{{ready}} of {{managers}} ready',
  begins: 'The next day begins when everybody is ready, at the latest {{time}}.',
  played_one: 'If everybody is ready, {{count}} game left today is simulated at once.',
  played_other: 'If everybody is ready, {{count}} games left today are simulated at once.',
  state: { ready: 'Ready', waited: 'Not ready', away: 'Away' },
  setting: {
    title: 'To the next decision',
    hint: 'In a world at your own pace, play stops for these.',
    injury: 'Injuries and suspensions',
    offer: 'Offers from clubs, players and sponsors',
    contract: 'Expiring contracts, arbitration and buyouts',
    roster: 'Roster and lineup problems',
    money: 'Money trouble',
    staff: 'Staff and scouts',
    calendar: 'Draft, trade deadline and new phases',
  },
  notice: {
    waiting: '{{user}} would like to manage a club in your world. Choose how it goes on under "Play on".',
    open: 'The clubs of this world are open. Choose yours.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    world: typeof words;
  }
}
