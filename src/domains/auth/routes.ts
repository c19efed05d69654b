import { setTimeout as pause } from 'node:timers/promises';
import { accountRefusals } from '#domains/account/refusals.ts';
import { currentTimeZone } from '#domains/account/rules/places.ts';
import { faultsOfProfile } from '#domains/account/rules/profile.ts';
import { findUserByEmail, findUserIdByRefCode, takenField } from '#domains/account/store/users.ts';
import { FORGOT_PASSWORD_MS, WRONG_CODES_MINUTES } from '#domains/auth/constants.ts';
import { auth } from '#domains/auth/contract.ts';
import { authRefusals } from '#domains/auth/refusals.ts';
import {
  activateByToken,
  logIn,
  registerUser,
  requestReset,
  resendActivation,
  resetPassword,
} from '#domains/auth/store/accounts.ts';
import { Barred, type Bars } from '#domains/auth/store/bars.ts';
import { confirmEmailChange } from '#domains/auth/store/email-change.ts';
import { hashPassword, isPassword, refuseGuessable } from '#domains/auth/store/passwords.ts';
import { judgeCode } from '#domains/auth/store/second-factor.ts';
import { endSession } from '#domains/auth/store/sessions.ts';
import { implementing, refuse, requireRoom, signedIn } from '#platform/calls/api.ts';
import { doorRefusals } from '#platform/calls/refusals.ts';

const NO_MAIL = 'This server sends no mail.';

const loginRoutes = implementing(auth, {
  csrfCookie: ({ context }) => context.renewCsrfCookie(),

  activation: ({ context }) => ({ data: { activation: context.activation } }),

  login: async ({ context, input }) => {
    const { db, now, userAgent, ip, publicUrl } = context;
    const guess = await context.guess(input.email);
    const user = await findUserByEmail(db, input.email);
    const canLogIn = user !== null && user.deletedAt === null;
    if (!(await isPassword(input.password, canLogIn ? user.passwordHash : null)) || !canLogIn) {
      refuse(authRefusals.wrongLogin(), 'email');
    }
    const verdict = await judgeCode(db, { userId: user.id, code: input.code ?? '', publicUrl, now });
    // A right password does not count as a guess, even if the code is missing or wrong; wrong codes are counted by
    // account.
    if (verdict !== 'right') await guess.wasRight();
    if (verdict === 'needed') refuse(authRefusals.codeNeeded(), 'code');
    if (verdict === 'wrong') refuse(authRefusals.wrongCode(), 'code');
    if (verdict === 'too-many') refuse(authRefusals.tooManyCodes({ minutes: WRONG_CODES_MINUTES }), 'code');
    requireRoom(context, user);
    const isRemembered = input.remember ?? false;
    const token = await logIn(db, user, { isRemembered, userAgent, ip, deviceId: context.deviceId(), now });
    if (token === null) refuse(authRefusals.wrongLogin(), 'email');
    await guess.wasRight();
    // An unverified address may be another user's, so the device is not remembered for it.
    if (user.activatedAt) context.rememberDevice(user.email);
    if (context.sessionHash) await endSession(db, context.sessionHash);
    context.setSessionCookie(token, isRemembered);
    return { message: `Welcome back, ${user.name}.` };
  },

  logout: async ({ context }) => {
    if (context.sessionHash) await endSession(context.db, context.sessionHash);
    context.setSessionCookie(null, false);
  },

  forgotPassword: async ({ context, input }) => {
    const { db, now, publicUrl, activation } = context;
    if (activation !== 'mail') return { message: NO_MAIL };
    await Promise.all([requestReset(db, input.email, { publicUrl, now }), pause(FORGOT_PASSWORD_MS)]);
    return { message: 'If we know this address, a mail with a link is on its way.' };
  },

  confirmEmail: async ({ context, input }) => {
    const { db, now, publicUrl } = context;
    const email = await confirmEmailChange(db, { token: input.token, publicUrl, now });
    if (email === null) return refuse(authRefusals.staleChange(), 'token');
    context.rememberDevice(email);
    return { data: { email } };
  },
});

/** The calls for logging in and registering. @param nouns the domains that can bar users from registering */
export const authRoutes = ({ nouns }: { nouns: Bars }) =>
  implementing(auth, {
    ...loginRoutes,

    register: async ({ context, input }) => {
      const { db, now, publicUrl, activation, userAgent, ip } = context;
      const { email, name, country, refCode = '' } = input;
      const timeZone = currentTimeZone(input.timeZone);
      const faults = faultsOfProfile({ name, country, timeZone });
      if (faults) refuse(doorRefusals.unusableInput(), faults);
      refuseGuessable(input.password, [email, name]);
      const referredByUserId = refCode === '' ? null : await findUserIdByRefCode(db, refCode);
      if (refCode !== '' && referredByUserId === null) {
        refuse(authRefusals.unknownRefCode(), 'refCode');
      }
      const passwordHash = await hashPassword(input.password);
      const user = { email, passwordHash, name, country, timeZone, referredByUserId };
      const request = { publicUrl, activation, nouns, now, userAgent, ip, deviceId: context.deviceId() };
      const token = await registerUser(db, user, request).catch(refuseRegistration);
      if (typeof token !== 'string') return refuse(token, token.field);
      if (context.sessionHash) await endSession(db, context.sessionHash);
      context.setSessionCookie(token, false);
      if (activation !== 'mail') return { message: `Welcome. ${NO_MAIL}` };
      return { message: 'Welcome. We have sent you a mail with a link to activate your account.' };
    },

    activate: async ({ context, input }) => {
      const outcome = await activateByToken(context.db, input.token, { nouns, now: context.now });
      if (outcome === 'stale') refuse(authRefusals.staleActivation(), 'token');
      if (outcome !== 'activated') refuse(outcome);
      return { message: 'Your account is active.' };
    },

    resendActivation: async ({ context }) => {
      const { db, now, publicUrl, activation } = context;
      const user = signedIn(context);
      const sent = await resendActivation(db, { userId: user.id, publicUrl, activation, nouns, now }).catch(
        refuseRegistration,
      );
      if (!sent.ok) refuse(sent);
      return { message: activation === 'mail' ? 'We have sent the mail again.' : NO_MAIL };
    },

    changeActivationEmail: async ({ context, input }) => {
      const { db, now, publicUrl, activation } = context;
      const user = signedIn(context);
      const change = { userId: user.id, email: input.email, publicUrl, activation, nouns, now };
      const sent = await resendActivation(db, change).catch(refuseRegistration);
      if (!sent.ok) refuse(sent, sent.status === 422 ? 'email' : undefined);
      return { message: activation === 'mail' ? `We have sent the mail to ${input.email}.` : NO_MAIL };
    },

    resetPassword: async ({ context, input }) => {
      const { db, now } = context;
      refuseGuessable(input.password, [input.email]);
      const passwordHash = await hashPassword(input.password);
      const outcome = await resetPassword(db, { token: input.token, email: input.email, passwordHash, nouns, now });
      if (outcome === 'stale') refuse(authRefusals.staleReset(), 'token');
      // The mail proves the owner's browser, even while others are guessing.
      context.rememberDevice(input.email);
      if (context.sessionHash) context.setSessionCookie(null, false);
      return { message: 'Your password is changed. Log in with the new one.' };
    },
  });

/** Turns a taken name into that field's error, and a bar into its refusal; rethrows other errors. */
function refuseRegistration(error: unknown): never {
  if (error instanceof Barred) refuse(error.refused);
  if (takenField(error) !== 'name') throw error;
  refuse(accountRefusals.nameTaken(), 'name');
}
