/** Loads the data for cap sheets: call `wouldBeLegal` with it before any change of a contract. */
import { LONG_TERM_SEVERITY } from '#domains/cap/constants.ts';
import type { CapState } from '#domains/cap/rules/sheet.ts';
import { limitsAround } from '#domains/cap/store/limits.ts';
import { capAccruals } from '#domains/cap/tables.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { arrivals, capCharges, contracts } from '#domains/contracts/tables.ts';
import { clubFinances } from '#domains/finances/tables.ts';
import { players } from '#domains/player/tables.ts';
import { recalls } from '#domains/roster/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId } from '#engine/ids.ts';
import { firstLimits } from '#engine/market/price.ts';
import type { Level } from '#engine/player/skills.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export interface CapOn {
  season: number;
  /** Day of the season. */
  day: number;
  /** Defaults to all clubs. */
  clubIds?: readonly ClubId[];
}

/** Returns each club's cap state, by club. Some nine reads, whatever the number of clubs. */
export async function loadCapStates(reader: RowReader, on: CapOn): Promise<Map<ClubId, CapState>> {
  const { season, day } = on;
  const ofClubs = on.clubIds ? { clubId: on.clubIds } : {};
  const allTeams = (await reader.read(teams, ['id', 'clubId', 'level', 'leagueId'], ofClubs)).filter(isOfClub);
  const clubIds = [...new Set(allTeams.map(({ clubId }) => clubId))];
  const ofSeason = await limitsAround(reader, season);
  const levels = await levelsOf(reader, allTeams);
  const running = await reader.read(contracts, ['playerId', 'clubId', 'fromSeason', 'toSeason', 'salary'], {
    clubId: clubIds,
    toSeason: { atLeast: season },
  });
  const charges = await reader.read(
    capCharges,
    ['clubId', 'season', 'amount', 'kind'],
    { clubId: clubIds, season: { atLeast: season } },
    ['id'],
  );
  const plans = await reader.read(clubFinances, ['clubId', 'rescueUntil'], {
    clubId: clubIds,
    rescueUntil: { atLeast: season },
  });
  const rescueOf = new Map(plans.map(({ clubId, rescueUntil }) => [clubId, rescueUntil]));
  const chargesOf = Map.groupBy(charges, ({ clubId }) => clubId);
  const accrued = await reader.read(
    capAccruals,
    ['clubId', 'days', 'dollarDays', 'bonuses'],
    { clubId: clubIds, season },
    ['clubId'],
  );
  const accruedOf = new Map(accrued.map((row) => [row.clubId, row]));
  const contractsOf = Map.groupBy(running, ({ clubId }) => clubId);
  const leagueOf = new Map(
    allTeams.flatMap(({ clubId, level, leagueId }) => (level === 'PRO' ? [[clubId, leagueId]] : [])),
  );
  const today = absoluteDayOf({ season, day });
  return new Map(
    clubIds.map((clubId): [ClubId, CapState] => {
      const own = (contractsOf.get(clubId) ?? []).map(({ clubId: _clubId, ...contract }) => {
        const at = levels.get(contract.playerId);
        const isHere = at?.clubId === clubId;
        // A player signed for a later season is counted on the first team.
        const level: Level = isHere ? at.level : 'PRO';
        return { ...contract, level, daysOut: isHere ? Math.max(0, (at.longTermUntil ?? 0) - today) : 0 };
      });
      const { days = 0, dollarDays = 0, bonuses = 0 } = accruedOf.get(clubId) ?? {};
      const { limits, next } = ofSeason.get(leagueOf.get(clubId) ?? 0) ?? {};
      return [
        clubId,
        {
          season,
          day,
          limits: limits ?? firstLimits(1),
          nextUpper: next?.upper ?? null,
          rescueUntil: rescueOf.get(clubId) ?? null,
          contracts: own,
          charges: (chargesOf.get(clubId) ?? []).map(({ clubId: _clubId, ...charge }) => charge),
          accrued: { days, dollarDays },
          bonuses,
        },
      ];
    }),
  );
}

/** Returns one club's cap state. */
export async function loadCapState(
  reader: RowReader,
  { clubId, ...on }: { clubId: ClubId; season: number; day: number },
): Promise<CapState> {
  const state = (await loadCapStates(reader, { ...on, clubIds: [clubId] })).get(clubId);
  if (!state) throw new Error(`club ${clubId} has no teams`);
  return state;
}

interface Whereabouts {
  clubId: ClubId;
  level: Level;
  /** Absolute day he is back from long-term injured reserve; null: not on it. */
  longTermUntil: number | null;
}

/** Returns the home level of all players with these teams or about to join: an emergency call-up does not raise a cap hit. */
async function levelsOf(
  reader: RowReader,
  ofClubs: readonly { id: number; clubId: ClubId; level: Level }[],
): Promise<Map<number, Whereabouts>> {
  const teamOf = new Map(ofClubs.map((team) => [team.id, team]));
  const squad = await reader.read(players, ['id', 'teamId', 'injuredUntil', 'injurySeverity'], {
    teamId: [...teamOf.keys()],
  });
  const homes = new Map(
    (await reader.read(recalls, ['playerId', 'homeTeamId'], {}, ['playerId'])).map((row) => [
      row.playerId,
      row.homeTeamId,
    ]),
  );
  const coming = await reader.read(arrivals, ['playerId', 'teamId'], { teamId: [...teamOf.keys()] }, ['playerId']);
  const here = coming.map(({ playerId: id, teamId }) => ({ id, teamId, injuredUntil: null, injurySeverity: null }));
  return new Map(
    [...here, ...squad].flatMap(({ id, teamId, injuredUntil, injurySeverity }): [number, Whereabouts][] => {
      const team = teamOf.get(homes.get(id) ?? teamId ?? 0);
      const longTermUntil = injurySeverity === LONG_TERM_SEVERITY ? injuredUntil : null;
      return team ? [[id, { clubId: team.clubId, level: team.level, longTermUntil }]] : [];
    }),
  );
}
