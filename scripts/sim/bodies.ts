/** Heights, weights and hands of a league's players: the first teams and, to have enough to measure, the farm teams. */
import type { Position } from '#engine/player/skills.ts';
import { type SimClub, squadOf } from './clubs.ts';
import { Spread } from './spread.ts';

const GROUPS: Record<Position, string> = { C: 'C', LW: 'W', RW: 'W', LD: 'D', RD: 'D', G: 'G' };

export class Bodies {
  private readonly spreads = new Map<string, Spread>();

  add(clubs: readonly SimClub[]): void {
    for (const club of clubs) {
      const players = [...squadOf(club, 'PRO').players, ...squadOf(club, 'FRM').players];
      for (const { positions, hand, heightCm, weightKg } of players) {
        const position = positions[0] ?? 'C';
        const group = GROUPS[position];
        this.count(`height${group}`, heightCm);
        this.count(`weight${group}`, weightKg);
        // Wings are distinguished by side, defensemen are not.
        this.count(`left${group === 'W' ? position : group}`, hand === 'L' ? 100 : 0);
      }
    }
  }

  private count(key: string, value: number): void {
    const spread = this.spreads.get(key) ?? new Spread();
    spread.add(value);
    this.spreads.set(key, spread);
  }

  table(): Record<string, number> {
    const table: Record<string, number> = {};
    for (const [key, spread] of this.spreads) {
      table[key] = spread.mean;
      table[`${key}Deviation`] = spread.deviation;
    }
    return table;
  }
}
