/** Loads everything that decides whether clubs may make a trade. */
import { faultsOfAgents } from '#domains/agent/store/conflicts.ts';
import { noTradeOf } from '#domains/agent/store/no-trade.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { clubsInSameHands } from '#domains/club/store/waits.ts';
import { teams } from '#domains/club/tables.ts';
import { isRosterDay } from '#domains/contracts/rules/active.ts';
import { activeOf } from '#domains/contracts/store/active.ts';
import { arrivals, capCharges, contracts } from '#domains/contracts/tables.ts';
import { draftPicks, draftRights, drafts } from '#domains/draft/tables.ts';
import { players } from '#domains/player/tables.ts';
import { fillIns, recalls, waivers } from '#domains/roster/tables.ts';
import { managedClubs } from '#domains/seat/store/holders.ts';
import { FRESH_DAYS } from '#domains/trade/constants.ts';
import type { TradePick, TradeProspect } from '#domains/trade/rules/assets.ts';
import type { TradeBody, TradeSide } from '#domains/trade/rules/legality.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, LeagueId, PlayerId, TeamId } from '#engine/ids.ts';
import { ageClassOf, type Level } from '#engine/player/skills.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Row, RowReader } from '#platform/rows/rows.ts';

export type TradeDay = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;

const PLAYER_COLUMNS = [
  'id',
  'firstname',
  'lastname',
  'positions',
  'skills',
  'ceilings',
  'birthSeason',
  'teamId',
  'injuredUntil',
  'jerseyNumber',
  'nationId',
  'morale',
] as const;
/** A club's player as stored. */
export type PartyPlayer = Pick<Row<typeof players>, (typeof PLAYER_COLUMNS)[number]>;

/** An amateur whose rights a club holds. */
export interface PartyProspect extends TradeProspect {
  player: PartyPlayer;
  /** The seasons whose ends bring his draft and his last chance to sign. */
  draftSeason: number;
  untilSeason: number;
}

/** A club in a trade, with its people. */
export interface Party extends TradeSide {
  prospects: readonly PartyProspect[];
  leagueId: LeagueId;
  teamIds: Record<Level, TeamId>;
  people: ReadonlyMap<number, PartyPlayer>;
}

