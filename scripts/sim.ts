/** Command line of the match engine: one game as text, the calibration table, speed, and the value of skills and tactics. */
import { readOptions } from './sim/command-line.ts';
import { COMMANDS } from './sim/commands.ts';
import { COMMAND_HELP, HELP } from './sim/help.ts';

const { values, positionals } = readOptions(process.argv.slice(2));
const [name = ''] = positionals;
const command = COMMANDS[name];
if (!command) {
  console.log(HELP);
  if (name !== '' && name !== 'help') process.exitCode = 2;
} else if (values.help) console.log(COMMAND_HELP[name]);
else await command(values);
