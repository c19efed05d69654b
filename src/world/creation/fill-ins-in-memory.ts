/** Men of the town in a season that is played in memory: the same ones as in the running world, called and sent home alike. */

import type { PlayerLife } from '#domains/player/rules/life.ts';
import { livesOfTeams } from '#domains/player/store/lives.ts';
import { missingPositions } from '#domains/roster/rules/fill-ins.ts';
import { callFillIns, type ShortTeam, sendFillInsHome } from '#domains/roster/store/fill-ins.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';

interface EverybodyInMemory {
  /** By player, and by the team that he is with; both are changed in place. */
  lives: Map<number, PlayerLife>;
  squads: ReadonlyMap<number, PlayerLife[]>;
  suspended: { has(playerId: number): boolean };
}

export interface CallOfDay {
  day: number;
  isTold: boolean;
}

export class FillInsInMemory {
  private readonly everybody: EverybodyInMemory;
  private readonly date: { season: number; worldSeed: number };
  private readonly present: PlayerLife[] = [];

  constructor(everybody: EverybodyInMemory, date: { season: number; worldSeed: number }) {
    this.everybody = everybody;
    this.date = date;
  }

  /** Those of the teams that cannot dress tonight. */
  shortOf(teamIds: readonly number[]): ShortTeam[] {
    const { squads, suspended } = this.everybody;
    return teamIds
      .map((teamId) => {
        const bodies = (squads.get(teamId) ?? []).map(({ id, positions }) => ({
          positions,
          isSuspended: suspended.has(id),
        }));
        return { teamId, positions: missingPositions(bodies) };
      })
      .filter(({ positions }) => positions.length > 0);
  }

  /** They are with their teams until they are sent home. @param isTold whether anybody will read of it */
  async call(tx: Transaction, short: readonly ShortTeam[], { day, isTold }: CallOfDay): Promise<void> {
    const { season, worldSeed: seed } = this.date;
    const on = { season, day, absoluteDay: season * DAYS_PER_SEASON + day, seed };
    await callFillIns(pgRows(tx), short, on, { isAnnounced: isTold });
    const { lives, squads } = this.everybody;
    for (const [teamId, stored] of await livesOfTeams(
      pgReader(tx),
      short.map((team) => team.teamId),
    )) {
      for (const life of stored) {
        if (lives.has(life.id)) continue;
        lives.set(life.id, life);
        squads.get(teamId)?.push(life);
        this.present.push(life);
      }
    }
  }

  /** Is anybody there who has to go home this morning? */
  get arePresent(): boolean {
    return this.present.length > 0;
  }

  /** @returns who has gone, as the games left him. */
  async sendHome(tx: Transaction): Promise<PlayerLife[]> {
    await sendFillInsHome(pgRows(tx), this.date.season);
    const gone = this.present.splice(0);
    for (const life of gone) {
      this.everybody.lives.delete(life.id);
      const squad = life.teamId === null ? undefined : this.everybody.squads.get(life.teamId);
      squad?.splice(squad.indexOf(life), 1);
    }
    return gone;
  }
}