/** Returns the clubs as they are today, by id. Some twenty reads, whatever the number of clubs. */
export async function loadParties(
  rows: RowReader,
  clubIds: readonly ClubId[],
  { season, day, absoluteDay, secret }: TradeDay,
): Promise<Map<ClubId, Party>> {
  const columns = ['id', 'clubId', 'level', 'leagueId', 'city', 'nickname'] as const;
  const ofClubs = (await rows.read(teams, columns, { clubId: clubIds })).filter(isOfClub);
  const teamOf = new Map(ofClubs.map((team) => [team.id, team]));
  const people = await rows.read(players, PLAYER_COLUMNS, { teamId: [...teamOf.keys()] });
  const { homes, fillInIds, waiting, coming } = await loadMoves(rows);
  const contractOf = await contractsOf(rows, clubIds, season);
  const freeAgents = await freeAgentsAmong(rows, [...contractOf.values()], { season, absoluteDay });
  const charges = await retentionsFrom(rows, season);
  const [picks, prospects] = [await picksOf(rows, clubIds, season), await prospectsOf(rows, clubIds, season)];
  const caps = await loadCapStates(rows, { season, day, clubIds });
  const retainedOf = Map.groupBy(
    charges.filter((charge) => charge.season === season),
    ({ contractId }) => contractId ?? 0,
  );
  const homeOf = ({ id, teamId }: PartyPlayer) => teamOf.get(homes.get(id) ?? teamId ?? 0) ?? teamOf.get(teamId ?? 0);
  const signedOf = ({ id }: PartyPlayer) => (contractOf.get(id) ?? []).filter(({ toSeason }) => toSeason >= season);
  const bound = people.flatMap((player) => {
    const clubId = homeOf(player)?.clubId;
    return clubId === undefined ? [] : [{ ...player, clubId, clauses: signedOf(player).map(({ clause }) => clause) }];
  });
  const noTrade = await noTradeOf(rows, bound, secret);
  const bodyOf = (player: PartyPlayer): TradeBody => {
    const { id } = player;
    const team = homeOf(player);
    const signed = signedOf(player);
    const running = signed[0];
    const others = retainedOf.get(running?.id ?? 0) ?? [];
    const retained = others.reduce((sum, { amount }) => sum + amount, 0);
    return {
      id,
      name: `${player.firstname} ${player.lastname}`,
      clubId: team?.clubId ?? null,
      level: team?.level ?? 'PRO',
      position: player.positions[0] ?? 'C',
      isOlder: ageClassOf(season - player.birthSeason) >= 3,
      isFillIn: fillInIds.has(id),
      isOnWaivers: waiting.has(id),
      isOnTheWay: coming.has(id),
      contracts: signed,
      noTrade: noTrade.get(id) ?? null,
      retained: {
        percent: running && retained > 0 ? (100 * retained) / (running.salary + retained) : 0,
        clubs: new Set(others.map(({ clubId }) => clubId)).size,
      },
      freeAgentOn: running && freeAgents.has(id) ? running.signedAt : null,
      daysOut: Math.max(0, (player.injuredUntil ?? 0) - absoluteDay),
    };
  };
  const managed = await managedClubs(rows, clubIds);
  const activeBy = await countedOf(rows, [...managed], day);
  const barred = await barredFrom(rows, [...managed], {
    playerIds: [...people, ...[...prospects.values()].flat()].map(({ id }) => id),
    absoluteDay,
  });
  const hands = managed.size === 0 ? new Map() : await clubsInSameHands(rows, clubIds, absoluteDay);
  const peopleOf = Map.groupBy(people, ({ teamId }) => teamOf.get(teamId ?? 0)?.clubId ?? 0);
  return new Map(
    clubIds.flatMap((clubId): [ClubId, Party][] => {
      const own = ofClubs.filter((team) => team.clubId === clubId);
      const pro = own.find(({ level }) => level === 'PRO');
      const cap = caps.get(clubId);
      if (!pro || !cap) return [];
      const idOf = (level: Level) => own.find((team) => team.level === level)?.id ?? pro.id;
      const here = peopleOf.get(clubId) ?? [];
      const retains = new Set(charges.flatMap((charge) => (charge.clubId === clubId ? [charge.contractId] : [])));
      return [
        [
          clubId,
          {
            clubId,
            name: `${pro.city} ${pro.nickname}`,
            leagueId: pro.leagueId,
            teamIds: { PRO: pro.id, FRM: idOf('FRM'), U21: idOf('U21') },
            people: new Map(here.map((player) => [player.id, player])),
            bodies: here.map(bodyOf),
            picks: (picks.get(clubId) ?? []).filter(({ isPromised }) => !isPromised),
            prospects: prospects.get(clubId) ?? [],
            cap,
            retains: retains.size,
            active: activeBy.has(clubId) ? new Set(activeBy.get(clubId)) : null,
            barred: barred.get(clubId) ?? new Set(),
            inSameHands: hands.get(clubId) ?? new Set(),
            isOnItsOwn: !managed.has(clubId),
          },
        ],
      ];
    }),
  );
}

/** Returns the players called up, filling in, on waivers or about to join a club. */
async function loadMoves(rows: RowReader) {
  const homes = new Map(
    (await rows.read(recalls, ['playerId', 'homeTeamId'], {}, ['playerId'])).map((row) => [
      row.playerId,
      row.homeTeamId,
    ]),
  );
  const fillInIds = idsOf(await rows.read(fillIns, ['playerId'], {}, ['playerId']));
  const waiting = idsOf(await rows.read(waivers, ['playerId'], { status: 'open' }));
  const coming = idsOf(await rows.read(arrivals, ['playerId'], {}, ['playerId']));
  return { homes, fillInIds, waiting, coming };
}

/** Reads the salary clubs have retained, from a season on. */
function retentionsFrom(rows: RowReader, season: number) {
  return rows.read(
    capCharges,
    ['contractId', 'clubId', 'amount', 'season'],
    { kind: 'retention', season: { atLeast: season } },
    ['id'],
  );
}

/**
 * Returns the players that managers' clubs cannot acquire because of conflicts with their agents, by club. Three reads a club while no user is an
 * agent.
 */
async function barredFrom(
  rows: RowReader,
  managed: readonly ClubId[],
  { playerIds, absoluteDay }: { playerIds: readonly PlayerId[]; absoluteDay: number },
): Promise<Map<ClubId, ReadonlySet<PlayerId>>> {
  const barred = new Map<ClubId, ReadonlySet<PlayerId>>();
  for (const clubId of managed) {
    barred.set(clubId, new Set((await faultsOfAgents(rows, { playerIds, clubId, absoluteDay })).keys()));
  }
  return barred;
}

/** Returns the players on the active rosters of managers' first teams, by club, on days when rosters are counted. */
async function countedOf(rows: RowReader, managed: readonly ClubId[], day: number): Promise<Map<ClubId, PlayerId[]>> {
  return managed.length === 0 || !isRosterDay(day) ? new Map() : activeOf(rows, managed);
}

