import { closeFeature, openFeature } from '#domains/admin/store/site.ts';
import { type Command, OperatorError, text, withDatabase } from './command.ts';

export const registrationCommand: Command = {
  summary: 'closes registration, or opens it again',
  help: `npm run world -- registration --close [--reason WORDS] | --open

  --close         nobody can register; a server at a public address needs that where it sends no mail
  --reason WORDS  what visitors read
  --open          anybody can register again`,
  interrupted: 'Interrupted.',
  options: { close: { type: 'boolean' }, open: { type: 'boolean' }, reason: { type: 'string' } },
  run: ({ values }) =>
    withDatabase(values, async ({ db }) => {
      const isClosed = values['close'] === true;
      if (isClosed === (values['open'] === true)) throw new OperatorError('Choose one: --close or --open.');
      const change = { feature: 'registration', userId: null, now: new Date() } as const;
      if (isClosed)
        await closeFeature(db, { ...change, reason: text(values, 'reason') ?? 'This server sends no email.' });
      else await openFeature(db, change);
      console.log(values['json'] ? JSON.stringify({ isClosed }) : `Registration is ${isClosed ? 'closed' : 'open'}.`);
      return 0;
    }),
};
