import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { WorldExistsError } from '#world/creation/create.ts';
import { importWorld, UnfitFileError } from '#world/transfer/import.ts';
import { type Command, OperatorError, withDatabase } from './command.ts';
import { openProgress } from './progress.ts';
import { describeWorld, statusText } from './status.ts';

export const importCommand: Command = {
  summary: 'reads a world from a file into an empty database',
  help: `npm run world -- import FILE [--json]

  FILE  written by export of the same version of the program`,
  interrupted: 'Interrupted: nothing was imported.',
  takesWord: true,
  options: {},
  async run({ values, positionals }) {
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new OperatorError('Name one file to read.');
    await access(resolve(file)).catch(() => {
      throw new OperatorError(`There is no file ${file} that can be read.`);
    });
    return withDatabase(values, async ({ db, pool }) => {
      const progress = openProgress(values['json'] === true);
      let tables = 0;
      try {
        await importWorld(pool, {
          file: resolve(file),
          // The number of tables in a file is only known at its end; there are about thirty.
          onTable: (table) => progress.show(Math.min(0.99, ++tables / 30), table),
        });
      } catch (error) {
        if (error instanceof WorldExistsError || error instanceof UnfitFileError)
          throw new OperatorError(error.message);
        throw error;
      } finally {
        progress.end();
      }
      const status = await describeWorld(db, new Date());
      console.log(values['json'] ? JSON.stringify(status, null, 2) : statusText(status));
      return 0;
    });
  },
};
