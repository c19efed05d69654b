/** Stories of finished games, read from their play-by-play. */
import { eq, inArray } from 'drizzle-orm';
import { overtimeOf } from '#domains/competition/rules.ts';
import { sharedRules } from '#domains/competition/store/game-rules.ts';
import { competitions, pairings } from '#domains/competition/tables.ts';
import { type WinChanceModel, winChanceModel } from '#domains/game/rules/analysis/win-chance.ts';
import { type Story, storyOf } from '#domains/game/rules/story.ts';
import { loadPeriods } from '#domains/game/store/periods.ts';
import { games } from '#domains/game/tables.ts';
import type { GameId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Home team's chance to win between two equal teams. */
const PREGAME = 0.54;
/** By overtime rule: a hundred games share at most three. */
const models = new Map<string, WinChanceModel>();

/** Returns stories by game; games without play-by-play are missing. Two statements. For finished games only. */
export async function readStories(db: Database | Transaction, ids: readonly GameId[]): Promise<Map<GameId, Story>> {
  if (ids.length === 0) return new Map();
  const finished = await db
    .select({ id: games.id, rules: sharedRules })
    .from(games)
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .leftJoin(pairings, eq(pairings.id, games.pairingId))
    .where(inArray(games.id, [...ids]));
  const periods = await loadPeriods(db, ids);
  return new Map(
    finished.flatMap(({ id, rules }) => {
      const events = (periods.get(id) ?? []).flatMap((period) => [...period.events]);
      return events.at(-1)?.type === 'game-end' ? [[id, storyOf(events, modelOf(rules))] as const] : [];
    }),
  );
}

function modelOf(rules: Parameters<typeof overtimeOf>[0]): WinChanceModel {
  const overtime = overtimeOf(rules);
  const key = JSON.stringify(overtime);
  const model = models.get(key) ?? winChanceModel({ pregame: PREGAME, overtime });
  models.set(key, model);
  return model;
}
