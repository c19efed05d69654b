import { resolve } from 'node:path';
import { exportWorld, LiveGamesError } from '#world/transfer/export.ts';
import { type Command, OperatorError, withDatabase } from './command.ts';
import { openProgress } from './progress.ts';
import { describeWorld } from './status.ts';

export const exportCommand: Command = {
  summary: 'writes the world, accounts included, into a file',
  help: `npm run world -- export FILE [--with-secrets] [--json]

  FILE            e.g. world.gz; it is replaced if it is there, and complete or not there at all
  --with-secrets  with password hashes, sessions and the key that games are drawn from: for your own backup

The server may be running meanwhile; without secrets, no game may be live. The file holds the addresses of all users: only you
may read it, and so it should stay. In a world imported without secrets, users choose a new password by mail.`,
  interrupted: 'Interrupted: no file was written.',
  takesWord: true,
  options: { 'with-secrets': { type: 'boolean' } },
  async run({ values, positionals }) {
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new OperatorError('Name one file to write to.');
    return withDatabase(values, async ({ db, pool }) => {
      const now = new Date();
      await describeWorld(db, now);
      const progress = openProgress(values['json'] === true);
      const onTable = (done: number, table: string) => progress.show(done, table);
      const withSecrets = values['with-secrets'] === true;
      const header = await exportWorld(pool, { file: resolve(file), now, withSecrets, onTable }).catch((error) => {
        if (!(error instanceof LiveGamesError)) throw error;
        throw new OperatorError(
          `${error.message} Wait for the last horn, or add --with-secrets for a file of your own.`,
        );
      });
      progress.show(1, 'written');
      progress.end();
      const { season, day } = header.world;
      if (values['json']) console.log(JSON.stringify({ file: resolve(file), ...header }, null, 2));
      else console.log(`Season ${season}, day ${day} is in ${file}.`);
      return 0;
    });
  },
};
