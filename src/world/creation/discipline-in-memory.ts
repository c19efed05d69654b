/** The disciplinary board of a season that is played in memory: the same rulings as in the running world. */
import { eq, gte, or } from 'drizzle-orm';
import type { Incident } from '#domains/discipline/rules/incidents.ts';
import { isOpen, type JudgedGame, type Ruling, rulingOn, servedWith } from '#domains/discipline/rules/rulings.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { mergeInto } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';

/** Older rulings than those of so many seasons before matter to nobody any more. */
const SEASONS_REMEMBERED = 2;

interface GameInMemory extends JudgedGame {
  /** The players of both teams, dressed or not. */
  squads: readonly { id: number }[];
  dressed: ReadonlySet<number>;
  incidents: readonly Incident[];
}

export class DisciplineInMemory {
  private readonly rulings: Map<number, Ruling[]>;

  private constructor(known: readonly Ruling[]) {
    this.rulings = Map.groupBy(known, (ruling) => ruling.playerId);
  }

  static async load(tx: Transaction, season: number): Promise<DisciplineInMemory> {
    const remembered = gte(rulings.season, season - SEASONS_REMEMBERED);
    const rows = await tx
      .select()
      .from(rulings)
      .where(or(remembered, eq(rulings.isServed, false)));
    return new DisciplineInMemory(rows.map(({ id: _id, isServed: _isServed, ...ruling }) => ruling));
  }

  /** Is the player suspended? */
  has(playerId: number): boolean {
    return this.rulings.get(playerId)?.some(isOpen) ?? false;
  }

  /** What a game that counts is for discipline; answers what was ruled on it. */
  judge(game: GameInMemory): Ruling[] {
    const open = game.squads.flatMap(({ id }) => this.rulings.get(id)?.filter(isOpen) ?? []);
    for (const served of servedWith(game.id, open, game.dressed)) this.replace(served);
    return game.incidents.map((incident) => {
      const record = this.rulings.get(incident.playerId) ?? [];
      const made = rulingOn(game, incident, record);
      this.rulings.set(incident.playerId, [...record, made]);
      return made;
    });
  }

  async save(tx: Transaction): Promise<void> {
    const rows = [...this.rulings.values()]
      .flat()
      .map((ruling) => ({ ...ruling, servedIn: [...ruling.servedIn], isServed: !isOpen(ruling) }));
    await mergeInto(tx, rulings, rows, { key: ['playerId', 'gameId'], set: ['servedIn', 'isServed'] });
  }

  private replace(ruling: Ruling): void {
    const all = this.rulings.get(ruling.playerId) ?? [];
    this.rulings.set(
      ruling.playerId,
      all.map((one) => (one.gameId === ruling.gameId ? ruling : one)),
    );
  }
}
