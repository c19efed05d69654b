/** Fill-ins as they are stored: made for a game that could not be played without them, and gone the next morning. */

import { eq, inArray } from 'drizzle-orm';
import { clubs, teams } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { type NewsFact, writeNews } from '#domains/news/store/write.ts';
import { notify } from '#domains/notifications/store.ts';
import { playerFaces, players } from '#domains/player/tables.ts';
import { drawFillIn } from '#domains/roster/rules/fill-ins.ts';
import { fillIns } from '#domains/roster/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import { drawJerseyNumber } from '#engine/player/identity/jersey-numbers.ts';
import { drawName, fullName } from '#engine/player/identity/names/names.ts';
import { isGoalie, type Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** A team that cannot dress, and whom it lacks: see `missingPositions`. */
export interface ShortTeam {
  teamId: number;
  positions: readonly Position[];
}

type Day = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'seed'>;

/**
 * Finds a man for each position, tells the news of the club and its manager. All of them or none.
 * @param past where there is no world yet: the day, and whether anybody will read of it; else it is the world's, and told.
 */
export async function callFillIns(
  db: Database | Transaction,
  short: readonly ShortTeam[],
  past?: { on: Day; isTold: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const today = past?.on ?? (await readToday(tx));
    const names = await namesInUse(tx);
    for (const { teamId, positions } of short) {
      const team = await teamToHelp(tx, teamId);
      const called = await fillInsFor(tx, { team, positions }, { today, names });
      if (past?.isTold !== false) await tell(tx, team, called, today);
    }
  });
}

/** They go home, and to no other club. @returns how many there were. */
export async function sendFillInsHome(tx: Transaction, season: number): Promise<number> {
  const gone = await tx.delete(fillIns).returning({ playerId: fillIns.playerId });
  if (gone.length === 0) return 0;
  await tx
    .update(players)
    .set({ teamId: null, jerseyNumber: null, lastSeason: season, retiredAt: season })
    .where(
      inArray(
        players.id,
        gone.map(({ playerId }) => playerId),
      ),
    );
  return gone.length;
}

type TeamToHelp = Awaited<ReturnType<typeof teamToHelp>>;
type Called = { playerId: number; name: string };

async function fillInsFor(
  tx: Transaction,
  { team, positions }: { team: TeamToHelp; positions: ShortTeam['positions'] },
  { today, names }: { today: Day; names: Set<string> },
): Promise<Called[]> {
  const { teamId } = team;
  const random = new Random(`${today.seed}/stand-ins/${today.absoluteDay}/${teamId}`);
  const called: Called[] = [];
  for (const position of positions) {
    const { age, body } = drawFillIn({ position, level: team.level, tier: team.tier }, random);
    const name = drawName(team.nationCode, random, names);
    names.add(fullName(name));
    const jerseyNumber = drawJerseyNumber(isGoalie(position), team.numbers, random);
    team.numbers.add(jerseyNumber);
    const birthSeason = today.season - age;
    const birthDay = random.int(1, DAYS_PER_SEASON);
    const person = { ...name, nationId: team.nationId, birthSeason, birthDay, ...body };
    const [row] = await tx
      .insert(players)
      .values({ ...person, teamId, jerseyNumber, firstSeason: today.season })
      .returning({ id: players.id });
    if (!row) throw new Error('the fill-in was not stored');
    const face: Record<string, unknown> = { ...drawFace({ nationCode: team.nationCode, age }, random) };
    await tx.insert(playerFaces).values({ playerId: row.id, face });
    await tx.insert(fillIns).values({ playerId: row.id, teamId, since: today.absoluteDay });
    called.push({ playerId: row.id, name: fullName(name) });
  }
  return called;
}

async function teamToHelp(tx: Transaction, teamId: number) {
  const [row] = await tx
    .select({
      level: teams.level,
      city: teams.city,
      nickname: teams.nickname,
      tier: leagues.tier,
      clubId: clubs.id,
      ownerUserId: clubs.ownerUserId,
      nationId: nations.id,
      nationCode: nations.code,
    })
    .from(teams)
    .innerJoin(leagues, eq(leagues.id, teams.leagueId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .innerJoin(nations, eq(nations.id, clubs.nationId))
    .where(eq(teams.id, teamId));
  if (!row) throw new Error(`there is no team ${teamId}`);
  const worn = await tx.select({ number: players.jerseyNumber }).from(players).where(eq(players.teamId, teamId));
  return { ...row, teamId, numbers: new Set(worn.flatMap(({ number }) => number ?? [])) };
}

async function tell(tx: Transaction, team: TeamToHelp, called: readonly Called[], { season, day }: Day): Promise<void> {
  const { clubId, ownerUserId, teamId } = team;
  await writeNews(
    tx,
    called.map(({ playerId, name }): NewsFact => {
      const params = { player: name, team: `${team.city} ${team.nickname}` };
      return { season, day, kind: 'fill-in', clubId, leagueId: null, playerId, gameId: null, params };
    }),
  );
  if (ownerUserId === null) return;
  await notify(
    tx,
    called.map(({ playerId }) => ({
      userId: ownerUserId,
      channel: 'news' as const,
      kind: 'fill-in',
      params: { teamId, playerId },
    })),
  );
}

/** Full names of everybody in the world: a fill-in shall be nobody's namesake. */
async function namesInUse(tx: Transaction): Promise<Set<string>> {
  const rows = await tx.select({ firstname: players.firstname, lastname: players.lastname }).from(players);
  return new Set(rows.map(fullName));
}
