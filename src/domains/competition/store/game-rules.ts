/** How games are played and what they affect: the only place that decides it. */
import { type SQL, sql } from 'drizzle-orm';
import type { CountsFor, GameRules } from '#domains/competition/contract.ts';
import { rulesOf, rulesOfPairing } from '#domains/competition/rules.ts';
import type { Competition } from '#domains/competition/store/competitions.ts';
import type { StoredState } from '#domains/competition/store/states.ts';
import { competitions, pairings } from '#domains/competition/tables.ts';
import type { CompetitionId, GameId, PairingId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

interface Fixture {
  id: GameId;
  competitionId: CompetitionId;
  pairingId: PairingId | null;
}

/**
 * Returns the rules of games: those that their pairing got when it opened, or their competition's. One query if any is of a pairing.
 *
 * @param known their competitions, by id
 */
export async function rulesOfGames(
  rows: RowReader,
  fixtures: readonly Fixture[],
  known: ReadonlyMap<CompetitionId, Pick<Competition, 'settings'>>,
): Promise<Map<GameId, GameRules>> {
  const id = [...new Set(fixtures.flatMap(({ pairingId }) => pairingId ?? []))];
  const opened = id.length === 0 ? [] : await rows.read(pairings, ['id', 'rules'], { id });
  const ofPairing = new Map(opened.map((pairing) => [pairing.id, pairing.rules]));
  return new Map(
    fixtures.flatMap((fixture) => {
      const settings = known.get(fixture.competitionId)?.settings;
      const rules = ofPairing.get(fixture.pairingId ?? 0) ?? (settings && rulesOf(settings));
      return rules ? [[fixture.id, rules]] : [];
    }),
  );
}

type OpenedPairing = Pick<typeof pairings.$inferSelect, 'id' | 'competitionId' | 'stage' | 'round' | 'winnerPlace'>;

/** Settles how the games of pairings are played, before they are scheduled. @param states of their competitions */
export async function settleRules(
  rows: Rows,
  opened: readonly OpenedPairing[],
  states: ReadonlyMap<CompetitionId, Pick<StoredState, 'competition' | 'rules'>>,
): Promise<void> {
  const settled = opened.flatMap(({ id, competitionId, stage, round, winnerPlace: place }) => {
    const { competition, rules } = states.get(competitionId) ?? {};
    return competition
      ? [{ id, rules: rulesOfPairing(competition.settings, rules?.[stage] ?? [], { round, place }) }]
      : [];
  });
  await rows.update(pairings, 'id', settled);
}

/** The part that competitions and games have in the same form. */
export type SharedRules = Pick<GameRules, 'overtime' | 'shootout' | 'countsFor'>;

/** The same in a query of games with their competitions and, joined from the left, their pairings. */
export const sharedRules = sql<SharedRules>`coalesce(${pairings.rules}, ${competitions.settings})`;

/** Returns the condition that a game counts for something. @param rules its rules, in a query of games `g` with their competitions `c` */
export function isCountedFor(
  what: keyof CountsFor,
  rules: SQL = sql`coalesce((select p.rules from competition_pairings p where p.id = g.pairing_id), c.settings)`,
): SQL<boolean> {
  return sql`(${rules} #>> ${`{countsFor,${what}}`})::boolean`;
}
