import { RESET_MINUTES } from '#domains/auth/constants.ts';
import { makeResetLink } from '#domains/auth/store/accounts.ts';
import { type Command, OperatorError, withDatabase } from './command.ts';

export const resetLinkCommand: Command = {
  summary: 'makes a link that sets a new password, and activates the account, for a server without mail',
  help: `npm run world -- reset-link EMAIL

Prints a link for the account of the address, to be handed to its owner: it sets a new password, activates the account and works
once, for ${RESET_MINUTES} minutes. Earlier links stop working. PUBLIC_URL and PORT say where the game is, as for npm start.`,
  interrupted: 'Interrupted.',
  options: {},
  takesWord: true,
  run: ({ values, positionals: [email = ''] }) =>
    withDatabase(values, async ({ db }) => {
      const publicUrl = process.env['PUBLIC_URL'] || `http://localhost:${process.env['PORT'] || 3000}`;
      const request = { publicUrl: publicUrl.replace(/\/+$/, ''), now: new Date() };
      const link = email === '' ? null : await makeResetLink(db, email, request);
      if (link === null) throw new OperatorError('No account has this address: npm run world -- reset-link EMAIL');
      console.log(values['json'] ? JSON.stringify({ link }) : link);
      return 0;
    }),
};
