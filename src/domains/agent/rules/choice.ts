/** Whom a player takes as his agent. */

import { CHOICE, LOOKS_AT, NOBODY_ONE_IN, REPRESENTATION, USUAL_RATE } from '#domains/agent/constants.ts';
import type { Character } from '#domains/agent/rules/agent.ts';
import type { NationId, PersonId } from '#engine/ids.ts';
import type { Personality } from '#engine/market/personality.ts';
import type { Random } from '#engine/random.ts';

/** An agent who would have him. */
export interface Candidate extends Character {
  personId: PersonId;
  nationId: NationId;
  /** He has played himself. */
  isFormerPlayer: boolean;
  /** Percent. */
  rate: number;
}

export interface Chooser {
  nationId: NationId;
  personality: Personality;
  /** His agent so far; null: none. */
  presentId: PersonId | null;
}

/**
 * What an agent is to a player, in points. Like goes to like: the greedy to the hard, the calm to the patient, as much to one
 * side of the ordinary as to the other.
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

/** Whether he wants nobody to speak for him. */
export function wantsNobody(random: Random): boolean {
  return random.chance(1 / NOBODY_ONE_IN);
}

/** The one whom he likes best among some whom he comes across, and the one whom he has; null: nobody has room. */
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

/** The last season that representation covers which begins with a season. */
export function drawUntil(season: number, random: Random): number {
  return season + random.int(REPRESENTATION.least, REPRESENTATION.most) - 1;
}
