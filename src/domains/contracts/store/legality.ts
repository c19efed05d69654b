/** Whether a club may add or change contracts: the limit of fifty, and the cap. */
import { capRefused } from '#domains/cap/rules/refused.ts';
import { type CapChange, withoutWaived, wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import { loadCapState } from '#domains/cap/store/states.ts';
import { teams } from '#domains/club/tables.ts';
import { MAX_CONTRACTS } from '#domains/contracts/constants.ts';
import { contractsRefusals } from '#domains/contracts/refusals.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader } from '#platform/rows/rows.ts';

type Day = Pick<Today, 'season' | 'day'>;

interface OneMore {
  clubId: ClubId;
  playerId: PlayerId;
  terms: OfferedTerms;
  fromSeason: number;
  /** The level he is to play at. */
  level: Level;
  /** The farm player who would leave by mutual consent, since the club is at the contract limit. */
  leaves?: PlayerId | null;
}

/** Returns why the club may not add a contract; null: it may. */
export async function faultOfOneMore(rows: RowReader, added: OneMore, today: Day): Promise<Refused | null> {
  const { clubId, playerId, terms, fromSeason, level, leaves = null } = added;
  const toSeason = fromSeason + terms.salaries.length - 1;
  const contract = { playerId, fromSeason, toSeason, salary: averageOf(terms), level, daysOut: 0 };
  return (
    (level === 'U21' || leaves !== null ? null : await faultOfCount(rows, clubId, fromSeason)) ??
    faultOfChange(rows, { clubId, change: { add: [contract] } }, today)
  );
}

/** Returns why a club may not take over a player's contract from another club. */
export async function faultOfClaim(
  rows: RowReader,
  { clubId, playerId }: { clubId: ClubId; playerId: PlayerId },
  today: Day,
): Promise<Refused | null> {
  const columns = ['playerId', 'fromSeason', 'toSeason', 'salary'] as const;
  const signed = await rows.read(contracts, columns, { playerId, toSeason: { atLeast: today.season } });
  const add = signed.map((contract) => ({ ...contract, level: 'PRO' as const, daysOut: 0 }));
  return (await faultOfCount(rows, clubId, today.season)) ?? faultOfChange(rows, { clubId, change: { add } }, today);
}

/**
 * Returns why the cap does not allow a change; null: it does.
 * @param goingDown first-team players who count as on the farm before the change: on waivers they are as good as gone
 */
export async function faultOfChange(
  rows: RowReader,
  { clubId, change, goingDown = [] }: { clubId: ClubId; change: CapChange; goingDown?: readonly PlayerId[] },
  { season, day }: Day,
): Promise<Refused | null> {
  const cap = withoutWaived(await loadCapState(rows, { clubId, season, day }), goingDown);
  const verdict = wouldBeLegal(cap, change);
  if (verdict.ok) return null;
  const helps = await rows.read(players, ['id', 'firstname', 'lastname'], {
    id: verdict.helps.map(({ playerId }) => playerId),
  });
  const names = new Map(helps.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
  return capRefused(verdict, (playerId) => names.get(playerId));
}

/** Returns why the contract limit does not allow one more; null: it does. */
export async function faultOfCount(rows: RowReader, clubId: ClubId, season: number): Promise<Refused | null> {
  const count = await contractsOf(rows, clubId, season);
  if (count < MAX_CONTRACTS) return null;
  return contractsRefusals.tooManyContracts({ max: MAX_CONTRACTS, over: count + 1 - MAX_CONTRACTS });
}

/** Returns the number of contracts that cover the season, without juniors'. */
async function contractsOf(rows: RowReader, clubId: ClubId, season: number): Promise<number> {
  const signed = await rows.read(contracts, ['playerId'], {
    clubId,
    fromSeason: { atMost: season },
    toSeason: { atLeast: season },
  });
  const juniorTeams = await rows.read(teams, ['id'], { clubId, level: 'U21' });
  const juniors = await rows.read(players, ['id'], { teamId: juniorTeams.map(({ id }) => id) });
  const isJunior = new Set(juniors.map(({ id }) => id));
  return signed.filter(({ playerId }) => !isJunior.has(playerId)).length;
}
