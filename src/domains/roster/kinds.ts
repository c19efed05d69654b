/** The kinds of facts that a roster states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

const playerAndTeam = { player: z.string(), team: z.string() };

export const rosterNews = [fact('recall', playerAndTeam), fact('fill-in', playerAndTeam)] as const;

export const rosterNotifications = [fact('fill-in', { teamId: z.number().int(), playerId: z.number().int() })] as const;
