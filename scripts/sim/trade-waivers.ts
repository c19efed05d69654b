/** First teams that are cut to size each morning, and claims of the waived players: by the rules that a world has. */

import { MAX_ACTIVE } from '#domains/contracts/constants.ts';
import { CUT_DAY } from '#domains/roster/constants.ts';
import { remedyFor } from '#domains/roster/rules/compliance.ts';
import { claimOrder, wantsOnWaivers } from '#domains/roster/rules/moves.ts';
import { BOT } from './exploit-bots.ts';
import type { TradeSimLeague } from './trade-league.ts';

/** Maximum players of a bot that claims: it keeps a roster spot free. */
const KEEPS = MAX_ACTIVE - 1;

export class WaiverWire {
  private readonly league: TradeSimLeague;
  /** Whether the bot's club claims; its twin does not. */
  private readonly claims: boolean;
  private open: { playerId: number; clubId: number }[] = [];
  /** Players whom the bot's club has claimed. */
  claimed = 0;

  constructor(league: TradeSimLeague, { claims }: { claims: boolean }) {
    this.league = league;
    this.claims = claims;
  }

  morning(): void {
    this.league.recover();
    if (this.league.day < CUT_DAY) return;
    for (const { playerId, clubId } of this.open) this.settle(playerId, clubId);
    this.open = [];
    for (let clubId = 1; clubId <= this.league.clubs; clubId++) this.cut(clubId);
  }

  private settle(playerId: number, formerId: number): void {
    const { league } = this;
    const { position, overall } = league.ratedMan(playerId);
    const claimants = [];
    for (let clubId = 1; clubId <= league.clubs; clubId++) {
      if (clubId === formerId || league.activePlayers(clubId).length >= MAX_ACTIVE) continue;
      const wants = clubId === BOT ? this.botWants(playerId, formerId) : this.clubWants(clubId, position, overall);
      if (wants && league.canPay(clubId, playerId)) claimants.push({ clubId, rank: league.rankOf(clubId) });
    }
    const [winner] = claimOrder(claimants);
    if (winner === BOT) this.claimed++;
    if (winner === undefined) league.toFarm(playerId);
    else league.claim(playerId, winner);
  }

  private clubWants(clubId: number, position: string, overall: number): boolean {
    const own = this.league.activePlayers(clubId).filter((player) => player.position === position);
    return wantsOnWaivers(
      overall,
      own.map((player) => player.overall),
    );
  }

  /** Returns whether the bot wants a player: better than its weakest at his position, or good to pass on. */
  private botWants(playerId: number, formerId: number): boolean {
    return this.claims && this.league.looksUseful(BOT, formerId, playerId);
  }

  private cut(clubId: number): void {
    const players = this.league.activePlayers(clubId).map((player) => ({ ...player, saves: 0 }));
    const most = clubId === BOT && this.claims ? KEEPS : MAX_ACTIVE;
    const { reserve, down } = remedyFor(players, { players: players.length - most, dollars: 0 });
    for (const playerId of reserve) this.league.reserve(playerId);
    for (const playerId of down) {
      this.league.waive(playerId);
      this.open.push({ playerId, clubId });
    }
  }
}
