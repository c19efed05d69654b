/** Calls players up and sends them down; places, claims and settles waivers. */
import { faultOfAgents } from '#domains/agent/store/conflicts.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { rosterTopics } from '#domains/club/store/topics.ts';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { faultOfOneMorePlayer } from '#domains/contracts/store/active.ts';
import { moveContracts } from '#domains/contracts/store/contracts.ts';
import { faultOfChange, faultOfClaim } from '#domains/contracts/store/legality.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { notify } from '#domains/notifications/store.ts';
import { movePlayers } from '#domains/player/store/people.ts';
import { retiredByTeam } from '#domains/player/store/retired-numbers.ts';
import { players } from '#domains/player/tables.ts';
import { CLAIMED_FOR, YOUNGEST_ON_FARM } from '#domains/roster/constants.ts';
import { rosterRefusals } from '#domains/roster/refusals.ts';
import { claimOrder, decideMove, type MovingPlayer, wantsOnWaivers } from '#domains/roster/rules/moves.ts';
import { askBoardToWaive } from '#domains/roster/store/consent.ts';
import { fillIns, injuredReserve, recalls, waiverClaims, waivers } from '#domains/roster/tables.ts';
import { standings } from '#domains/season/tables.ts';
import type { Manager } from '#domains/seat/store/callers.ts';
import { managedClubs, managerOf } from '#domains/seat/store/holders.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import { estimateError } from '#engine/market/estimate.ts';
import { drawJerseyNumber } from '#engine/player/identity/jersey-numbers.ts';
import { overallOf } from '#engine/player/overall.ts';
import { ageClassOf, isGoalie, type Level } from '#engine/player/skills.ts';
import { secretRandom } from '#engine/secret.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type Morning = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;
type Waiver = Omit<typeof waivers.$inferSelect, 'returnAskedOn'>;

const WAIVER_COLUMNS = [
  'id',
  'playerId',
  'clubId',
  'toTeamId',
  'placedOn',
  'clearsOn',
  'status',
  'claimedByClubId',
] as const;

/** Calls a player up or sends him down. @returns null when the user does not manage the club. */
export async function movePlayer(
  db: Database,
  { playerId, to, ...manager }: Manager & { playerId: PlayerId; to: Level },
): Promise<{ ok: true; isOnWaivers: boolean } | Refused | null> {
  const { clubId } = manager;
  const moved = await asManagerOf(db, manager, async (tx) => {
    return movePlayerNow(tx, { playerId, clubId, to, now: manager.now }, await readToday(tx));
  });
  return moved?.done ?? null;
}

/** Moves a player in a transaction of the club's manager. */
export async function movePlayerNow(
  tx: Transaction,
  { playerId, clubId, to, now }: { playerId: PlayerId; clubId: ClubId; to: Level; now: Date },
  today: Today,
): Promise<{ ok: true; isOnWaivers: boolean } | Refused> {
  const rows = pgRows(tx);
  await rows.lock(teams, { clubId });
  await rows.lock(players, { id: playerId });
  const player = await loadMoving(rows, { playerId, clubId, season: today.season });
  const decided = decideMove(player, to);
  if (!decided.ok) return decided;
  const change = { move: [{ playerId, level: to }] };
  const fault =
    (await faultOfChange(rows, { clubId, change }, today)) ??
    (to === 'PRO' ? await faultOfOneMorePlayer(rows, clubId, today) : null);
  if (fault) return fault;
  const [target] = await rows.read(teams, ['id'], { clubId, level: to });
  if (!target) throw new Error(`club ${clubId} has no ${to} team`);
  if (decided.needsWaivers) {
    const declined = await askBoardToWaive(rows, { playerId, clubId, now }, today);
    if (declined) return declined;
    const days = { placedOn: today.absoluteDay, clearsOn: today.absoluteDay + 1 };
    await rows.insert(waivers, [{ playerId, clubId, toTeamId: target.id, ...days }]);
  } else await joinTeam(rows, { playerId, teamId: target.id, today });
  await publishChange(tx, await rosterTopics(tx, { clubIds: [clubId], playerIds: [playerId] }));
  return { ok: true, isOnWaivers: decided.needsWaivers };
}

/** The level a player is sent down to, and whether he has to clear waivers first. */
export interface SentDown {
  to: 'FRM' | 'U21';
  isOnWaivers: boolean;
}

/**
 * Sends a first-team player down without asking the club's manager; through waivers if he has to clear them.
 * @returns null when he cannot be sent down
 */
