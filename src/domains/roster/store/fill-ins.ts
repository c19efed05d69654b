/** Stored fill-ins: created for a game that could not be played without them, and gone the next morning. */

import { clubs, teams } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { dressingLevel } from '#domains/lineups/rules/dressing-level.ts';
import { nations } from '#domains/nation/tables.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { notify } from '#domains/notifications/store.ts';
import { joinSquads } from '#domains/player/store/memberships.ts';
import { addPlayers, takePlayerIds } from '#domains/player/store/people.ts';
import { retiredByTeam } from '#domains/player/store/retired-numbers.ts';
import { retirePlayers } from '#domains/player/store/summer.ts';
import { players } from '#domains/player/tables.ts';
import { drawFillIn } from '#domains/roster/rules/fill-ins.ts';
import { fillIns } from '#domains/roster/tables.ts';
import { leadersOf } from '#domains/seat/store/holders.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import { drawJerseyNumber } from '#engine/player/identity/jersey-numbers.ts';
import { drawName, fullName } from '#engine/player/identity/names/names.ts';
import { isGoalie, type Position } from '#engine/player/skills.ts';
import { secretRandom } from '#engine/secret.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** A team that cannot dress, and its missing positions: see `missingPositions`. */
export interface ShortTeam {
  teamId: TeamId;
  positions: readonly Position[];
}

type Day = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;

/**
 * Creates a fill-in for each position and notifies the team's manager; a club's fill-ins also make the news.
 * @param isAnnounced false for a simulated past.
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

/** Sends fill-ins home; they join no other club. @param today its day is absolute. @returns their ids. */
export async function sendFillInsHome(rows: Rows, today: { season: number; day: number }): Promise<number[]> {
  const gone = await rows.remove(fillIns, ['playerId'], {});
  if (gone.length === 0) return [];
  const ids = gone.map(({ playerId }) => playerId);
  await retirePlayers(rows, ids, today);
  return ids;
}

type TeamToHelp = Awaited<ReturnType<typeof teamToHelp>>;
type Called = { playerId: PlayerId; name: string };

async function fillInsFor(
  rows: Rows,
  { team, positions }: { team: TeamToHelp; positions: ShortTeam['positions'] },
  { today, names }: { today: Day; names: Set<string> },
): Promise<Called[]> {
  const { teamId } = team;
  const random = secretRandom(today.secret, `fill-ins/${today.absoluteDay}/${teamId}`);
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
    const place = team.clubId === null ? { teamId: null, jerseyNumber: null } : { teamId, jerseyNumber };
    const player = { id: playerId, ...person, ...place, firstSeason: today.season };
    const face = { ...drawFace({ nationCode: team.nationCode, age }, random) };
    await addPlayers(rows, [{ player, face }], today.absoluteDay);
    if (team.clubId === null) await joinSquads(rows, [{ teamId, playerIds: [playerId] }], today.absoluteDay);
    await rows.insert(fillIns, [{ playerId, teamId, since: today.absoluteDay }]);
    called.push({ playerId, name: fullName(name) });
  }
  return called;
}

async function teamToHelp(rows: Rows, teamId: TeamId) {
  const columns = ['level', 'city', 'nickname', 'leagueId', 'clubId', 'nationId'] as const;
  const [team] = await rows.read(teams, columns, { id: teamId });
  if (!team) throw new Error(`there is no team ${teamId}`);
  const [club] = await rows.read(clubs, ['nationId'], { id: team.clubId ?? 0 });
  const [league] = await rows.read(leagues, ['tier'], { id: team.leagueId ?? 0 });
  // A team of neither club nor nation draws from the first nation.
  const [nation] = await rows.read(nations, ['id', 'code'], { id: club?.nationId ?? team.nationId ?? undefined });
  if (!nation) throw new Error('there is no nation');
  const worn = await rows.read(players, ['jerseyNumber'], { teamId });
  const retired = (await retiredByTeam(rows, [teamId])).get(teamId) ?? [];
  const numbers = new Set([...worn.flatMap(({ jerseyNumber }) => jerseyNumber ?? []), ...retired]);
  const home = { tier: league?.tier ?? 1, nationId: nation.id, nationCode: nation.code };
  return {
    ...team,
    ...home,
    teamId,
    level: dressingLevel(team),
    leaderId: (await leadersOf(rows, [teamId])).get(teamId) ?? null,
    numbers,
  };
}

async function announce(rows: Rows, team: TeamToHelp, called: readonly Called[], { season, day }: Day): Promise<void> {
  const { clubId, leaderId, teamId } = team;
  if (clubId !== null)
    await writeNews(
      rows,
      called.map(({ playerId, name }): NewsEntry => {
        const params = { player: name, team: `${team.city} ${team.nickname}` };
        return { season, day, kind: 'fill-in', clubId, leagueId: null, playerId, gameId: null, params };
      }),
    );
  if (leaderId === null) return;
  await notify(
    rows,
    called.map(({ playerId }) => ({
      userId: leaderId,
      channel: 'news' as const,
      kind: 'fill-in',
      params: { teamId, playerId },
    })),
  );
}

/** Returns the full names of all players in the world, so that a fill-in has no namesake. */
async function namesInUse(rows: Rows): Promise<Set<string>> {
  return new Set((await rows.read(players, ['firstname', 'lastname'])).map(fullName));
}
