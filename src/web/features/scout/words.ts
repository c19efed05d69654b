/** Words of scouts and scouting. */
const words = {
  skill: {
    skaters: 'Skaters',
    goalies: 'Goalies',
    potential: 'Potential',
    character: 'Character',
    speed: 'Speed of work',
  },
  skillShort: { skaters: 'SKT', goalies: 'GOA', potential: 'POT', character: 'CHR', speed: 'SPD' },
  worth: {
    title: 'What scouts are worth',
    words:
      'Better scouts err less: with the best your club misjudges amateurs by {{best}} percent less than an ordinary club does. What they see of a class is settled when the class comes up, at the start of a season; whoever you hire later sees the next one.',
  },
  duty: {
    chief: 'Leads the department: he sees everybody whom the others bring up.',
    amateur: 'Watches the prospects of the draft.',
    goaltending: 'Watches the goalies of the draft.',
  },
  tabs: 'Scouting',
  tab: { staff: 'Scouts', search: 'Find a scout' },
  profile: {
    skills: 'Skills',
    nations: 'Knows the hockey of',
    career: 'Career',
    free: 'Without a job',
    age: 'Age {{age}}',
    best: 'Best job: {{role}}',
    stints: 'Jobs',
    noStints: 'He has not worked for a club yet.',
    present: 'today',
  },
  record: {
    title: 'Track record',
    right: '{{right}} of {{calls}} calls right ({{share}}%)',
    none: 'No calls have been settled yet.',
    hint: 'A call says that a prospect will be better or worse than the central ranking had him. Six are settled every summer, on the draft of two seasons before; a coin would be right half of the time.',
  },
  column: {
    scout: 'Scout',
    age: 'Age',
    fit: 'Fit',
    ask: 'Asks',
    job: 'Works for',
    record: 'Right',
    recordTitle: 'Share of settled calls that were right, in percent',
    team: 'Team',
    role: 'Job',
    seasons: 'Seasons',
    left: 'Left',
  },
  search: {
    role: 'For the job of',
    name: 'Name',
    nation: 'Knows',
    any: 'Any nation',
    free: 'Without a job only',
    count_one: '{{count}} scout',
    count_other: '{{count}} scouts',
    empty: 'No scout fits. Ask for less.',
  },
  find: 'Find a scout',
  none: 'No scout',
  noneHint: 'There is no scout with this address. Look for one at the scouting office.',
  noClub: 'You have no club',
  noClubHint: 'Scouts work for clubs. Take a club, or begin a career as a scout.',
  toOffice: 'Scouting office',
  toJobs: 'Scout jobs',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    scout: typeof words;
  }
}