export async function sendDown(
  rows: Rows,
  { playerId, clubId }: { playerId: PlayerId; clubId: ClubId },
  today: Morning,
): Promise<SentDown | null> {
  const player = await loadMoving(rows, { playerId, clubId, season: today.season });
  const to = ageClassOf(player.age) === 1 && player.age < YOUNGEST_ON_FARM ? 'U21' : 'FRM';
  const decided = decideMove(player, to);
  const [target] = await rows.read(teams, ['id'], { clubId, level: to });
  if (!decided.ok || !target) return null;
  if (decided.needsWaivers) {
    const days = { placedOn: today.absoluteDay, clearsOn: today.absoluteDay + 1 };
    await rows.insert(waivers, [{ playerId, clubId, toTeamId: target.id, ...days }]);
  } else await joinTeam(rows, { playerId, teamId: target.id, today });
  return { to, isOnWaivers: decided.needsWaivers };
}

/** Loads the facts that decide where a player may be sent. */
export async function loadMoving(
  rows: RowReader,
  { playerId, clubId, season }: { playerId: PlayerId; clubId: ClubId; season: number },
): Promise<MovingPlayer> {
  const [player] = await rows.read(players, ['teamId', 'positions', 'birthSeason'], { id: playerId });
  const own = (await rows.read(teams, ['id', 'level'], { clubId })).filter(isOfClub);
  const team = own.find(({ id }) => id === player?.teamId);
  const squad = team ? await rows.read(players, ['id', 'positions'], { teamId: team.id }) : [];
  const standsIn = await rows.read(fillIns, ['playerId'], { playerId });
  const waiting = await rows.read(waivers, ['id'], { playerId, status: 'open' });
  return {
    isOwn: team !== undefined,
    isFillIn: standsIn.length > 0,
    isOnWaivers: waiting.length > 0,
    level: team?.level ?? 'PRO',
    position: player?.positions[0] ?? 'C',
    age: season - (player?.birthSeason ?? season),
    proGames: await proGamesOf(rows, playerId),
    others: squad.flatMap(({ id, positions }) => (id === playerId ? [] : (positions[0] ?? 'C'))),
  };
}

/** Claims a player off waivers. @returns null when the user does not manage the club. */
export async function claimPlayer(
  db: Database,
  { waiverId, ...manager }: Manager & { waiverId: number },
): Promise<{ ok: true } | Refused | null> {
  const { clubId } = manager;
  const claimed = await asManagerOf(db, manager, async (tx): Promise<{ ok: true } | Refused> => {
    const rows = pgRows(tx);
    await rows.lock(teams, { clubId });
    await rows.lock(waivers, { id: waiverId });
    const [waiver] = await rows.read(waivers, WAIVER_COLUMNS, { id: waiverId });
    if (!waiver) return rosterRefusals.unknownWaiver();
    const { playerId } = waiver;
    const fault = await faultOfClaiming(rows, { waiver, clubId }, await readToday(tx));
    if (fault) return fault;
    await rows.insert(waiverClaims, [{ waiverId, clubId }]);
    await publishChange(tx, ['players', `player:${playerId}`]);
    return { ok: true };
  });
  return claimed?.done ?? null;
}

/** Returns why a club cannot claim a player off waivers. @returns null when it can */
export async function faultOfClaiming(
  rows: RowReader,
  { waiver, clubId }: { waiver: Pick<Waiver, 'id' | 'playerId' | 'clubId' | 'status'>; clubId: ClubId },
  today: Pick<Today, 'season' | 'day' | 'absoluteDay'>,
): Promise<Refused | null> {
  const { id: waiverId, playerId } = waiver;
  if (waiver.status !== 'open') return rosterRefusals.waiverOver();
  if (waiver.clubId === clubId) return rosterRefusals.ownWaiver();
  if ((await leagueOf(rows, waiver.clubId)) !== (await leagueOf(rows, clubId))) return rosterRefusals.otherLeague();
  const claims = await rows.read(waiverClaims, ['clubId'], { waiverId, clubId });
  if (claims.length > 0) return rosterRefusals.claimedAlready();
  return (
    (await faultOfAgents(rows, { playerId, clubId, absoluteDay: today.absoluteDay })) ??
    (await faultOfClaim(rows, { clubId, playerId }, today)) ??
    (await faultOfOneMorePlayer(rows, clubId, today))
  );
}

/** Withdraws a claim before it is settled. @returns null when the user does not manage the club */
export async function withdrawClaim(
  db: Database,
  { waiverId, ...manager }: Manager & { waiverId: number },
): Promise<{ ok: true } | Refused | null> {
  const { clubId } = manager;
  const withdrawn = await asManagerOf(db, manager, async (tx): Promise<{ ok: true } | Refused> => {
    const rows = pgRows(tx);
    await rows.lock(waivers, { id: waiverId });
    const [waiver] = await rows.read(waivers, WAIVER_COLUMNS, { id: waiverId });
    if (!waiver) return rosterRefusals.unknownWaiver();
    if (waiver.status !== 'open') return rosterRefusals.waiverOver();
    const taken = await rows.remove(waiverClaims, ['clubId'], { waiverId, clubId });
    if (taken.length === 0) return rosterRefusals.notClaimed();
    await publishChange(tx, ['players', `player:${waiver.playerId}`]);
    return { ok: true };
  });
  return withdrawn?.done ?? null;
}