/** Returns the picks clubs can still use, by club, next draft first; promised picks included. */
export async function picksOf(
  rows: RowReader,
  clubIds: readonly ClubId[],
  season: number,
): Promise<Map<ClubId, (TradePick & { isPromised: boolean })[]>> {
  const columns = ['id', 'leagueId', 'season', 'round', 'spot', 'originalClubId', 'ownerClubId', 'isPromised'] as const;
  const ahead = { ownerClubId: clubIds, playerId: null, season: { atLeast: season } };
  const owned = await rows.read(draftPicks, columns, ahead, ['season', 'round', 'id']);
  const held = await rows.read(drafts, ['leagueId', 'status', 'spot'], { season });
  const draftOf = new Map(held.map((draft) => [draft.leagueId, draft]));
  // In the draft in progress: only the pick on the clock and later ones.
  const isLeft = (pick: (typeof owned)[number]) => {
    const draft = pick.season === season ? draftOf.get(pick.leagueId) : undefined;
    return !draft || (draft.status !== 'done' && (pick.spot ?? 0) >= draft.spot);
  };
  return Map.groupBy(owned.filter(isLeft), ({ ownerClubId }) => ownerClubId);
}

/** Returns the amateurs whose rights clubs hold, by club. */
async function prospectsOf(
  rows: RowReader,
  clubIds: readonly ClubId[],
  season: number,
): Promise<Map<ClubId, PartyProspect[]>> {
  const held = await rows.read(draftRights, ['playerId', 'clubId', 'untilSeason'], { clubId: clubIds }, ['playerId']);
  if (held.length === 0) return new Map();
  const people = await rows.read(players, [...PLAYER_COLUMNS, 'draftSeason'], {
    id: held.map(({ playerId }) => playerId),
  });
  const rightsOf = new Map(held.map((rights) => [rights.playerId, rights]));
  return Map.groupBy(
    people.map((player): PartyProspect => {
      const { id, firstname, lastname, draftSeason } = player;
      const untilSeason = rightsOf.get(id)?.untilSeason ?? season;
      return { id, name: `${firstname} ${lastname}`, player, draftSeason: draftSeason ?? season, untilSeason };
    }),
    ({ id }) => rightsOf.get(id)?.clubId ?? 0,
  );
}

type Signed = Pick<
  Row<typeof contracts>,
  'id' | 'playerId' | 'fromSeason' | 'toSeason' | 'salary' | 'clause' | 'kind' | 'signedAt' | 'takenOverIn' | 'clubId'
>;

/** Returns the contracts of all of the clubs' players, last season's included, by player, earliest first. */
async function contractsOf(
  rows: RowReader,
  clubIds: readonly ClubId[],
  season: number,
): Promise<Map<number, Signed[]>> {
  const columns = [
    'id',
    'playerId',
    'clubId',
    'fromSeason',
    'toSeason',
    'salary',
    'clause',
    'kind',
    'signedAt',
    'takenOverIn',
  ] as const;
  const all = await rows.read(contracts, columns, { clubId: clubIds, toSeason: { atLeast: season - 1 } });
  return Map.groupBy(
    all.sort((one, other) => one.fromSeason - other.fromSeason || one.id - other.id),
    ({ playerId }) => playerId,
  );
}

/** Returns the players recently signed as free agents: not from the farm system, not by trade, and with a club they were not with before. */
async function freeAgentsAmong(
  rows: RowReader,
  everybody: readonly (readonly Signed[])[],
  { season, absoluteDay }: { season: number; absoluteDay: number },
): Promise<Set<number>> {
  const fresh = everybody.flatMap((signed) => {
    const running = signed.find(({ toSeason }) => toSeason >= season);
    if (!running || running.takenOverIn !== null || running.kind === 'entry') return [];
    return running.signedAt + FRESH_DAYS > absoluteDay ? [running] : [];
  });
  if (fresh.length === 0) return new Set();
  const ids = fresh.map(({ playerId }) => playerId);
  const all = await rows.read(contracts, ['id', 'playerId', 'clubId', 'fromSeason'], { playerId: ids });
  const former = Map.groupBy(all, ({ playerId }) => playerId);
  return new Set(
    fresh
      .filter((running) => {
        const before = (former.get(running.playerId) ?? []).filter(({ fromSeason }) => fromSeason < running.fromSeason);
        const last = before.sort((one, other) => one.fromSeason - other.fromSeason).at(-1);
        // Without an earlier contract, a player signed in mid-season was a free agent; others began here.
        return last ? last.clubId !== running.clubId : running.signedAt > running.fromSeason * DAYS_PER_SEASON;
      })
      .map(({ playerId }) => playerId),
  );
}

function idsOf(list: readonly { playerId: PlayerId }[]): Set<number> {
  return new Set(list.map(({ playerId }) => playerId));
}
