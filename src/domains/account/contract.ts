import * as z from 'zod';
import { CURRENCIES } from '#domains/account/constants.ts';
import { accountPolicy } from '#domains/account/policy.ts';
import { ids } from '#domains/ids.ts';
import { instant, password, settingsMap, teamRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

const goalHorn = z.object({ id: z.string(), path: z.string(), duration: z.number().int() });

/** The logged-in user; only ever sent to himself. */
export const user = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string(),
  country: z.string(),
  timeZone: z.string(),
  activatedAt: instant.nullable(),
  bankruptAt: instant.nullable(),
  lastOnlineAt: instant.nullable(),
  createdAt: instant,
  isAdmin: z.boolean(),
  /** Names of what he may do wherever he is ('admin.moveClock'); towards a team or a message its view tells. */
  abilities: z.array(z.string()),
  isPremium: z.boolean(),
  premiumExpiresAt: instant.nullable(),
  /** The sign that amounts are shown with; the game's dollars are dollars whichever it is. */
  currency: z.enum(CURRENCIES),
  puckBalance: z.number().int(),
  refCode: z.string(),
  /** His PRO team; null before he has chosen a club. */
  teamId: ids.team.nullable(),
  teamName: z.string().nullable(),
  team: teamRef.nullable(),
  /** All three teams of his club, PRO first. */
  teams: z.array(teamRef),
  proLeague: z.object({ id: z.number().int() }).nullable(),
  face: z.record(z.string(), z.unknown()).nullable(),
  federation: z.object({ id: z.number().int() }).nullable(),
  onboarding: z.array(z.string()),
  goalHorns: z.array(goalHorn),
  settings: settingsMap,
});
export type User = z.infer<typeof user>;

const changed = z.object({ data: user });
/** Of the authenticator app, or a recovery code. */
const code = z.string().trim().min(1).max(20);
const recoveryCodes = z.object({ data: z.array(z.string()) });

export const account = {
  session: call('anyone')
    .route({ method: 'GET', path: '/session', summary: 'Who is logged in, as `GET /user` tells it; null: nobody' })
    .output(z.object({ data: user.nullable() })),
  me: call('session')
    .route({ method: 'GET', path: '/user', summary: 'The logged-in user with his settings' })
    .output(changed),
  update: call('session', { ability: accountPolicy.change, rateLimit: 'write' })
    .route({
      method: 'PATCH',
      path: '/user',
      summary: 'Change name, country, time zone, or the finished steps of the tour',
    })
    .input(
      z.object({
        name: z
          .string()
          .trim()
          .min(3)
          .max(30)
          .regex(/^\p{L}[\p{L}\p{N} .'-]*$/u)
          .optional(),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .optional(),
        timeZone: z.string().min(1).max(64).optional(),
        currency: z.enum(CURRENCIES).optional(),
        onboarding: z.array(z.string().max(40)).max(50).optional(),
      }),
    )
    .output(changed),
  changePassword: call('session', { ability: accountPolicy.change, rateLimit: 'auth' })
    .route({ method: 'POST', path: '/user/password', summary: 'Change the password; ends all other sessions' })
    .input(z.object({ currentPassword: z.string().max(200), password }))
    .output(z.object({ message: z.string() })),
  changeEmail: call('activated', { ability: accountPolicy.change, rateLimit: 'auth' })
    .route({
      method: 'POST',
      path: '/user/email',
      successStatus: 204,
      summary: 'Mail a link to another address, with which the account takes it; the same for every address',
    })
    .input(z.object({ email: z.string().trim().pipe(z.email().max(254)), password: z.string().max(200) }))
    .output(z.void()),
  sessions: call('session')
    .route({ method: 'GET', path: '/user/sessions', summary: 'Where one is logged in' })
    .output(
      z.object({
        data: z.array(
          z.object({
            id: z.string(),
            userAgent: z.string(),
            createdAt: instant,
            lastSeenAt: instant,
            isCurrent: z.boolean(),
          }),
        ),
      }),
    ),
  endSession: call('session', { ability: accountPolicy.change, rateLimit: 'write' })
    .route({
      method: 'DELETE',
      path: '/user/sessions/{id}',
      successStatus: 204,
      summary: 'End one of the own sessions',
    })
    .input(z.object({ id: z.string().min(8).max(64) }))
    .output(z.void()),
  secondFactor: call('session')
    .route({
      method: 'GET',
      path: '/user/second-factor',
      summary: 'Whether logging in asks for a code, and since when',
    })
    .output(z.object({ data: z.object({ since: instant.nullable(), recoveryCodesLeft: z.number().int() }) })),
  beginSecondFactor: call('session', { ability: accountPolicy.change, rateLimit: 'auth' })
    .route({
      method: 'POST',
      path: '/user/second-factor',
      summary: 'A secret for an authenticator app; it counts when a code of it has come back. 409: there is one',
    })
    .input(z.object({ password: z.string().max(200) }))
    .output(
      z.object({
        data: z.object({
          /** Base32, to be typed where no picture can be taken. */
          secret: z.string(),
          /** The same as a picture: a QR code as SVG. */
          qr: z.string(),
        }),
      }),
    ),
  confirmSecondFactor: call('session', { ability: accountPolicy.change, rateLimit: 'auth' })
    .route({
      method: 'POST',
      path: '/user/second-factor/confirm',
      summary: 'The first code of the app; answers the recovery codes, only this once',
    })
    .input(z.object({ code }))
    .output(recoveryCodes),
  renewRecoveryCodes: call('session', { ability: accountPolicy.change, rateLimit: 'auth' })
    .route({
      method: 'POST',
      path: '/user/second-factor/codes',
      summary: 'New recovery codes, for password and a code; the old ones are void',
    })
    .input(z.object({ password: z.string().max(200), code }))
    .output(recoveryCodes),
  removeSecondFactor: call('session', { ability: accountPolicy.change, rateLimit: 'auth' })
    .route({
      method: 'POST',
      path: '/user/second-factor/remove',
      successStatus: 204,
      summary: 'Log in with the password alone again',
    })
    .input(z.object({ password: z.string().max(200), code }))
    .output(z.void()),
  exportData: call('session', { rateLimit: 'auth' })
    .route({ method: 'GET', path: '/user/export', summary: 'Everything that is stored about the user, as JSON' })
    .output(z.object({ data: z.record(z.string(), z.unknown()) })),
  pause: call('session', { ability: accountPolicy.leave, rateLimit: 'auth' })
    .route({
      method: 'POST',
      path: '/user/pause',
      successStatus: 204,
      summary: 'Pause the account until the next login',
    })
    .input(z.object({ password: z.string().max(200) }))
    .output(z.void()),
  remove: call('session', { ability: accountPolicy.leave, rateLimit: 'auth' })
    .route({
      method: 'POST',
      path: '/user/delete',
      successStatus: 204,
      summary: 'Delete the account: name and address go, honors stay',
    })
    .input(z.object({ password: z.string().max(200) }))
    .output(z.void()),
};
