/** Players lost to relegation, and the dead cap they leave: known from the last final until the night clubs change leagues. */
import { teams } from '#domains/club/tables.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { owedAfter } from '#domains/contracts/rules/buyout.ts';
import { deadAfterRelegation, leavesAfterRelegation } from '#domains/contracts/rules/release.ts';
import { endContracts } from '#domains/contracts/store/contracts.ts';
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { players } from '#domains/player/tables.ts';
import { standings } from '#domains/season/tables.ts';
import type { ClubId, ContractId, PlayerId, TeamId } from '#engine/ids.ts';
import { ENTRY } from '#engine/market/constants.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

interface OwnPlayer {
  id: PlayerId;
  teamId: TeamId | null;
  positions: readonly Position[];
  skills: readonly number[];
  birthSeason: number;
}

/** Juniors stay; farm players may leave like first-team players, so that none can be hidden there. */
const LEAVING_LEVELS = ['PRO', 'FRM'] as const;

/** Returns whether a contract signed now by the club's player would end with the season because the club is relegated. */
export async function isLostToRelegation(
  rows: RowReader,
  { id, teamId, positions, skills, birthSeason }: OwnPlayer,
  { clubId, season }: { clubId: ClubId; season: number },
): Promise<boolean> {
  const ofClub = await rows.read(teams, ['id', 'level', 'leagueId'], { clubId, level: [...LEAVING_LEVELS] });
  const pro = ofClub.find(({ level }) => level === 'PRO');
  // Juniors' and entry-level contracts are binding in any league.
  const mayLeave = ofClub.some((team) => team.id === teamId) && season + 1 - birthSeason > ENTRY.lastAge;
  if (!pro?.leagueId || !mayLeave) return false;
  const played = (await competitionsOf(rows, { season, kind: 'league' })).find(
    (each) => each.leagueId === pro.leagueId,
  );
  const [record] = await rows.read(standings, ['movement'], { competitionId: played?.id ?? 0, teamId: pro.id });
  if (record?.movement !== 'relegated') return false;
  const [league] = await rows.read(leagues, ['tier'], { id: pro.leagueId });
  const [withClause] = await rows.read(contracts, ['id'], {
    playerId: id,
    clubId,
    relegationClause: true,
    toSeason: { atLeast: season + 1 },
  });
  const tier = (league?.tier ?? 1) + 1;
  return leavesAfterRelegation(ratedOf({ positions, skills }), { tier, hasClause: withClause !== undefined });
}

/** A player who leaves a relegated club. */
export interface Released {
  playerId: PlayerId;
  name: string;
  clubId: ClubId;
  /** Dead cap by club, his own and any that retained salary: whole dollars in its first season, and number of seasons. */
  dead: { clubId: ClubId; cost: number; seasons: number }[];
}

/**
 * Releases players who leave relegated clubs. Without a relegation clause, a share of each remaining season stays as dead cap; likewise for a
 * contract taken over this season, so that none can be dumped on a relegated club to make it vanish.
 * @param tierOf of the lower league, by club; salaries are already on its scale
 */
export async function releaseAfterRelegation(
  rows: Rows,
  tierOf: ReadonlyMap<ClubId, number>,
  season: number,
): Promise<Released[]> {
  const clubIds = [...tierOf.keys()];
  const columns = ['id', 'playerId', 'clubId', 'fromSeason', 'toSeason', 'salary', 'kind'] as const;
  const signed = await rows.read(
    contracts,
    [...columns, 'relegationClause', 'takenOverIn'],
    { clubId: clubIds, toSeason: { atLeast: season + 1 }, boughtOutOn: null },
    ['id'],
  );
  const next = new Map(
    signed.flatMap((contract) =>
      contract.kind === 'standard' && contract.fromSeason <= season + 1 ? [[contract.playerId, contract]] : [],
    ),
  );
  const ofClubs = await rows.read(teams, ['id'], { clubId: clubIds, level: [...LEAVING_LEVELS] });
  const roster = await rows.read(
    players,
    ['id', 'firstname', 'lastname', 'positions', 'skills'],
    { id: [...next.keys()], teamId: ofClubs.map(({ id }) => id) },
    ['id'],
  );
  const leaving = roster.flatMap((player) => {
    const contract = next.get(player.id);
    if (!contract) return [];
    const { clubId, relegationClause: hasClause } = contract;
    return leavesAfterRelegation(ratedOf(player), { tier: tierOf.get(clubId) ?? 1, hasClause })
      ? [{ player, clubId }]
      : [];
  });
  const ids = leaving.map(({ player }) => player.id);
  await rows.lock(players, { id: ids });
  const dead = await keepDeadCap(rows, { signed: signed.filter(({ playerId }) => ids.includes(playerId)), season });
  await endContracts(rows, ids, season);
  return leaving.map(({ player, clubId }) => ({
    playerId: player.id,
    name: `${player.firstname} ${player.lastname}`,
    clubId,
    dead: dead.get(player.id) ?? [],
  }));
}

