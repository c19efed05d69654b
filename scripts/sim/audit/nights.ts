/** The second night of back-to-backs: wins against rested teams, and who starts in goal. */
import { SIDE_NAMES, type Side } from '#engine/match/sides.ts';
import type { PlayedGame } from '../season.ts';
import type { Tally } from './tally.ts';

/** One season of one league. */
export class NightsAudit {
  /** Last starting goalies, by team. */
  private readonly starters = new Map<number, number | null>();

  add({ input, nights, result }: PlayedGame, tally: Tally): void {
    const isTired = (side: Side) => nights[side] === 1;
    for (const side of SIDE_NAMES) {
      const { teamId, lineup } = input[side];
      const last = this.starters.get(teamId);
      if (isTired(side) && last !== undefined) tally.add('another goalie on second nights', lineup.goalies.SG !== last);
      this.starters.set(teamId, lineup.goalies.SG);
    }
    if (isTired('home') === isTired('away')) return;
    tally.add(isTired('home') ? 'tired home team wins' : 'tired away team wins', isTired(result.winner ?? 'home'));
  }
}
