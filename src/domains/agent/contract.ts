/** Agents: who they are and whom they represent. What they answer clubs is the business of contracts. */
import * as z from 'zod';
import type { AGENT_TRAITS } from '#domains/agent/constants.ts';
import { id, personRef, playerRef, teamRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

const dollars = z.number().int();
const trait = z.number().int();

export const clientLine = z.object({
  player: playerRef,
  age: z.number().int(),
  overall: z.number().int(),
  /** The team that he plays for; null: he is free. */
  team: teamRef.nullable(),
  /** Whole dollars a season, and the last season of his last contract; null: without one. */
  salary: dollars.nullable(),
  contractUntil: z.number().int().nullable(),
  /** The last season of the representation. */
  untilSeason: z.number().int(),
});
export type ClientLine = z.infer<typeof clientLine>;

export const agentView = z.object({
  person: personRef,
  age: z.number().int(),
  startedAt: z.number().int(),
  retiredAt: z.number().int().nullable(),
  /** Who he was as a player; who holds the career. */
  playerId: z.number().int().nullable(),
  userId: z.number().int().nullable(),
  /** 0 to 99 each. */
  traits: z.object({ hardness: trait, patience: trait, network: trait, trust: trait } satisfies Record<
    (typeof AGENT_TRAITS)[number],
    z.ZodNumber
  >),
  /** Clients that he can have. */
  limit: z.number().int(),
  clients: z.array(clientLine),
  /** What his present clients have signed since they are with him: how many contracts, and whole dollars in all. */
  record: z.object({ deals: z.number().int(), dollars }),
});
export type AgentView = z.infer<typeof agentView>;

export const agents = {
  find: call('activated')
    .route({ method: 'GET', path: '/agents/{id}', summary: 'An agent: what he is like, and his clients' })
    .input(z.object({ id }))
    .output(z.object({ data: agentView })),
};
