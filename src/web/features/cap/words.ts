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
  hitNote: 'Today’s contracts at full-season value; farm contracts count only above 1.5 times the minimum salary',
  space: 'Space',
  spaceNote: 'To the upper limit at the end of season {{season, season}}, if nothing changes',
  spaceOf:
    'Space in season {{season, season}} with the contracts signed so far, at today’s limit until the new one is set after the playoffs',
  shortSpace: 'Space {{season, season}}',
  dead: 'Dead cap',
  deadNote: 'Buyouts, retained salary, bonus overage and players lost to relegation this season',
  retained: 'Retained',
  retainedNote: 'Salary retained on traded players',
  bonuses: 'Bonuses',
  bonusesNote: 'Performance bonuses that players have earned this season',
  carriesOver: 'Carries over',
  carriesOverNote:
    'Bonuses over the upper limit count as dead cap next season, up to 7.5% of the limit; settled after the playoffs',
  relief: 'LTIR',
  reliefNote: 'Salary that does not count because of long-term injuries',
  room: 'Fits today',
  seasons: 'Coming seasons',
  roomNote: 'A salary that would fit for the rest of the season',
  deadlineRoom: 'Fits at the deadline',
  players: 'Players',
  playersNote: 'Contracts that count this season',
  used: '{{share}} of {{limit}} used',
  over: '{{amount}} over the limit',
  floor: '{{amount}} below the lower limit',
  team: 'Club',
  table: 'Salary caps in season {{season, season}}',
  note: 'The cap is counted by the day, so space saved early buys more later. In the summer clubs may exceed it by 10%.',
  whatIf: {
    open: 'What if we sign…',
    title: 'One more contract',
    salary: 'Salary a season',
    seasons: 'Seasons',
    before: 'Before',
    after: 'After',
    legal: 'This contract fits.',
    illegal: '{{over}} over the limit in season {{season, season}}.',
    rescue: 'Under the rescue plan this is {{over}} over the limit in season {{season, season}}.',
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
