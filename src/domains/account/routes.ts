import { renderSVG } from 'uqr';
import { account, type User } from '#domains/account/contract.ts';
import { accountRefusals } from '#domains/account/refusals.ts';
import { currentTimeZone } from '#domains/account/rules/places.ts';
import { faultsOfProfile } from '#domains/account/rules/profile.ts';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { changeProfile } from '#domains/account/store/names.ts';
import { changeUser, declareAge, findUser, isOnlyAdmin, lockUser } from '#domains/account/store/users.ts';
import { viewUser } from '#domains/account/views.ts';
import { authRefusals } from '#domains/auth/refusals.ts';
import { pauseUser } from '#domains/auth/store/accounts.ts';
import { requestEmailChange } from '#domains/auth/store/email-change.ts';
import { revokeMailTokens } from '#domains/auth/store/mail-tokens.ts';
import { hashPassword, isPassword, refuseGuessable } from '#domains/auth/store/passwords.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  spendOwnCode,
} from '#domains/auth/store/second-factor.ts';
import { endSessionById, endSessionsOf, listSessions } from '#domains/auth/store/sessions.ts';
import type { RouteNeeds, Slice } from '#domains/slice.ts';
import { type ApiContext, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { commands } from '#platform/calls/handlers.ts';
import type { SessionUser } from '#platform/calls/policy.ts';
import { type Actor, can, needsSubject } from '#platform/calls/policy.ts';
import { doorRefusals } from '#platform/calls/refusals.ts';

const secondFactorRoutes = implementing(account, {
  secondFactor: async ({ context }) => {
    const { since, recoveryCodesLeft } = await readSecondFactor(context.db, signedIn(context).id);
    return { data: { since: since?.toISOString() ?? null, recoveryCodesLeft } };
  },

  beginSecondFactor: async ({ context, input }) => {
    const user = signedIn(context);
    await requirePassword(context, user, input.password, 'password');
    const made = await beginSecondFactor(context.db, user);
    if (!made) refuse(accountRefusals.hasSecondFactor());
    return { data: { secret: made.secret, qr: renderSVG(made.uri) } };
  },

  confirmSecondFactor: async ({ context, input }) => {
    const { db, now } = context;
    const codes = await confirmSecondFactor(db, { userId: signedIn(context).id, code: input.code, now });
    if (codes === 'none') refuse(accountRefusals.noSecondFactor());
    if (codes === 'wrong') refuse(authRefusals.wrongCode(), 'code');
    return { data: codes };
  },

  renewRecoveryCodes: async ({ context, input }) => {
    const user = signedIn(context);
    await requirePassword(context, user, input.password, 'password');
    if (!(await readSecondFactor(context.db, user.id)).since) refuse(accountRefusals.noSecondFactor());
    await requireCode(context, user, input.code);
    const codes = await replaceRecoveryCodes(context.db, user.id);
    if (!codes) refuse(accountRefusals.noSecondFactor());
    return { data: codes };
  },

  removeSecondFactor: async ({ context, input }) => {
    const user = signedIn(context);
    await requirePassword(context, user, input.password, 'password');
    await requireCode(context, user, input.code);
    await context.db.transaction((tx) => removeSecondFactor(tx, user.id));
  },
});

export const accountRoutes = ({ slices }: RouteNeeds) =>
  implementing(account, {
    session: ({ context }) => {
      if (!context.user) return { data: null };
      shareMe(context, context.user);
      return meOf(context, slices);
    },

    me: ({ context }) => {
      shareMe(context, signedIn(context));
      return meOf(context, slices);
    },

    update: async ({ context, input }) => {
      const { id } = signedIn(context);
      const faults = faultsOfProfile(input);
      if (faults) refuse(doorRefusals.unusableInput(), faults);
      const change = input.timeZone ? { ...input, timeZone: currentTimeZone(input.timeZone) } : input;
      const changed = await changeProfile(context.db, id, change, context.now);
      if (!changed.ok) refuse(changed, 'name');
      return meOf(context, slices);
    },

    declareAge: commands({}, ({ tx, userId, now }, { isAdult }) => declareAge(tx, { userId, isAdult, now })),

    changePassword: async ({ context, input }) => {
      const user = signedIn(context);
      await requirePassword(context, user, input.currentPassword, 'currentPassword');
      refuseGuessable(input.password, [user.name]);
      const passwordHash = await hashPassword(input.password);
      await context.db.transaction(async (tx) => {
        await lockUser(tx, user.id);
        await changeUser(tx, user.id, { passwordHash });
        // An earlier link would still reset the password with the old proof, or move the account.
        await revokeMailTokens(tx, user.id, 'reset-password');
        await revokeMailTokens(tx, user.id, 'change-email');
        await endSessionsOf(tx, user.id, context.sessionHash);
      });
      return { message: 'Your password is changed. You are logged out everywhere else.' };
    },

    changeEmail: async ({ context, input }) => {
      const { db, now, publicUrl, activation } = context;
      const user = signedIn(context);
      await requirePassword(context, user, input.password, 'password');
      const change = { userId: user.id, email: input.email, activation, publicUrl, now };
      const asked = await requestEmailChange(db, change);
      if (!asked.ok) refuse(asked, 'email');
    },

    sessions: async ({ context }) => {
      const { db, now, sessionHash } = context;
      const sessions = await listSessions(db, signedIn(context).id, sessionHash, now);
      return {
        data: sessions.map((session) => ({
          ...session,
          createdAt: session.createdAt.toISOString(),
          lastSeenAt: session.lastSeenAt.toISOString(),
        })),
      };
    },

    endSession: async ({ context, input }) => {
      const hasEnded = await endSessionById(context.db, signedIn(context).id, input.id);
      if (!hasEnded) refuse(accountRefusals.unknownSession());
    },

    ...secondFactorRoutes,

    exportData: async ({ context }) => ({
      data: await exportUser(context.heavyDb, signedIn(context).id, slices),
    }),

    pause: async ({ context, input }) => {
      const user = signedIn(context);
      await requirePassword(context, user, input.password, 'password');
      await pauseUser(context.db, user.id, context.now);
      context.setSessionCookie(null, false);
    },

    remove: async ({ context, input }) => {
      const user = signedIn(context);
      await requirePassword(context, user, input.password, 'password');
      if (await isOnlyAdmin(context.db, user.id)) refuse(accountRefusals.onlyAdmin());
      await deleteUser(context.db, user.id, { now: context.now, nouns: slices });
      context.setSessionCookie(null, false);
    },
  });

/** Shares the response unless the user is restricted: no change is published when a restriction ends. */
function shareMe(context: ApiContext, { id, restriction }: SessionUser): void {
  if (!restriction) context.share({ topics: [`user:${id}`], isPrivate: true });
}

async function meOf(context: ApiContext, slices: readonly Slice[]) {
  const actor = signedIn(context);
  const user = (await viewUser(context.db, actor.id, context.now)) ?? refuse(doorRefusals.loggedOut());
  return { data: { ...user, restriction: restrictionOf(actor), abilities: worldwideAbilities(actor, slices) } };
}

function restrictionOf({ restriction }: SessionUser): User['restriction'] {
  if (!restriction) return null;
  const { kind, until } = restriction;
  return { kind, until: until === null ? null : new Date(until).toISOString() };
}

/** Returns the user's worldwide permissions in all domains. */
function worldwideAbilities(actor: Actor, slices: readonly Slice[]): string[] {
  return slices
    .flatMap(({ policies = [] }) => policies.flatMap((policy) => Object.values(policy)))
    .filter((ability) => !needsSubject(ability) && can(actor, ability))
    .map(({ name }) => name);
}

/** Checks the second factor, besides the password, of an account that has one. */
async function requireCode({ db, now, guess }: ApiContext, { id: userId }: SessionUser, code: string): Promise<void> {
  const attempt = await guess(null);
  if (!(await spendOwnCode(db, { userId, code, now }))) refuse(authRefusals.wrongCode(), 'code');
  await attempt.wasRight();
}

/** Checks the password again before irreversible actions: a session left open on a shared computer is not enough. */
async function requirePassword(
  { db, guess }: ApiContext,
  user: SessionUser,
  password: string,
  field: 'password' | 'currentPassword',
): Promise<void> {
  const attempt = await guess(null);
  const row = await findUser(db, user.id);
  if (await isPassword(password, row?.passwordHash ?? null)) return attempt.wasRight();
  refuse(accountRefusals.wrongPassword(), field);
}
