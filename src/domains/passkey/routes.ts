import { accountRefusals } from '#domains/account/refusals.ts';
import { findUser } from '#domains/account/store/users.ts';
import { logIn } from '#domains/auth/store/accounts.ts';
import { isPassword } from '#domains/auth/store/passwords.ts';
import { endSession } from '#domains/auth/store/sessions.ts';
import { MAX_PASSKEYS } from '#domains/passkey/constants.ts';
import { passkeys } from '#domains/passkey/contract.ts';
import { passkeyRefusals } from '#domains/passkey/refusals.ts';
import {
  addPasskey,
  judgePasskey,
  listPasskeys,
  loginOptions,
  registrationOptions,
  removePasskey,
  renamePasskey,
} from '#domains/passkey/store/passkeys.ts';
import { type ApiContext, implementing, refuse, requireRoom, signedIn } from '#platform/calls/api.ts';

export const passkeyRoutes = implementing(passkeys, {
  list: ({ context }) => mine(context),

  begin: async ({ context, input }) => {
    await requirePassword(context, input.password);
    return { data: { ...(await registrationOptions(context.db, signedIn(context), context)) } };
  },

  add: async ({ context, input: { name, response } }) => {
    const made = { userId: signedIn(context).id, name, response: withTransports(response) };
    const outcome = await addPasskey(context.db, made, context);
    if (outcome === 'too-many') refuse(passkeyRefusals.tooMany({ max: MAX_PASSKEYS }));
    if (outcome === 'refused') refuse(passkeyRefusals.refused());
    return mine(context);
  },

  rename: async ({ context, input: { id, name } }) => {
    const isThere = await renamePasskey(context.db, signedIn(context).id, id, name);
    if (!isThere) refuse(passkeyRefusals.unknown());
    return mine(context);
  },

  remove: async ({ context, input }) => {
    await requirePassword(context, input.password);
    const isThere = await removePasskey(context.db, signedIn(context).id, input.id);
    if (!isThere) refuse(passkeyRefusals.unknown());
    return mine(context);
  },

  beginLogin: async ({ context }) => ({
    data: { ...(await loginOptions(context.db, context)) },
  }),

  logIn: async ({ context, input: { response, remember = false } }) => {
    const { db, now, userAgent, ip } = context;
    const { userHandle, ...signed } = response.response;
    const answer = { ...response, response: userHandle === undefined ? signed : { ...signed, userHandle } };
    const user = await judgePasskey(db, answer, context);
    if (user) requireRoom(context, user);
    // The device has verified a fingerprint, a face or a PIN; with the key itself, these are two factors already.
    const token =
      user && (await logIn(db, user, { isRemembered: remember, userAgent, ip, deviceId: context.deviceId(), now }));
    if (!user || token === null) return refuse(passkeyRefusals.refused());
    if (user.activatedAt) context.rememberDevice(user.email);
    if (context.sessionHash) await endSession(db, context.sessionHash);
    context.setSessionCookie(token, remember);
    return { message: `Welcome back, ${user.name}.` };
  },
});

async function mine(context: ApiContext) {
  return { data: await listPasskeys(context.db, signedIn(context).id) };
}

/** Drops `transports` if the browser left it out, instead of passing undefined. */
function withTransports<R extends { response: { transports?: string[] | undefined } }>(made: R) {
  const { transports = [], ...response } = made.response;
  return { ...made, response: { ...response, transports } };
}

/** Requires the password to change how the account logs in, which protects an unattended open browser. */
async function requirePassword(context: ApiContext, password: string): Promise<void> {
  const attempt = await context.guess(null);
  const row = await findUser(context.db, signedIn(context).id);
  if (await isPassword(password, row?.passwordHash ?? null)) return attempt.wasRight();
  refuse(accountRefusals.wrongPassword(), 'password');
}
