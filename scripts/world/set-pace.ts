import { LATEST_MINUTES, OPERATOR_DAY_MINUTES } from '#domains/world/constants.ts';
import { choosePace } from '#domains/world/store/pace.ts';
import { type Command, OperatorError, text, type Values, wholeNumber, withDatabase } from './command.ts';
import { paceOption } from './create.ts';
import { describeWorld, statusText } from './status.ts';

export const paceCommand: Command = {
  summary: 'chooses what makes time pass: the only manager, everybody, or the clock',
  help: `npm run world -- pace --to own|ready|clock [--day-minutes N] [--latest-minutes N]
    [--quiet 23-7 --zone Europe/Berlin | --quiet none]

  --to P              own: time stands still until the only manager plays on; ready: a day begins when all managers
                      are ready, or at the latest time; clock: by real time
  --day-minutes N     real minutes that a game day lasts, 1 to 1440; users can choose 30 and more
  --latest-minutes N  how long a day waits for managers, ${LATEST_MINUTES.least} to ${LATEST_MINUTES.most} real minutes
  --quiet A-B         hours in which nothing begins by the clock; none: no such hours
  --zone Z            the time zone of these hours (default UTC)`,
  interrupted: 'Interrupted: nothing was changed.',
  options: {
    to: { type: 'string' },
    'day-minutes': { type: 'string' },
    'latest-minutes': { type: 'string' },
    quiet: { type: 'string' },
    zone: { type: 'string' },
  },
  async run({ values }) {
    const choice = {
      pace: paceOption(text(values, 'to') ?? ''),
      dayMinutes: minutes(values, 'day-minutes', OPERATOR_DAY_MINUTES),
      latestMinutes: minutes(values, 'latest-minutes', LATEST_MINUTES),
      quiet: quietOption(text(values, 'quiet'), text(values, 'zone') ?? 'UTC'),
    };
    return withDatabase(values, async ({ db }) => {
      const done = await choosePace(db, choice, { userId: null, isAdmin: true, now: new Date() });
      if (!done.ok) throw new OperatorError(`That cannot be chosen: ${done.code}.`);
      console.log(statusText(await describeWorld(db, new Date())));
      return 0;
    });
  },
};

function minutes(values: Values, name: string, bounds: { least: number; most: number }): number | undefined {
  return values[name] === undefined ? undefined : wholeNumber(values, name, bounds);
}

function quietOption(given: string | undefined, timeZone: string) {
  if (given === undefined) return undefined;
  if (given === 'none') return null;
  const [, from, until] = /^(\d{1,2})-(\d{1,2})$/.exec(given) ?? [];
  if (from === undefined || Number(from) > 23 || Number(until) > 23)
    throw new OperatorError('--quiet must be two hours, as in 23-7, or none.');
  return { from: Number(from), until: Number(until), timeZone };
}
