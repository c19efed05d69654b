/** The kinds of facts of the appointment domain. */
import * as z from 'zod';
import { STAFF_ROLES } from '#domains/appointment/constants.ts';
import { fact } from '#domains/fact.ts';

const post = { role: z.enum(STAFF_ROLES), competition: z.string().nullable() };

/** To the user concerned. `competition`: its name; null: staff of the whole site. */
export const appointmentNotifications = [fact('staff-appointed', post), fact('staff-dismissed', post)] as const;
