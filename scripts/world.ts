/** Command line of the world: creates, advances, inspects and checks it, and moves it from one database to another. */
import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { sentenceOf } from '#platform/operator-trouble.ts';
import { adminCommand } from './world/admin.ts';
import { advanceCommand } from './world/advance.ts';
import { checkCommand } from './world/check.ts';
import { type Command, OperatorError } from './world/command.ts';
import { createCommand } from './world/create.ts';
import { dealsCommand } from './world/deals.ts';
import { exportCommand } from './world/export.ts';
import { importCommand } from './world/import.ts';
import { registrationCommand } from './world/registration.ts';
import { resetLinkCommand } from './world/reset-link.ts';
import { paceCommand } from './world/set-pace.ts';
import { statusCommand } from './world/status.ts';

const COMMANDS: Record<string, Command> = {
  create: createCommand,
  status: statusCommand,
  advance: advanceCommand,
  pace: paceCommand,
  check: checkCommand,
  deals: dealsCommand,
  admin: adminCommand,
  registration: registrationCommand,
  'reset-link': resetLinkCommand,
  export: exportCommand,
  import: importCommand,
};

const HELP = `npm run world -- <command> [options]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`)
  .join('\n')}

npm run world -- <command> --help tells the options of a command. All commands take
  --data-dir DIR  folder of the embedded database (DATA_DIR, default ./data); DATABASE_URL names another server
  --json          answers as JSON, without progress`;

process.exitCode = await main(process.argv.slice(2));

/** @returns the exit code: 0 done, 1 refused or faulty, 2 not understood. */
async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const command = COMMANDS[name];
  if (!command) {
    const isQuestion = name === '' || name === 'help' || name === '--help';
    if (!isQuestion) console.error(`There is no command "${name}".\n`);
    console.log(HELP);
    return isQuestion ? 0 : 2;
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...command.options,
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        'data-dir': { type: 'string' },
      },
    });
    if (values['help']) {
      console.log(command.help);
      return 0;
    }
    if (!command.takesWord && positionals.length > 0) {
      console.error(`"${positionals[0]}" is not understood: npm run world -- ${name} --help`);
      return 2;
    }
    return await command.run({ values, positionals, signal: signalOf(command) });
  } catch (error) {
    console.error(isParseError(error) && error instanceof Error ? error.message : sentenceOf(error));
    return isParseError(error) ? 2 : 1;
  }
}

/**
 * Returns a signal that Ctrl-C or SIGTERM aborts; a command that does not end by itself is ended here. A second signal ends any.
 */
function signalOf(command: Command): AbortSignal {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      ending.abort(new OperatorError(command.interrupted));
      if (command.endsItself) return;
      console.error(`\n${command.interrupted}`);
      process.exit(128 + constants.signals[signal]);
    });
  }
  return ending.signal;
}

function isParseError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
