/** Agents' characters, and their effect on what clients ask. */
import { AGENT_AGES, AGENT_DEVIATION, type AgentTrait, CLIENT_LIMIT } from '#domains/agent/constants.ts';
import type { AgentTilt } from '#engine/market/ask.ts';
import type { Random } from '#engine/random.ts';

export type Character = Readonly<Record<AgentTrait, number>>;

/** Draws the character of an AI agent, symmetric around the ordinary, so that the average ask in the world stays the same. */
export function drawCharacter(random: Random): Character {
  const draw = () => Math.max(1, Math.min(99, Math.round(random.normal(50, AGENT_DEVIATION))));
  return { hardness: draw(), patience: draw(), network: draw(), trust: draw() };
}

/** Draws a character that mirrors how another bargains, around the ordinary; the other traits are drawn independently. */
export function mirrored({ hardness, patience }: Character, random: Random): Character {
  return { ...drawCharacter(random), hardness: 100 - hardness, patience: 100 - patience };
}

/** Draws whether an agent retires: rarely at first, certainly in the end. */
export function retires(age: number, random: Random): boolean {
  const { retiresFrom, retiresAt } = AGENT_AGES;
  return random.chance((age - retiresFrom) / (retiresAt - retiresFrom));
}

/** Returns the most clients an agent can have. */
export function clientLimit(network: number): number {
  return Math.floor(CLIENT_LIMIT.base + CLIENT_LIMIT.perNetwork * network);
}

/** Returns an AI agent's bargaining style for the engine: −1 to 1 each; 0 is as if the player represented himself. */
export function tiltOf({ hardness, patience }: Pick<Character, 'hardness' | 'patience'>): AgentTilt {
  return { hardness: (hardness - 50) / 50, patience: (patience - 50) / 50 };
}
