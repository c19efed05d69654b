import { checkWorld } from '#world/check.ts';
import { type Command, withDatabase } from './command.ts';
import { openProgress } from './progress.ts';
import { describeWorld } from './status.ts';

export const checkCommand: Command = {
  summary: 'checks that the world is in order; exit code 1 when it is not',
  help: `npm run world -- check [--json]

  Fixtures, tables, statistics, play-by-play, squads, contracts, ledger, series and steps must agree with one another.`,
  interrupted: 'Interrupted: not everything was checked.',
  options: {},
  run: ({ values }) =>
    withDatabase(values, async ({ db }) => {
      await describeWorld(db, new Date());
      const progress = openProgress(values['json'] === true);
      const results = await checkWorld(db, ({ done, total, name }) => progress.show(done / total, name));
      progress.show(1, 'checked');
      progress.end();
      const holds = results.every((result) => result.holds);
      if (values['json']) console.log(JSON.stringify({ holds, checks: results }, null, 2));
      else {
        for (const { name, holds: isFine, checked, faults } of results) {
          console.log(`${isFine ? 'holds ' : 'FAILS '} ${name} (${checked})`);
          for (const fault of faults) console.log(`         ${fault}`);
        }
        console.log(holds ? 'The world is in order.' : 'The world is not in order.');
      }
      return holds ? 0 : 1;
    }),
};
