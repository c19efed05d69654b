/** What agents are like, and how their characters color what a client asks. */
import { AGENT_AGES, AGENT_DEVIATION, type AgentTrait, CLIENT_LIMIT } from '#domains/agent/constants.ts';
import type { AgentTilt } from '#engine/market/ask.ts';
import type { Random } from '#engine/random.ts';

export type Character = Readonly<Record<AgentTrait, number>>;

/** The character of an AI agent: evenly around the ordinary, so that the world's asks do not move. */
export function drawCharacter(random: Random): Character {
  const draw = () => Math.max(1, Math.min(99, Math.round(random.normal(50, AGENT_DEVIATION))));
  return { hardness: draw(), patience: draw(), network: draw(), trust: draw() };
}

/** As far on the other side of the ordinary in how he bargains; else somebody of his own. */
export function mirrored({ hardness, patience }: Character, random: Random): Character {
  return { ...drawCharacter(random), hardness: 100 - hardness, patience: 100 - patience };
}

/** Whether he has had enough: hardly anybody at first, everybody in the end. */
export function retires(age: number, random: Random): boolean {
  const { retiresFrom, retiresAt } = AGENT_AGES;
  return random.chance((age - retiresFrom) / (retiresAt - retiresFrom));
}

/** Clients that he can have. */
export function clientLimit(network: number): number {
  return Math.floor(CLIENT_LIMIT.base + CLIENT_LIMIT.perNetwork * network);
}

/** How an AI agent bargains, as the engine reads it: −1 to 1 each, 0 is as if the player spoke for himself. */
export function tiltOf({ hardness, patience }: Pick<Character, 'hardness' | 'patience'>): AgentTilt {
  return { hardness: (hardness - 50) / 50, patience: (patience - 50) / 50 };
}
