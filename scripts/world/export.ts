import { resolve } from 'node:path';
import { exportWorld } from '#world/transfer/export.ts';
import { type Command, OperatorError, withDatabase } from './command.ts';
import { openProgress } from './progress.ts';
import { describeWorld } from './status.ts';

export const exportCommand: Command = {
  summary: 'writes the world, accounts included, into a file',
  help: `npm run world -- export FILE [--json]

  FILE  e.g. world.gz; it is replaced if it is there, and complete or not there at all

The server may be running meanwhile. The file holds the addresses and password hashes of all users: keep it safe.`,
  interrupted: 'Interrupted: no file was written.',
  takesFile: true,
  options: {},
  async run({ values, positionals }) {
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new OperatorError('Name one file to write to.');
    return withDatabase(values, async ({ db, pool }) => {
      const now = new Date();
      await describeWorld(db, now);
      const progress = openProgress(values['json'] === true);
      const onTable = (done: number, table: string) => progress.show(done, table);
      const header = await exportWorld(pool, { file: resolve(file), now, onTable });
      progress.show(1, 'written');
      progress.end();
      const { season, day } = header.world;
      if (values['json']) console.log(JSON.stringify({ file: resolve(file), ...header }, null, 2));
      else console.log(`Season ${season}, day ${day} is in ${file}.`);
      return 0;
    });
  },
};
