/** The kinds of facts that appointments state. */
import * as z from 'zod';
import { STAFF_ROLES } from '#domains/appointment/constants.ts';
import { fact } from '#domains/fact.ts';

const post = { role: z.enum(STAFF_ROLES), competition: z.string().nullable() };

/** To the user concerned. `competition`: its name; null: of the site. */
export const appointmentNotifications = [fact('staff-appointed', post), fact('staff-dismissed', post)] as const;
