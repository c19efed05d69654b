/** Puts everybody where the plan of the rollover wants him. */
import { inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { players } from '#domains/player/tables.ts';
import { SUMMER_CALM } from '#domains/season/rules/rollover/constants.ts';
import type { RolloverPlan } from '#domains/season/rules/rollover/plan.ts';
import type { Books } from '#domains/season/store/rollover/books.ts';
import type { Newcomer } from '#domains/season/store/rollover/newcomers.ts';
import { drawJerseyNumber } from '#engine/player/identity/jersey-numbers.ts';
import { isGoalie, type Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';
import { updateRows } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';

interface Moving {
  /** The season that ends. */
  season: number;
  plan: RolloverPlan;
  newcomers: readonly Newcomer[];
  books: Books;
  random: Random;
}

/** Retires, releases and places players, and deals the jersey numbers of every team. */
export async function movePlayers(tx: Transaction, { season, plan, newcomers, books, random }: Moving): Promise<void> {
  if (plan.retired.length > 0) {
    await tx
      .update(players)
      .set({ retiredAt: season, lastSeason: season, teamId: null, jerseyNumber: null, trainingOn: null })
      .where(inArray(players.id, plan.retired));
  }
  const hadClub = new Set(books.players.filter((player) => player.clubId !== null).map((player) => player.id));
  const leaving = plan.released.filter((id) => hadClub.has(id));
  if (leaving.length > 0) {
    await tx
      .update(players)
      .set({ teamId: null, jerseyNumber: null, trainingOn: null, freeAgentSince: season + 1, lastSeason: season })
      .where(inArray(players.id, leaving));
  }
  const known = new Map(books.players.map((player) => [player.id, player]));
  const wearers = new Map<number, Wearer[]>();
  const wear = (teamId: number, wearer: Wearer) => {
    wearers.set(teamId, [...(wearers.get(teamId) ?? []), wearer]);
  };
  for (const { playerId, clubId, level } of plan.placements) {
    const player = known.get(playerId);
    if (!player) throw new Error(`player ${playerId} is placed but unknown`);
    const teamId = books.teamOf(clubId, level);
    const { id, position } = player;
    wear(teamId, { id, position, jerseyNumber: player.teamId === teamId ? player.jerseyNumber : null });
  }
  for (const { id, teamId, position } of newcomers) wear(teamId, { id, position, jerseyNumber: null });
  const rows = books.teams.flatMap((team) => {
    const ofTeam = wearers.get(team.id) ?? [];
    const numbers = dealJerseys(ofTeam, random.fork(team.id));
    return ofTeam.map(({ id }) => ({
      id,
      teamId: team.id,
      jerseyNumber: numbers.get(id) ?? null,
      freeAgentSince: null,
      lastSeason: null,
    }));
  });
  await updateRows(tx, players, 'id', rows);
  await tx
    .update(players)
    .set({ firstSeason: season + 1 })
    .where(sql`${isNull(players.firstSeason)} and ${isNotNull(players.teamId)}`);
}

/** A summer's rest: full energy, and form and morale on the way back to ordinary. */
export async function calmDown(tx: Transaction): Promise<void> {
  const calmed = (column: typeof players.form | typeof players.morale) =>
    sql`50 + round((${column} - 50) * ${1 - SUMMER_CALM}::real)::smallint`;
  await tx
    .update(players)
    .set({ energy: 100, form: calmed(players.form), morale: calmed(players.morale) })
    .where(isNull(players.retiredAt));
}

interface Wearer {
  id: number;
  position: Position;
  /** The number that he wore for this team last season. */
  jerseyNumber: number | null;
}

/** Who was there before keeps his number; the others draw from what is left. By player id. */
function dealJerseys(wearers: readonly Wearer[], random: Random): Map<number, number> {
  const numbers = new Map<number, number>();
  const taken = new Set<number>();
  for (const { id, jerseyNumber } of wearers) {
    if (jerseyNumber === null || taken.has(jerseyNumber)) continue;
    numbers.set(id, jerseyNumber);
    taken.add(jerseyNumber);
  }
  for (const { id, position } of wearers) {
    if (numbers.has(id)) continue;
    const number = drawJerseyNumber(isGoalie(position), taken, random);
    numbers.set(id, number);
    taken.add(number);
  }
  return numbers;
}
