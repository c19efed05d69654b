import * as z from 'zod';
import { password, userName } from '#domains/shapes.ts';
import { call, get, post } from '#platform/calls/call.ts';

const email = z.string().trim().pipe(z.email().max(254));
const token = z.string().min(20).max(200);

const message = z.object({ message: z.string() });
const guardedByCsrf = {
  open: 'Users who log in have no role yet.',
  rateLimit: 'auth',
  duringMaintenance: true,
} as const;

export const auth = {
  csrfCookie: get('anyone', '/sanctum/csrf-cookie').says('Set the XSRF-TOKEN cookie').nothing(),
  activation: get('anyone', '/auth/activation')
    .says('How accounts are activated and passwords reset: by email, at once (only this machine), or by the operator')
    .answers(z.object({ activation: z.enum(['mail', 'at-once', 'operator']) })),
  login: post('anyone', '/auth/login', guardedByCsrf)
    .says('Log in; wakes a paused account')
    .takes({
      email: z.string().max(254),
      password: z.string().max(200),
      remember: z.boolean().optional(),
      /** A code of the authenticator app, or a recovery code; required (422 on `code`) if the account has a second factor. */
      code: z.string().max(20).optional(),
    })
    .answersBody(message),
  register: call('anyone', guardedByCsrf)
    .route({
      method: 'POST',
      path: '/auth/register',
      successStatus: 201,
      summary: 'Register and be logged in; activated only where accounts are activated at once',
    })
    .input(
      z.object({
        email,
        password,
        name: userName,
        country: z.string().regex(/^[A-Z]{2}$/),
        timeZone: z.string().min(1).max(64),
        refCode: z.string().max(20).optional(),
      }),
    )
    .output(message),
  logout: call('anyone', { open: 'Ends the session that asks.', duringMaintenance: true })
    .route({ method: 'POST', path: '/auth/logout', successStatus: 204, summary: 'End the session on the server' })
    .output(z.void()),
  activate: post('anyone', '/auth/activate', guardedByCsrf)
    .says('Activate with the token of the email')
    .takes({ token })
    .answersBody(message),
  resendActivation: post('session', '/auth/resend-activation', guardedByCsrf)
    .says('Send the activation email again')
    .answersBody(message),
  changeActivationEmail: post('session', '/auth/change-activation-email', guardedByCsrf)
    .says('Correct the address before activation')
    .takes({ email })
    .answersBody(message),
  forgotPassword: post('anyone', '/auth/forgot-password', guardedByCsrf)
    .says('Ask for a reset email; the answer is the same for every address')
    .takes({ email: z.string().max(254) })
    .answersBody(message),
  resetPassword: post('anyone', '/auth/reset-password', guardedByCsrf)
    .says('Set a new password; ends all sessions')
    .takes({ token, email: z.string().max(254), password })
    .answersBody(message),
  confirmEmail: post('anyone', '/auth/confirm-email', guardedByCsrf)
    .says('Give the account the address that the token was sent to; answers it')
    .takes({ token })
    .answers(z.object({ email: z.string() })),
};
