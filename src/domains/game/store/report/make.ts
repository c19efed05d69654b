/** Makes the report on a finished game, from what was kept of it. */
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { REPLAYS } from '#domains/game/constants.ts';
import type { RecordedGame } from '#domains/game/rules/report/play-again.ts';
import { makeReport, type ReportSource } from '#domains/game/rules/report/report.ts';
import { inSteps } from '#domains/game/store/in-steps.ts';
import { loadInputs } from '#domains/game/store/inputs.ts';
import { loadPeriods } from '#domains/game/store/periods.ts';
import { gamePeriods, gameReports, games } from '#domains/game/tables.ts';
import { inactiveSpecialSkills } from '#domains/player/rules/special-skills.ts';
import { specialSkillsOf } from '#domains/player/store/special-skills.ts';
import type { GameId } from '#engine/ids.ts';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import type { SpecialSkill } from '#engine/player/skills.ts';
import { knownToServer } from '#platform/clock/secret.ts';
import type { Database } from '#platform/database/client.ts';

type GameRow = typeof games.$inferSelect;

/**
 * Makes the report and stores it. Does nothing when it exists already or when the game is not over.
 * @param options.signal stops the work, which then throws and is repeated another time.
 * @param options.games number of replays, as `makeReport` says.
 */
export async function makeGameReport(
  db: Database,
  gameId: GameId,
  { signal, games: again = REPLAYS }: { signal: AbortSignal; games?: number },
): Promise<void> {
  const source = await loadSource(db, gameId);
  if (!source) return;
  const report = await inSteps(makeReport(source, again), signal);
  await db
    .update(gameReports)
    .set({ report, requestedByUserId: null, turn: 0 })
    .where(and(eq(gameReports.gameId, gameId), isNull(gameReports.report)));
}

async function loadSource(db: Database, gameId: GameId): Promise<ReportSource | null> {
  const [row] = await db
    .select({ game: games })
    .from(gameReports)
    .innerJoin(games, eq(games.id, gameReports.gameId))
    .where(and(eq(gameReports.gameId, gameId), isNull(gameReports.report), eq(games.status, 'final')));
  if (!row) return null;
  const periods = (await loadPeriods(db, [gameId])).get(gameId) ?? [];
  const events = periods.flatMap((period) => [...period.events]);
  if (events.length === 0) return null;
  const recorded = await loadRecorded(db, row.game);
  const resting = typeof recorded === 'string' ? [] : await restingSkills(db, row.game.season, recorded);
  return { gameId, events, recorded, resting };
}

async function loadRecorded(db: Database, game: GameRow): Promise<ReportSource['recorded']> {
  const input = (await loadInputs(db, [game.id])).get(game.id);
  if (!input) return 'no-inputs';
  if (game.engineVersion !== ENGINE_VERSION) return 'other-engine';
  const rows = await db
    .select({ period: gamePeriods.period, benches: gamePeriods.benches })
    .from(gamePeriods)
    .where(and(eq(gamePeriods.gameId, game.id), isNotNull(gamePeriods.benches)))
    .orderBy(asc(gamePeriods.period));
  return { input, benches: new Map(rows.map(({ period, benches }) => [period, benches ?? {}])) };
}

/** Returns the special skills of dressed players that had no effect in the season of the game. */
async function restingSkills(db: Database, season: number, { input }: RecordedGame): Promise<ReportSource['resting']> {
  const dressed = [...input.home.players, ...input.away.players];
  const all = await specialSkillsOf(
    db,
    dressed.map((player) => player.id),
  );
  const inactive: readonly SpecialSkill[] = inactiveSpecialSkills(await knownToServer(db), season);
  return dressed.flatMap(({ id, specialSkills }) =>
    (all.get(id) ?? [])
      .filter((special) => inactive.includes(special) && !specialSkills.includes(special))
      .map((special) => ({ playerId: id, special })),
  );
}