interface EndingContract {
  id: ContractId;
  playerId: PlayerId;
  clubId: ClubId;
  fromSeason: number;
  toSeason: number;
  salary: number;
  relegationClause: boolean;
  takenOverIn: number | null;
}

/** Charges the clubs of these contracts, and those that retain part of them, with the dead cap. @returns the charges by player */
async function keepDeadCap(
  rows: Rows,
  { signed, season }: { signed: readonly EndingContract[]; season: number },
): Promise<Map<PlayerId, Released['dead']>> {
  const contractOf = new Map(signed.map((contract) => [contract.id, contract]));
  const later = { contractId: [...contractOf.keys()], season: { atLeast: season + 1 }, kind: 'retention' as const };
  const retained = await rows.remove(capCharges, ['contractId', 'clubId', 'amount', 'season'], later);
  const owed = [
    ...signed.flatMap((contract) => {
      const { salary, fromSeason, toSeason } = contract;
      const first = Math.max(season + 1, fromSeason);
      return owedAfter({ fromSeason, toSeason, salaries: [salary] }, season).map((amount, index) => {
        return { contract, clubId: contract.clubId, season: first + index, amount };
      });
    }),
    ...retained.flatMap(({ contractId, ...part }) => {
      const contract = contractId === null ? undefined : contractOf.get(contractId);
      return contract ? [{ contract, ...part }] : [];
    }),
  ].filter(({ contract }) => !contract.relegationClause || contract.takenOverIn === season);
  const begun = await rows.read(
    contracts,
    ['id', 'playerId'],
    { playerId: signed.map(({ playerId }) => playerId), fromSeason: { atMost: season } },
    ['fromSeason', 'id'],
  );
  // Future contracts are removed; those in effect stay on record.
  const recordOf = new Map(begun.map(({ id, playerId }) => [playerId, id]));
  const charges = [
    ...Map.groupBy(owed, ({ contract, clubId, season: of }) => `${contract.playerId}/${clubId}/${of}`).values(),
  ].flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    const { contract, clubId, season: of } = first;
    const amount = deadAfterRelegation(parts.reduce((sum, part) => sum + part.amount, 0));
    const contractId = recordOf.get(contract.playerId) ?? null;
    return [
      { playerId: contract.playerId, charge: { contractId, clubId, season: of, amount, kind: 'relegation' as const } },
    ];
  });
  await rows.insert(
    capCharges,
    charges.map(({ charge }) => charge),
  );
  const byPlayer = Map.groupBy(charges, ({ playerId }) => playerId);
  return new Map(
    [...byPlayer].map(([playerId, ofPlayer]) => [
      playerId,
      [...Map.groupBy(ofPlayer, ({ charge }) => charge.clubId)].map(([clubId, ofClub]) => {
        return { clubId, cost: ofClub[0]?.charge.amount ?? 0, seasons: ofClub.length };
      }),
    ]),
  );
}

function ratedOf({ positions, skills }: Pick<OwnPlayer, 'positions' | 'skills'>) {
  const position = positions[0] ?? 'C';
  return { position, overall: overallOf(position, skills) };
}
