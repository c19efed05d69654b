/** How a player chooses his agent. */

import { CHOICE, LOOKS_AT, NOBODY_ONE_IN, REPRESENTATION, USUAL_RATE } from '#domains/agent/constants.ts';
import type { Character } from '#domains/agent/rules/agent.ts';
import type { NationId, PersonId } from '#engine/ids.ts';
import type { Personality } from '#engine/market/personality.ts';
import type { Random } from '#engine/random.ts';

/** An agent willing to take the player. */
export interface Candidate extends Character {
  personId: PersonId;
  nationId: NationId;
  /** Whether the agent is a former player. */
  isFormerPlayer: boolean;
  /** Percent. */
  rate: number;
}

export interface Chooser {
  nationId: NationId;
  personality: Personality;
  /** His current agent; null: none. */
  presentId: PersonId | null;
}

/**
 * Returns an agent's appeal to a player, in points. Greedy players prefer tough agents and calm players patient ones,
 * symmetrically around the ordinary.
 */
export function appealOf(agent: Candidate, { nationId, personality, presentId }: Chooser): number {
  const { patience, greed, loyalty, ambition, home } = personality;
  const { network, trust } = CHOICE;
  return (
    CHOICE.hardness * (1 - Math.abs(agent.hardness / 100 - greed)) +
    CHOICE.patience * (1 - Math.abs(agent.patience / 100 - patience)) +
    ((network.base + network.ambition * ambition) * agent.network) / 100 +
    ((trust.base + trust.loyalty * loyalty) * agent.trust) / 100 +
    (agent.nationId === nationId ? CHOICE.home * home : 0) +
    (agent.isFormerPlayer ? CHOICE.formerPlayer : 0) +
    (agent.personId === presentId ? CHOICE.present : 0) -
    (agent.rate - USUAL_RATE) * (CHOICE.perRate.base + CHOICE.perRate.greed * greed)
  );
}

/** Draws whether a player represents himself. */
export function wantsNobody(random: Random): boolean {
  return random.chance(1 / NOBODY_ONE_IN);
}

/** Returns the most appealing agent among a few random ones and the current one; null: no agent has room. */
export function chooseAgent(open: readonly Candidate[], chooser: Chooser, random: Random): Candidate | null {
  const met = new Map<PersonId, Candidate>();
  const present = open.find(({ personId }) => personId === chooser.presentId);
  if (present) met.set(present.personId, present);
  for (let look = 0; look < LOOKS_AT && open.length > 0; look++) {
    const one = random.pick(open);
    met.set(one.personId, one);
  }
  let best: { agent: Candidate; appeal: number } | null = null;
  for (const agent of met.values()) {
    const appeal = appealOf(agent, chooser) + random.normal(0, CHOICE.deviation);
    if (!best || appeal > best.appeal) best = { agent, appeal };
  }
  return best?.agent ?? null;
}

/** Draws the last season of a representation that begins with a season. */
export function drawUntil(season: number, random: Random): number {
  return season + random.int(REPRESENTATION.least, REPRESENTATION.most) - 1;
}
