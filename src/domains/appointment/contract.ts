/** The staff of the site and of competitions: appointed and dismissed by admins. */
import * as z from 'zod';
import { STAFF_ROLES } from '#domains/appointment/constants.ts';
import { appointmentPolicy } from '#domains/appointment/policy.ts';
import { given, id, ids } from '#domains/ids.ts';
import { instant, pageNumber } from '#domains/shapes.ts';
import { get, post, remove } from '#platform/calls/call.ts';

const competition = z.object({ id: ids.competition, name: z.string() });

const appointment = z.object({
  id: z.number().int(),
  user: z.object({ id: ids.user, name: z.string() }),
  role: z.enum(STAFF_ROLES),
  /** null: staff of the whole site. */
  competition: competition.nullable(),
  /** Names of admins; null: the account is deleted. */
  appointedBy: z.string().nullable(),
  appointedAt: instant,
  dismissedBy: z.string().nullable(),
  /** null: still on the staff. */
  dismissedAt: instant.nullable(),
});
export type Appointment = z.infer<typeof appointment>;

const appointing = { ability: appointmentPolicy.appoint, rateLimit: 'write', duringMaintenance: true } as const;

export const appointments = {
  list: get('activated', '/admin/staff', { ability: appointmentPolicy.appoint })
    .says('The staff of the site and of competitions, and who has been: those of today first, the newest first')
    .takes({ page: pageNumber })
    .answersPage(appointment),
  competitions: get('activated', '/admin/staff/competitions', { ability: appointmentPolicy.appoint })
    .says('The competitions of this season, by name')
    .answers(z.array(competition)),
  appoint: post('activated', '/admin/staff', appointing)
    .says('Appoint an activated user: to the site, or as organizer of a competition')
    .takes(
      z
        .object({ userId: given.user, role: z.enum(STAFF_ROLES), competitionId: given.competition.optional() })
        .refine(({ role, competitionId }) => (role === 'organizer') === (competitionId !== undefined), {
          path: ['competitionId'],
          message: 'Organizers need a competition; the staff of the site has none.',
        }),
    )
    .nothing(),
  dismiss: remove('activated', '/admin/staff/{id}', appointing).says('Dismiss somebody').takes({ id }).nothing(),
};
