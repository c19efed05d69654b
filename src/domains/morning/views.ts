/** Morning reports as their reader sees them, with present names. */
import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { gameRefsById } from '#domains/game/views/game-refs.ts';
import { REPORTS_SHOWN } from '#domains/morning/constants.ts';
import type { Morning } from '#domains/morning/contract.ts';
import type { MorningFacts, Turn, Why } from '#domains/morning/rules/facts.ts';
import { mornings } from '#domains/morning/tables.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { managers } from '#domains/seat/tables.ts';
import type { GameRef, PlayerRef } from '#domains/shapes.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/**
 * Returns the latest report of a club and those before it that its manager has not read, newest first. What was written for
 * a former manager, to the morning of the day of the takeover, stays with them. Three queries.
 */
export async function latestMornings(db: Database, clubId: ClubId, now: Date): Promise<Morning[]> {
  const newest = db
    .select({ day: sql<number>`max(${mornings.absoluteDay})` })
    .from(mornings)
    .where(and(eq(mornings.clubId, clubId), isNotNull(mornings.facts)));
  const rows = await db
    .select({ absoluteDay: mornings.absoluteDay, facts: mornings.facts, readAt: mornings.readAt })
    .from(mornings)
    .innerJoin(managers, and(eq(managers.clubId, mornings.clubId), gt(mornings.absoluteDay, managers.fromDay)))
    .where(
      and(
        ...[eq(mornings.clubId, clubId), isNotNull(mornings.facts)],
        or(isNull(mornings.readAt), eq(mornings.absoluteDay, newest)),
      ),
    )
    .orderBy(desc(mornings.absoluteDay))
    .limit(REPORTS_SHOWN);
  const known = rows.flatMap(({ facts, ...row }) => (facts ? [{ ...row, facts }] : []));
  const [people, games] = await Promise.all([
    playerRefs(db, known, ({ facts }) => playersIn(facts)),
    gameRefsById(
      db,
      known.flatMap(({ facts }) => gamesIn(facts)),
      now,
    ),
  ]);
  return known.map(({ absoluteDay, facts, readAt }) => {
    return { ...dateOf(absoluteDay), isRead: readAt !== null, ...named(facts, { people, games }) };
  });
}

function playersIn({ lastNight, overnight }: MorningFacts): (number | null | undefined)[] {
  const { gainers, hurt, returned } = overnight;
  return [lastNight?.turn?.playerId, lastNight?.why?.playerId, ...returned].concat(
    [...gainers, ...hurt].map(({ playerId }) => playerId),
  );
}

function gamesIn({ lastNight, overnight, tonight }: MorningFacts): number[] {
  return [lastNight?.gameId, tonight, ...overnight.rivals.map(({ gameId }) => gameId)].flatMap((id) => id ?? []);
}

interface Named {
  people: ReadonlyMap<number, PlayerRef>;
  games: ReadonlyMap<number, GameRef>;
}

function named({ lastNight, overnight, tonight, ...facts }: MorningFacts, { people, games }: Named) {
  const { gainers, hurt, returned, rivals, ...counted } = overnight;
  const game = lastNight && games.get(lastNight.gameId);
  const withPlayer = <Row extends { playerId: PlayerId }>(rows: readonly Row[]) =>
    rows.flatMap(({ playerId, ...row }) => {
      const player = people.get(playerId);
      return player ? [{ player, ...row }] : [];
    });
  return {
    ...facts,
    lastNight: lastNight && game ? { ...toldOf(lastNight, people), game } : null,
    tonight: games.get(tonight ?? 0) ?? null,
    overnight: {
      ...counted,
      gainers: withPlayer(gainers),
      hurt: withPlayer(hurt),
      returned: returned.flatMap((id) => people.get(id) ?? []),
      rivals: rivals.flatMap(({ clubId, gameId }) => {
        const rivalGame = games.get(gameId);
        return rivalGame ? [{ clubId, game: rivalGame }] : [];
      }),
    },
  };
}

function toldOf(
  { gameId: _, turn, why, ...rest }: NonNullable<MorningFacts['lastNight']>,
  people: ReadonlyMap<number, PlayerRef>,
) {
  return { ...rest, turn: turn && turnOf(turn, people), why: why && whyOf(why, people) };
}

function turnOf({ playerId, ...turn }: Turn, people: ReadonlyMap<number, PlayerRef>) {
  const player = people.get(playerId);
  return player ? { ...turn, player } : null;
}

function whyOf({ playerId, ...why }: Why, people: ReadonlyMap<number, PlayerRef>) {
  return { ...why, player: people.get(playerId ?? 0) ?? null };
}
