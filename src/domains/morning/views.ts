/** Morning reports as their reader sees them, with present names. */
import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Story } from '#domains/game/rules/story.ts';
import { gameRefsById } from '#domains/game/views/game-refs.ts';
import { gameStories } from '#domains/game/views/stories.ts';
import { REPORTS_SHOWN } from '#domains/morning/constants.ts';
import type { Morning } from '#domains/morning/contract.ts';
import type { MorningFacts, Overnight } from '#domains/morning/rules/facts.ts';
import { type Why, whyOf } from '#domains/morning/rules/why.ts';
import { mornings } from '#domains/morning/tables.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { managers } from '#domains/seat/tables.ts';
import type { GameRef, PlayerRef } from '#domains/shapes.ts';
import type { ClubId, GameId, PlayerId } from '#engine/ids.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/**
 * Returns the latest report of a club and those before it that its manager has not read, newest first. What was written for
 * a former manager, to the morning of the day of the takeover, stays with them. Only the latest one tells what turned
 * the game: others are summed up. Three queries, and two for a game whose story is not kept.
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
  const [latest] = known;
  const [stories, games] = await Promise.all([
    gameStories(db, latest?.facts.lastNight ? [latest.facts.lastNight.gameId] : []),
    gameRefsById(
      db,
      known.flatMap(({ facts }) => gamesIn(facts)),
      now,
    ),
  ]);
  const told = known.map(({ facts, ...row }) => ({ ...row, facts, ...toldOf(facts, stories, games) }));
  const people = await playerRefs(db, told, ({ facts, turn, why }) => [
    ...playersIn(facts),
    ...[turn?.goal.scorer, why?.playerId],
  ]);
  return told.map((row) => ({
    ...dateOf(row.absoluteDay),
    isRead: row.readAt !== null,
    course: row.facts.course,
    lastNight: lastNightOf(row, { people, games }),
    overnight: overnightOf(row.facts.overnight, { people, games }),
  }));
}

function playersIn({ overnight: { gainers, hurt, returned } }: MorningFacts): PlayerId[] {
  return [...returned, ...[...gainers, ...hurt].map(({ playerId }) => playerId)];
}

function gamesIn({ lastNight, overnight: { rivals } }: MorningFacts): GameId[] {
  return lastNight ? [lastNight.gameId, ...rivals] : rivals;
}

type Games = ReadonlyMap<GameId, GameRef>;
interface Named {
  people: ReadonlyMap<PlayerId, PlayerRef>;
  games: Games;
}
interface Told {
  turn: Story['turn'];
  why: Why | null;
}

/** Returns what turned last night's game and why it ended so; nulls without its play-by-play. */
function toldOf({ lastNight }: MorningFacts, stories: ReadonlyMap<GameId, Story>, games: Games): Told {
  const [story, game] = lastNight ? [stories.get(lastNight.gameId), games.get(lastNight.gameId)] : [];
  return story && game?.endedIn ? { turn: story.turn, why: whyOf(story, game.endedIn) } : { turn: null, why: null };
}

function lastNightOf({ facts, turn, why }: Told & { facts: MorningFacts }, { people, games }: Named) {
  const game = games.get(facts.lastNight?.gameId ?? 0);
  if (!facts.lastNight || !game) return null;
  const { placeBefore, gate } = facts.lastNight;
  return {
    ...{ game, placeBefore, placeAfter: facts.place, gate },
    turn: turn && turnOf(turn, people),
    why: why && whyNamed(why, people),
  };
}

function turnOf({ goal, before, after }: NonNullable<Story['turn']>, people: Named['people']) {
  const { scorer, period, second, homeScore, awayScore } = goal;
  const player = people.get(scorer);
  return player ? { player, period, second, homeScore, awayScore, before, after } : null;
}

function whyNamed({ playerId, ...why }: Why, people: Named['people']) {
  return { ...why, player: people.get(playerId ?? 0) ?? null };
}

function overnightOf({ gainers, hurt, returned, rivals, ...counted }: Overnight, { people, games }: Named) {
  const withPlayer = <Row extends { playerId: PlayerId }>(rows: readonly Row[]) =>
    rows.flatMap(({ playerId, ...row }) => {
      const player = people.get(playerId);
      return player ? [{ player, ...row }] : [];
    });
  return {
    ...counted,
    gainers: withPlayer(gainers),
    hurt: withPlayer(hurt),
    returned: returned.flatMap((id) => people.get(id) ?? []),
    rivals: rivals.flatMap((id) => games.get(id) ?? []),
  };
}
