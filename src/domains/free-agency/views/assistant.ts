/** A manager's limits for the assistant, and the contracts they concern. */
import { loadCapState } from '#domains/cap/store/states.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { BUYOUT, KEPT_OPEN } from '#domains/contracts/constants.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { AI_BUYOUTS, ASSISTANT, RENEWALS } from '#domains/free-agency/constants.ts';
import type { AssistantView } from '#domains/free-agency/contract/shapes.ts';
import { assistantsOf } from '#domains/free-agency/store/assistant.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Returns the assistant's limits; the club has a manager, the caller. */
export function assistantView(
  db: Database,
  { clubId, teamId }: { clubId: ClubId; teamId: TeamId },
  today: Pick<Today, 'season'>,
): Promise<AssistantView> {
  return fact(db, {
    key: `assistant/${clubId}`,
    topics: ['players', `team:${teamId}`],
    read: () => readAssistant(db, clubId, today),
  });
}

async function readAssistant(db: Database, clubId: ClubId, { season }: Pick<Today, 'season'>): Promise<AssistantView> {
  const rows = pgReader(db);
  const limits = (await assistantsOf(rows, { season, clubIds: [clubId] })).get(clubId);
  const own = await contractsOf(rows, { clubId, season });
  const refs = await playerRefs(db, own, ({ playerId }) => playerId);
  const shown = (signed: readonly OwnContract[]) =>
    signed.flatMap(({ playerId, level, birthSeason, salary }) => {
      const player = refs.get(playerId);
      return player ? [{ player, level, age: season - birthSeason, salary }] : [];
    });
  return {
    resigns: limits?.resigns ?? 'nobody',
    maxSalary: limits?.maxSalary ?? 0,
    handsOff: [...(limits?.handsOff ?? [])],
    fills: limits?.fills ?? ASSISTANT.fills,
    keepsOpen: limits?.keepsOpen ?? KEPT_OPEN,
    actsOnDay: RENEWALS.day,
    fromSeason: season + 1,
    ending: shown(own.filter(({ isEnding }) => isEnding)),
    running: shown(own.filter(({ isEnding }) => !isEnding)),
  };
}

type OwnContract = Awaited<ReturnType<typeof contractsOf>>[number];

/**
 * Returns the contracts of a club's players that have not been bought out, highest paid first. `isEnding`: it expires this season, and he has signed
 * none after it.
 */
async function contractsOf(rows: RowReader, { clubId, season }: { clubId: ClubId; season: number }) {
  // A club does not re-sign a player it has bought out.
  const signed = await rows.read(contracts, ['playerId', 'clubId', 'salary', 'toSeason'], {
    clubId,
    toSeason: { atLeast: season },
    boughtOutOn: null,
  });
  const own = (await rows.read(teams, ['id', 'clubId', 'level', 'leagueId'], { clubId })).filter(isOfClub);
  const people = await rows.read(players, ['id', 'teamId', 'birthSeason', 'lastname'], {
    teamId: own.map(({ id }) => id),
  });
  const later = await rows.read(contracts, ['playerId'], {
    playerId: people.map(({ id }) => id),
    fromSeason: { atLeast: season + 1 },
  });
  const goesOn = new Set(later.map(({ playerId }) => playerId));
  return signed
    .flatMap(({ playerId, salary, toSeason }) => {
      const person = people.find(({ id }) => id === playerId);
      const level = own.find(({ id }) => id === person?.teamId)?.level;
      const isRenewed = toSeason === season && goesOn.has(playerId);
      if (!person || !level || isRenewed) return [];
      const { birthSeason, lastname } = person;
      return [{ playerId, salary, level, birthSeason, lastname, isEnding: toSeason === season }];
    })
    .sort((one, other) => other.salary - one.salary || one.playerId - other.playerId);
}

/** Returns expiring contracts for the manager's desk while the manager can still act. */
export async function endingOnDesk(
  db: Database | Transaction,
  { clubId, season, day }: { clubId: ClubId; season: number; day: number },
) {
  if (day < RENEWALS.remindFrom || day > RENEWALS.day) return [];
  const own = await contractsOf(pgReader(db), { clubId, season });
  const ending = own.filter(({ level, isEnding }) => level === 'PRO' && isEnding);
  const [first] = ending;
  if (!first) return [];
  const params = { count: ending.length, player: first.lastname, days: RENEWALS.day - day };
  return [{ kind: 'contracts-run-out' as const, params, path: '/office/depth-chart' }];
}

/**
 * Returns the buyout window after the playoffs for the manager's desk, from the day before it opens to its last night: for a club that has a contract
 * as dear as one that AI clubs buy out. No query on other days.
 */
export async function buyoutsOnDesk(
  db: Database | Transaction,
  { clubId, teamId, season, day }: { clubId: ClubId; teamId: TeamId; season: number; day: number },
): Promise<DeskItem[]> {
  const { fromDay, toDay } = BUYOUT;
  if (day < fromDay - 1 || day > toDay) return [];
  const rows = pgReader(db);
  const own = await contractsOf(rows, { clubId, season });
  const [dearest] = own.filter(({ level, isEnding }) => level === 'PRO' && !isEnding);
  const { limits } = await loadCapState(rows, { clubId, season, day });
  if (!dearest || dearest.salary < AI_BUYOUTS.leastSalary * limits.minimum) return [];
  const params = {
    opensIn: Math.max(0, fromDay - day),
    days: toDay - Math.max(day, fromDay) + 1,
    player: dearest.lastname,
  };
  return [{ kind: 'buyouts-summer', params, path: `/club/roster/${teamId}` }];
}