/** Returns a player's open waivers with their claims. @returns null when he is not on waivers */
export async function openWaiver(
  rows: RowReader,
  playerId: PlayerId,
): Promise<(Waiver & { claimedBy: ClubId[] }) | null> {
  const [waiver] = await rows.read(waivers, WAIVER_COLUMNS, { playerId, status: 'open' });
  if (!waiver) return null;
  const claims = await rows.read(waiverClaims, ['clubId'], { waiverId: waiver.id }, ['clubId']);
  return { ...waiver, claimedBy: claims.map(({ clubId }) => clubId) };
}

/**
 * Settles due waivers: each player joins the lowest-ranked claiming club, or clears waivers and is sent down.
 * @returns the number of players settled
 */
export async function settleWaivers(rows: Rows, today: Morning): Promise<number> {
  const due = await rows.read(waivers, WAIVER_COLUMNS, { status: 'open', clearsOn: { atMost: today.absoluteDay } });
  for (const waiver of due) await settle(rows, waiver, today);
  return due.length;
}

async function settle(rows: Rows, waiver: Waiver, today: Morning): Promise<void> {
  const { id, playerId, clubId, toTeamId } = waiver;
  const own = await rows.read(teams, ['id'], { clubId });
  const [player] = await rows.read(players, ['teamId', 'positions', 'skills', 'birthSeason', 'firstname', 'lastname'], {
    id: playerId,
  });
  // He may have retired or been released since.
  if (!player || !own.some((team) => team.id === player.teamId)) {
    await rows.updateWhere(waivers, { status: 'withdrawn' }, { id });
    return;
  }
  for (const { clubId: claimant, isManaged } of await claimantsOf(rows, waiver, player, today)) {
    if (await faultOfClaim(rows, { clubId: claimant, playerId }, today)) continue;
    // An AI club gets down to the roster limit later the same morning.
    if (isManaged && (await faultOfOneMorePlayer(rows, claimant, today))) continue;
    const [team] = await rows.read(teams, ['id', 'city', 'nickname', 'leagueId'], { clubId: claimant, level: 'PRO' });
    if (!team) continue;
    await moveContracts(rows, { playerId, clubId: claimant, season: today.season });
    await joinTeam(rows, { playerId, teamId: team.id, today });
    await rows.updateWhere(waivers, { status: 'claimed', claimedByClubId: claimant }, { id });
    const params = { player: `${player.firstname} ${player.lastname}`, team: `${team.city} ${team.nickname}` };
    const { season, day } = today;
    const entry: NewsEntry = {
      season,
      day,
      kind: 'waiver-claim',
      clubId: claimant,
      leagueId: team.leagueId,
      playerId,
      gameId: null,
      params,
    };
    await writeNews(rows, [entry]);
    await notifyOwner(rows, clubId, { ...params, playerId });
    return;
  }
  await joinTeam(rows, { playerId, teamId: toTeamId, today });
  await rows.updateWhere(waivers, { status: 'cleared' }, { id });
}

/** Notifies the club that lost the player. */
async function notifyOwner(
  rows: Rows,
  clubId: ClubId,
  params: { player: string; team: string; playerId: PlayerId },
): Promise<void> {
  const userId = await managerOf(rows, clubId);
  if (userId !== null) await notify(rows, [{ userId, channel: 'news', kind: 'waiver-claimed', params }]);
}

