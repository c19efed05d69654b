import * as z from 'zod';
import { CURRENCIES } from '#domains/account/constants.ts';
import { accountPolicy } from '#domains/account/policy.ts';
import { ids } from '#domains/ids.ts';
import { instant, password, settingsMap, teamRef, userName } from '#domains/shapes.ts';
import { get, patch, post, put, remove } from '#platform/calls/call.ts';
import { RESTRICTIONS } from '#platform/calls/policy.ts';

const goalHorn = z.object({ id: z.string(), path: z.string(), duration: z.number().int() });

/** The logged-in user, sent only to themselves. */
export const user = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string(),
  country: z.string(),
  timeZone: z.string(),
  activatedAt: instant.nullable(),
  bankruptAt: instant.nullable(),
  /** The restriction set by moderators; `until` null: until it is lifted. */
  restriction: z.object({ kind: z.enum(RESTRICTIONS), until: instant.nullable() }).nullable(),
  lastOnlineAt: instant.nullable(),
  createdAt: instant,
  isAdmin: z.boolean(),
  /** Names of the user's worldwide permissions ('admin.moveClock'); those for a team or a message are in its view. */
  abilities: z.array(z.string()),
  isPremium: z.boolean(),
  premiumExpiresAt: instant.nullable(),
  /** The currency sign for amounts; the game's dollars stay dollars. */
  currency: z.enum(CURRENCIES),
  puckBalance: z.number().int(),
  refCode: z.string(),
  /** The user's PRO team; null before choosing a club. */
  teamId: ids.team.nullable(),
  teamName: z.string().nullable(),
  team: teamRef.nullable(),
  /** All three teams of the user's club, PRO first. */
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
/** A code of the authenticator app, or a recovery code. */
const code = z.string().trim().min(1).max(20);
const recoveryCodes = z.object({ data: z.array(z.string()) });

export const account = {
  session: get('anyone', '/session')
    .says('Who is logged in, as `GET /user` tells it; null: nobody')
    .answers(user.nullable()),
  me: get('session', '/user', { restricted: 'banned' })
    .says('The logged-in user with his settings')
    .answersBody(changed),
  update: patch('session', '/user', {
    ability: accountPolicy.change,
    speaks: ['name'],
  })
    .says('Change name, country, time zone, or the finished steps of the tour')
    .takes({
      name: userName.optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      timeZone: z.string().min(1).max(64).optional(),
      currency: z.enum(CURRENCIES).optional(),
      onboarding: z.array(z.string().max(40)).max(50).optional(),
    })
    .answersBody(changed),
  declareAge: put('activated', '/user/age', { ability: accountPolicy.change, restricted: 'suspended' })
    .says('Declare whether you are 18 or older; 409 for a year after you have declared that you are not')
    .takes({ isAdult: z.boolean() })
    .nothing(),
  changePassword: post('session', '/user/password', {
    ability: accountPolicy.change,
    rateLimit: 'auth',
    restricted: 'suspended',
  })
    .says('Change the password; ends all other sessions')
    .takes({ currentPassword: z.string().max(200), password })
    .answersBody(z.object({ message: z.string() })),
  changeEmail: post('activated', '/user/email', {
    ability: accountPolicy.change,
    rateLimit: 'auth',
    restricted: 'suspended',
  })
    .says('Send a link to another address, with which the account takes it; the same for every address')
    .takes({ email: z.string().trim().pipe(z.email().max(254)), password: z.string().max(200) })
    .nothing(),
  sessions: get('session', '/user/sessions', { restricted: 'banned' })
    .says('Where one is logged in')
    .answers(
      z.array(
        z.object({
          id: z.string(),
          userAgent: z.string(),
          createdAt: instant,
          lastSeenAt: instant,
          isCurrent: z.boolean(),
        }),
      ),
    ),
  endSession: remove('session', '/user/sessions/{id}', { ability: accountPolicy.change, restricted: 'banned' })
    .says('End one of the own sessions')
    .takes({ id: z.string().min(8).max(64) })
    .nothing(),
  secondFactor: get('session', '/user/second-factor')
    .says('Whether logging in asks for a code, and since when')
    .answers(z.object({ since: instant.nullable(), recoveryCodesLeft: z.number().int() })),
  beginSecondFactor: post('session', '/user/second-factor', {
    ability: accountPolicy.change,
    rateLimit: 'auth',
    restricted: 'suspended',
  })
    .says('A secret for an authenticator app; it counts when a code of it has come back. 409: there is one')
    .takes({ password: z.string().max(200) })
    .answers(
      z.object({
        /** Base32, for typing where a QR code cannot be scanned. */
        secret: z.string(),
        /** The same as a QR code in SVG. */
        qr: z.string(),
      }),
    ),
  confirmSecondFactor: post('session', '/user/second-factor/confirm', {
    ability: accountPolicy.change,
    rateLimit: 'auth',
    restricted: 'suspended',
  })
    .says('The first code of the app; answers the recovery codes, only this once')
    .takes({ code })
    .answersBody(recoveryCodes),
  renewRecoveryCodes: post('session', '/user/second-factor/codes', {
    ability: accountPolicy.change,
    rateLimit: 'auth',
    restricted: 'suspended',
  })
    .says('New recovery codes, for password and a code; the old ones are void')
    .takes({ password: z.string().max(200), code })
    .answersBody(recoveryCodes),
  removeSecondFactor: post('session', '/user/second-factor/remove', {
    ability: accountPolicy.change,
    rateLimit: 'auth',
    restricted: 'suspended',
  })
    .says('Log in with the password alone again')
    .takes({ password: z.string().max(200), code })
    .nothing(),
  exportData: get('session', '/user/export', { rateLimit: 'auth', restricted: 'banned' })
    .says('Everything that is stored about the user, as JSON')
    .answers(z.record(z.string(), z.unknown())),
  pause: post('session', '/user/pause', { ability: accountPolicy.leave, rateLimit: 'auth', restricted: 'banned' })
    .says('Pause the account until the next login')
    .takes({ password: z.string().max(200) })
    .nothing(),
  remove: post('session', '/user/delete', { ability: accountPolicy.leave, rateLimit: 'auth', restricted: 'banned' })
    .says('Delete the account: name and address go, honors stay')
    .takes({ password: z.string().max(200) })
    .nothing(),
};
