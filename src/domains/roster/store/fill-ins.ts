/** Fill-ins as they are stored: made for a game that could not be played without them, and gone the next morning. */

import { isOfClub } from '#domains/club/rules/teams.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { notify } from '#domains/notifications/store.ts';
import { addPlayers, takePlayerIds } from '#domains/player/store/people.ts';
import { retirePlayers } from '#domains/player/store/summer.ts';
import { players } from '#domains/player/tables.ts';
import { drawFillIn } from '#domains/roster/rules/fill-ins.ts';
import { fillIns } from '#domains/roster/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import { drawJerseyNumber } from '#engine/player/identity/jersey-numbers.ts';
import { drawName, fullName } from '#engine/player/identity/names/names.ts';
import { isGoalie, type Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** A team that cannot dress, and whom it lacks: see `missingPositions`. */
export interface ShortTeam {
  teamId: number;
  positions: readonly Position[];
}

type Day = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'seed'>;

/**
 * Finds a man for each position, and announces them to the club and its manager.
 * @param isAnnounced false: a past that nobody will read of.
 */
export async function callFillIns(
  rows: Rows,
  short: readonly ShortTeam[],
  today: Day,
  { isAnnounced = true } = {},
): Promise<void> {
  const names = await namesInUse(rows);
  for (const { teamId, positions } of short) {
    const team = await teamToHelp(rows, teamId);
    const called = await fillInsFor(rows, { team, positions }, { today, names });
    if (isAnnounced) await announce(rows, team, called, today);
  }
}

/** They go home, and to no other club. @returns who they were. */
export async function sendFillInsHome(rows: Rows, season: number): Promise<number[]> {
  const gone = await rows.remove(fillIns, ['playerId'], {});
  if (gone.length === 0) return [];
  const ids = gone.map(({ playerId }) => playerId);
  await retirePlayers(rows, ids, season);
  return ids;
}

type TeamToHelp = Awaited<ReturnType<typeof teamToHelp>>;
type Called = { playerId: number; name: string };

async function fillInsFor(
  rows: Rows,
  { team, positions }: { team: TeamToHelp; positions: ShortTeam['positions'] },
  { today, names }: { today: Day; names: Set<string> },
): Promise<Called[]> {
  const { teamId } = team;
  const random = new Random(`${today.seed}/fill-ins/${today.absoluteDay}/${teamId}`);
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
    const playerId = await takePlayerIds(rows, 1);
    const player = { id: playerId, ...person, teamId, jerseyNumber, firstSeason: today.season };
    await addPlayers(rows, [{ player, face: { ...drawFace({ nationCode: team.nationCode, age }, random) } }]);
    await rows.insert(fillIns, [{ playerId, teamId, since: today.absoluteDay }]);
    called.push({ playerId, name: fullName(name) });
  }
  return called;
}

async function teamToHelp(rows: Rows, teamId: number) {
  const [found] = await rows.read(teams, ['level', 'city', 'nickname', 'leagueId', 'clubId'], { id: teamId });
  const team = found && isOfClub(found) ? found : null;
  const [club] = await rows.read(clubs, ['id', 'ownerUserId', 'nationId'], { id: team?.clubId ?? 0 });
  const [league] = await rows.read(leagues, ['tier'], { id: team?.leagueId ?? 0 });
  const [nation] = await rows.read(nations, ['code'], { id: club?.nationId ?? 0 });
  if (!team || !club || !league || !nation) throw new Error(`there is no club's team ${teamId}`);
  const worn = await rows.read(players, ['jerseyNumber'], { teamId });
  const numbers = new Set(worn.flatMap(({ jerseyNumber }) => jerseyNumber ?? []));
  const { ownerUserId, nationId } = club;
  return { ...team, teamId, tier: league.tier, ownerUserId, nationId, nationCode: nation.code, numbers };
}

async function announce(rows: Rows, team: TeamToHelp, called: readonly Called[], { season, day }: Day): Promise<void> {
  const { clubId, ownerUserId, teamId } = team;
  await writeNews(
    rows,
    called.map(({ playerId, name }): NewsEntry => {
      const params = { player: name, team: `${team.city} ${team.nickname}` };
      return { season, day, kind: 'fill-in', clubId, leagueId: null, playerId, gameId: null, params };
    }),
  );
  if (ownerUserId === null) return;
  await notify(
    rows,
    called.map(({ playerId }) => ({
      userId: ownerUserId,
      channel: 'news' as const,
      kind: 'fill-in',
      params: { teamId, playerId },
    })),
  );
}

/** Full names of everybody in the world: a fill-in shall be nobody's namesake. */
async function namesInUse(rows: Rows): Promise<Set<string>> {
  return new Set((await rows.read(players, ['firstname', 'lastname'])).map(fullName));
}
