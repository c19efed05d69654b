/** Stored contracts: ended for players who leave, signed by those who stay, join or are new. */
import { teams } from '#domains/club/tables.ts';
import { arrivals, contracts } from '#domains/contracts/tables.ts';
import { type Posting, post } from '#domains/finances/store/ledger.ts';
import { players } from '#domains/player/tables.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import type { ContractTerms } from '#engine/market/sign.ts';
import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** A contract with a club. */
export interface SignedContract {
  playerId: PlayerId;
  clubId: ClubId;
  terms: ContractTerms;
}

/** Terms agreed in talks, or offered to a free agent. */
export interface Signature {
  playerId: PlayerId;
  clubId: ClubId;
  terms: OfferedTerms;
  fromSeason: number;
  isEntry: boolean;
}

/** Ends these players' current contracts with the season and removes later ones. What clubs owe players they let go is a matter for buyouts. */
export async function endContracts(rows: Rows, playerIds: readonly PlayerId[], season: number): Promise<void> {
  if (playerIds.length === 0) return;
  // The row of a bought-out contract stays, for its remaining payments.
  const ahead = { playerId: playerIds, fromSeason: { atLeast: season + 1 }, boughtOutOn: null };
  await rows.remove(contracts, ['id'], ahead);
  await rows.updateWhere(contracts, { toSeason: season }, { playerId: playerIds, toSeason: { atLeast: season + 1 } });
}

/** Voids a contract not yet in effect; the caller has checked that it binds no one else. */
export async function tearUpContract(rows: Rows, id: number): Promise<void> {
  await rows.remove(contracts, ['id'], { id });
}

/**
 * Signs contracts that begin with the next season.
 * @param season the season that is ending
 * @param signedAt absolute day; defaults to the season's last
 */
export async function signContracts(
  rows: Rows,
  signed: readonly SignedContract[],
  season: number,
  signedAt: number = absoluteDayOf({ season, day: DAYS_PER_SEASON }),
): Promise<void> {
  const firstId = await rows.takeIds(contracts, signed.length);
  await rows.insert(
    contracts,
    signed.map(({ playerId, clubId, terms }, index) => ({
      id: firstId + index,
      playerId,
      clubId,
      fromSeason: season + 1,
      toSeason: season + terms.seasons,
      salary: terms.salary,
      salaries: Array<number>(terms.seasons).fill(terms.salary),
      kind: terms.kind,
      signedAt,
    })),
  );
}

/** Signs contracts for next season; a player not yet with his new club arrives on its first morning. */
export async function signForNextSeason(
  rows: Rows,
  signed: readonly SignedContract[],
  { season, absoluteDay }: Pick<Today, 'season' | 'absoluteDay'>,
): Promise<void> {
  if (signed.length === 0) return;
  await signContracts(rows, signed, season, absoluteDay);
  const clubIds = [...new Set(signed.map(({ clubId }) => clubId))];
  const ofClubs = await rows.read(teams, ['id', 'clubId', 'level'], { clubId: clubIds });
  const people = await rows.read(players, ['id', 'teamId'], { id: signed.map(({ playerId }) => playerId) });
  const arrivesOn = absoluteDayOf({ season: season + 1, day: 1 });
  await rows.insert(
    arrivals,
    signed.flatMap(({ playerId, clubId }) => {
      const own = ofClubs.filter((team) => team.clubId === clubId);
      const present = people.find(({ id }) => id === playerId)?.teamId ?? null;
      const teamId = own.find(({ level }) => level === 'PRO')?.id;
      return teamId === undefined || own.some(({ id }) => id === present) ? [] : [{ playerId, teamId, arrivesOn }];
    }),
  );
}

/** Signs agreed terms and pays the signing bonus. The caller holds the player and has checked that he is free to sign. */
export async function signTerms(
  rows: Rows,
  signature: Signature,
  today: Pick<Today, 'season' | 'day' | 'absoluteDay'>,
): Promise<void> {
  await signAllTerms(rows, [signature], today);
}

/** Signs terms for many players at once. */
export async function signAllTerms(
  rows: Rows,
  signatures: readonly Signature[],
  { season, day, absoluteDay }: Pick<Today, 'season' | 'day' | 'absoluteDay'>,
): Promise<void> {
  if (signatures.length === 0) return;
  const firstId = await rows.takeIds(contracts, signatures.length);
  await rows.insert(
    contracts,
    signatures.map(({ playerId, clubId, terms, fromSeason, isEntry }, index) => ({
      id: firstId + index,
      playerId,
      clubId,
      fromSeason,
      toSeason: fromSeason + terms.salaries.length - 1,
      salary: averageOf(terms),
      salaries: [...terms.salaries],
      signingBonus: terms.signingBonus,
      clause: terms.clause,
      relegationClause: terms.relegationClause ?? false,
      kind: isEntry ? ('entry' as const) : ('standard' as const),
      signedAt: absoluteDay,
    })),
  );
  await post(
    rows,
    signatures.flatMap(({ playerId, clubId, terms }, index): Posting[] => {
      if (terms.signingBonus === 0) return [];
      return [
        {
          key: `signing-bonus/${firstId + index}`,
          kind: 'signing-bonus',
          params: { playerId },
          season,
          day,
          entries: [
            { account: `club:${clubId}`, amount: -terms.signingBonus },
            { account: 'world:players', amount: terms.signingBonus },
          ],
        },
      ];
    }),
  );
}

interface Coming {
  playerId: PlayerId;
  teamId: TeamId;
  fromSeason: number;
}

/** Stores a signed player's arrival at a team: the next morning, or when the first season of his contract begins. */
export async function noteArrival(rows: Rows, coming: Coming, today: Pick<Today, 'absoluteDay'>): Promise<void> {
  await noteArrivals(rows, [coming], today);
}

/** Stores many arrivals at once. */
export async function noteArrivals(
  rows: Rows,
  coming: readonly Coming[],
  { absoluteDay }: Pick<Today, 'absoluteDay'>,
): Promise<void> {
  await rows.insert(
    arrivals,
    coming.map(({ playerId, teamId, fromSeason }) => {
      const arrivesOn = Math.max(absoluteDay + 1, absoluteDayOf({ season: fromSeason, day: 1 }));
      return { playerId, teamId, arrivesOn };
    }),
  );
}

/** Cancels his arrival at any of these teams. */
export async function dropArrival(
  rows: Rows,
  { playerId, teamIds }: { playerId: PlayerId; teamIds: readonly TeamId[] },
): Promise<void> {
  await rows.remove(arrivals, ['playerId'], { playerId, teamId: [...teamIds] });
}

/** Moves a player's contracts to another club, which owes him the rest. @param season the current one. */
export async function moveContracts(
  rows: Rows,
  { playerId, clubId, season }: { playerId: PlayerId; clubId: ClubId; season: number },
): Promise<void> {
  await rows.updateWhere(contracts, { clubId, takenOverIn: season }, { playerId, toSeason: { atLeast: season } });
}
