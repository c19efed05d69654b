/** Words of the salary cap. */
const words = {
  title: 'Salary cap',
  all: 'All clubs',
  upper: 'Upper limit',
  upperNote: 'counted by the day',
  lower: 'Lower limit',
  minimum: 'Minimum salary',
  maximum: 'Maximum salary',
  season: 'Season {{season, season}}',
  hit: 'Cap hit',
  hitNote:
    'Contracts as they count today, in dollars of a whole season; of the farm only what is above one and a half minimum salaries',
  space: 'Space',
  spaceNote: 'To the upper limit at the end of season {{season, season}}, if nothing changes',
  spaceOf:
    'Space in season {{season, season}} with the contracts signed so far; until its limit is set after the playoffs, as if the limit stayed',
  shortSpace: 'Space {{season, season}}',
  dead: 'Dead cap',
  deadNote: 'Buyouts, retained salary and bonus overage this season',
  retained: 'Retained',
  retainedNote: 'Salary kept of players who were traded away',
  bonuses: 'Bonuses',
  bonusesNote: 'Performance bonuses that players have earned this season',
  carriesOver: 'Carries over',
  carriesOverNote:
    'What bonuses take over the upper limit counts as dead cap next season, up to 7.5% of the limit; settled when the playoffs end',
  relief: 'LTIR',
  reliefNote: 'What does not count because players are out long term',
  room: 'Fits today',
  roomNote: 'A salary that would fit for the rest of the season',
  deadlineRoom: 'Fits at the deadline',
  players: 'Players',
  playersNote: 'Contracts that count this season',
  used: '{{share}} of {{limit}} used',
  over: '{{amount}} over the limit',
  floor: '{{amount}} below the lower limit',
  team: 'Club',
  table: 'Salary caps in season {{season, season}}',
  note: 'The cap counts what every day costs, so room saved early buys more later. In the summer clubs may be 10% over.',
  whatIf: {
    open: 'What if we sign…',
    title: 'One more contract',
    salary: 'Salary a season',
    seasons: 'Seasons',
    before: 'Before',
    after: 'After',
    legal: 'This contract fits.',
    illegal: '{{over}} too much in season {{season, season}}.',
    rescue: 'Under the rescue plan this is {{over}} too much in season {{season, season}}.',
    fitsFrom: 'It fits from day {{day}} on.',
    help: 'Sending {{name}} down would make room.',
    caption: 'Cap space before and after',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    cap: typeof words;
  }
}
