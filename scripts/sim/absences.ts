/** How often and how long the regulars of a season are out. */
import type { PlayedGame } from './season.ts';

/** Longest absences of each band, in games. */
const BANDS = [1, 5, 15, 40, Number.POSITIVE_INFINITY] as const;

export class Absences {
  /** The players who dressed on opening day. */
  private readonly regulars = new Map<number, Set<number>>();
  /** Current streaks of missed games, by player. */
  private readonly running = new Map<number, number>();
  private readonly spells = BANDS.map(() => 0);
  private missed = 0;
  private due = 0;

  add({ input, absent }: PlayedGame): void {
    this.addTeam(input.home.teamId, input.home.players, absent.home);
    this.addTeam(input.away.teamId, input.away.players, absent.away);
  }

  private addTeam(teamId: number, dressed: readonly { id: number }[], absent: readonly number[]): void {
    const regulars = this.regulars.get(teamId) ?? new Set(dressed.map((player) => player.id));
    this.regulars.set(teamId, regulars);
    this.due += regulars.size;
    const missing = new Set(absent);
    for (const id of regulars) {
      const games = this.running.get(id) ?? 0;
      if (missing.has(id)) {
        this.missed++;
        this.running.set(id, games + 1);
      } else if (games > 0) {
        this.endSpell(games);
        this.running.delete(id);
      }
    }
  }

  private endSpell(games: number): void {
    const band = BANDS.findIndex((bound) => games <= bound);
    this.spells[band] = (this.spells[band] ?? 0) + 1;
  }

  /** Returns the figures by key. Call it at the season's end; ongoing absences then count with their length so far. */
  table(): Record<string, number> {
    for (const games of this.running.values()) this.endSpell(games);
    this.running.clear();
    const all = this.spells.reduce((sum, count) => sum + count, 0);
    const table: Record<string, number> = { gamesMissed: (100 * this.missed) / Math.max(1, this.due) };
    this.spells.forEach((count, band) => {
      table[`absences${band}`] = (100 * count) / Math.max(1, all);
    });
    return table;
  }
}
