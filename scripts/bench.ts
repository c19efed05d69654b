/** Command line of the benchmarks: each is a file of `scripts/bench`, which reads its own options. */
import { argv } from 'node:process';

const MEASUREMENTS: Readonly<Record<string, string>> = {
  calls: 'every read of the API on a played world: queries and time, and which exceed the budget',
  forum: 'searches, lists and pages of topics in a forum with 1,000,000 posts',
  'game-day': 'the fullest day of a world, taken back afterwards, while a web process answers pages',
  listeners: '2,000 open streams of a topic, then of conversations: how soon all hear of what is said',
  market: 'searches of free agents, and mornings with wages, cap and offers',
  people: '200 people who open a screen a second each while games are live',
  records: 'records, statistics and careers in a world that is there, or in one of many seasons',
  search: 'looking for somebody by name among 100,000 players',
};

const HELP = `npm run bench -- <name> [options]

${Object.entries(MEASUREMENTS)
  .map(([name, summary]) => `  ${name.padEnd(11)} ${summary}`)
  .join('\n')}

npm run bench -- <name> --help tells the options of a measurement, and what is wanted of it. All of them take --json. Those that
need a world make one in a throwaway database, unless they say otherwise.`;

const [, , name = '--help'] = argv;
if (Object.hasOwn(MEASUREMENTS, name)) await import(`./bench/${name}.ts`);
else {
  const isQuestion = name === 'help' || name === '--help';
  if (!isQuestion) {
    console.error(`There is no measurement "${name}".\n`);
    process.exitCode = 2;
  }
  console.log(HELP);
}