/** Returns the claiming clubs in reverse standings order, including AI clubs that value him enough. */
async function claimantsOf(
  rows: Rows,
  { id, clubId, playerId }: Pick<Waiver, 'id' | 'clubId' | 'playerId'>,
  { positions, skills, birthSeason }: Pick<typeof players.$inferSelect, 'positions' | 'skills' | 'birthSeason'>,
  { season, absoluteDay, secret }: Morning,
): Promise<{ clubId: ClubId; isManaged: boolean }[]> {
  const claims = await rows.read(waiverClaims, ['clubId'], { waiverId: id }, ['clubId']);
  const claimed = new Set(claims.map((claim) => claim.clubId));
  const leagueId = await leagueOf(rows, clubId);
  const rivals = (await rows.read(teams, ['id', 'clubId'], { leagueId })).filter((team) => team.clubId !== clubId);
  const lately = { atLeast: absoluteDay - CLAIMED_FOR };
  const sentDown = new Set(
    (await rows.read(waivers, ['clubId'], { playerId, placedOn: lately })).map((waiver) => waiver.clubId),
  );
  const position = positions[0] ?? 'C';
  const overall = overallOf(position, skills);
  const squads = Map.groupBy(
    await rows.read(players, ['teamId', 'positions', 'skills'], { teamId: rivals.map((team) => team.id) }),
    ({ teamId }) => teamId,
  );
  const managed = await managedClubs(rows);
  const ranks = await ranksOf(
    rows,
    rivals.map((team) => team.id),
    season,
  );
  const order = claimOrder(
    rivals.flatMap((team) => {
      if (team.clubId === null) return [];
      const asked = { secret, clubId: team.clubId, season, playerId, isOwn: false };
      const seen = overall + estimateError(season - birthSeason, asked);
      const atPosition = (squads.get(team.id) ?? [])
        .filter((other) => other.positions[0] === position)
        .map((other) => overallOf(position, other.skills));
      const wants = managed.has(team.clubId)
        ? claimed.has(team.clubId)
        : !sentDown.has(team.clubId) && wantsOnWaivers(seen, atPosition);
      return wants ? [{ clubId: team.clubId, rank: ranks.get(team.id) ?? 0 }] : [];
    }),
  );
  return order.map((claimant) => ({ clubId: claimant, isManaged: managed.has(claimant) }));
}

/** Returns ranks in the season's standings; empty before the first game. */
async function ranksOf(rows: RowReader, teamIds: readonly TeamId[], season: number): Promise<Map<number, number>> {
  const ofSeason = await rows.read(competitions, ['id'], { season, kind: 'league' });
  const table = await rows.read(standings, ['teamId', 'rank'], {
    competitionId: ofSeason.map(({ id }) => id),
    teamId: teamIds,
  });
  return new Map(table.map(({ teamId, rank }) => [teamId, rank ?? 0]));
}

async function leagueOf(rows: RowReader, clubId: ClubId): Promise<number | null> {
  const [team] = await rows.read(teams, ['leagueId'], { clubId, level: 'PRO' });
  return team?.leagueId ?? null;
}

/**
 * Moves a player to another team as of today and gives him a free jersey number there. A temporary call-up becomes
 * permanent; a player who returns gets the number that was kept for him.
 */
export async function joinTeam(
  rows: Rows,
  { playerId, teamId, today }: { playerId: PlayerId; teamId: TeamId; today: Morning },
): Promise<void> {
  const [player] = await rows.read(players, ['positions', 'jerseyNumber'], { id: playerId });
  const worn = await rows.read(players, ['jerseyNumber'], { teamId });
  const away = await rows.read(recalls, ['playerId', 'homeJerseyNumber'], { homeTeamId: teamId }, ['playerId']);
  const taken = new Set([
    ...worn.flatMap(({ jerseyNumber }) => jerseyNumber ?? []),
    ...away.flatMap((recall) => (recall.playerId === playerId ? [] : (recall.homeJerseyNumber ?? []))),
    ...((await retiredByTeam(rows, [teamId])).get(teamId) ?? []),
  ]);
  const atHome = away.find((recall) => recall.playerId === playerId);
  const own = (atHome ? atHome.homeJerseyNumber : player?.jerseyNumber) ?? null;
  const random = secretRandom(today.secret, `move/${today.absoluteDay}/${playerId}`);
  const isFree = own !== null && !taken.has(own);
  const jerseyNumber = isFree ? own : drawJerseyNumber(isGoalie(player?.positions[0] ?? 'C'), taken, random);
  await rows.remove(recalls, ['playerId'], { playerId });
  await rows.remove(injuredReserve, ['playerId'], { playerId });
  await movePlayers(rows, [{ id: playerId, teamId, jerseyNumber }], today.absoluteDay);
}

/** Returns a player's career league and playoff games with first teams. */
async function proGamesOf(rows: RowReader, playerId: PlayerId): Promise<number> {
  const columns = ['teamId', 'competitionId', 'games'] as const;
  const played = [
    ...(await rows.read(skaterSeasons, columns, { playerId }, ['competitionId', 'teamId'])),
    ...(await rows.read(goalieSeasons, columns, { playerId }, ['competitionId', 'teamId'])),
  ];
  if (played.length === 0) return 0;
  const proTeams = await rows.read(teams, ['id'], { id: played.map(({ teamId }) => teamId), level: 'PRO' });
  const id = played.map(({ competitionId }) => competitionId);
  const counted = await rows.read(competitions, ['id'], { id, kind: ['league', 'playoffs'] });
  const isPro = new Set(proTeams.map((team) => team.id));
  const isCounted = new Set(counted.map((competition) => competition.id));
  return played
    .filter(({ teamId, competitionId }) => isPro.has(teamId) && isCounted.has(competitionId))
    .reduce((sum, { games }) => sum + games, 0);
}
