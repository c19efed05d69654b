import * as z from 'zod';
import { password } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

const email = z.string().trim().pipe(z.email().max(254));
const token = z.string().min(20).max(200);

const message = z.object({ message: z.string() });
const guardedByCsrf = {
  open: 'Whoever comes in has no role yet.',
  rateLimit: 'auth',
  duringMaintenance: true,
} as const;

export const auth = {
  csrfCookie: call('anyone')
    .route({ method: 'GET', path: '/sanctum/csrf-cookie', successStatus: 204, summary: 'Set the XSRF-TOKEN cookie' })
    .output(z.void()),
  activation: call('anyone')
    .route({
      method: 'GET',
      path: '/auth/activation',
      summary:
        'How accounts are activated and passwords reset: by mail, at once (only this machine), or by the operator',
    })
    .output(z.object({ data: z.object({ activation: z.enum(['mail', 'at-once', 'operator']) }) })),
  login: call('anyone', guardedByCsrf)
    .route({ method: 'POST', path: '/auth/login', summary: 'Log in; wakes a paused account' })
    .input(
      z.object({
        email: z.string().max(254),
        password: z.string().max(200),
        remember: z.boolean().optional(),
        /** Of the authenticator app, or a recovery code; asked for (422 on `code`) where the account has a second factor. */
        code: z.string().max(20).optional(),
      }),
    )
    .output(message),
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
        /** Letters of any script, digits, space, dot, apostrophe, hyphen; starts with a letter. */
        name: z
          .string()
          .trim()
          .min(3)
          .max(30)
          .regex(/^\p{L}[\p{L}\p{N} .'-]*$/u),
        country: z.string().regex(/^[A-Z]{2}$/),
        timeZone: z.string().min(1).max(64),
        refCode: z.string().max(20).optional(),
      }),
    )
    .output(message),
  logout: call('anyone', { open: 'Ends the session that asks.', duringMaintenance: true })
    .route({ method: 'POST', path: '/auth/logout', successStatus: 204, summary: 'End the session on the server' })
    .output(z.void()),
  activate: call('anyone', guardedByCsrf)
    .route({ method: 'POST', path: '/auth/activate', summary: 'Activate with the token of the mail' })
    .input(z.object({ token }))
    .output(message),
  resendActivation: call('session', guardedByCsrf)
    .route({ method: 'POST', path: '/auth/resend-activation', summary: 'Send the activation mail again' })
    .output(message),
  changeActivationEmail: call('session', guardedByCsrf)
    .route({ method: 'POST', path: '/auth/change-activation-email', summary: 'Correct the address before activation' })
    .input(z.object({ email }))
    .output(message),
  forgotPassword: call('anyone', guardedByCsrf)
    .route({
      method: 'POST',
      path: '/auth/forgot-password',
      summary: 'Ask for a reset mail; the answer is the same for every address',
    })
    .input(z.object({ email: z.string().max(254) }))
    .output(message),
  resetPassword: call('anyone', guardedByCsrf)
    .route({ method: 'POST', path: '/auth/reset-password', summary: 'Set a new password; ends all sessions' })
    .input(z.object({ token, email: z.string().max(254), password }))
    .output(message),
  confirmEmail: call('anyone', guardedByCsrf)
    .route({
      method: 'POST',
      path: '/auth/confirm-email',
      summary: 'Give the account the address that the token was mailed to; answers it',
    })
    .input(z.object({ token }))
    .output(z.object({ data: z.object({ email: z.string() }) })),
};
