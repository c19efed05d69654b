/** Signs all players of a new world's clubs, so that its cap sheets look as they do after years of negotiations. */
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { ENTRY } from '#engine/market/constants.ts';
import { type CapLimits, firstLimits } from '#engine/market/price.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import { agreeContracts, type Signer } from '#engine/market/sign.ts';
import type { Random } from '#engine/random.ts';
import type { ClubDraft } from '#world/creation/clubs.ts';
import type { ContractPlan, PlayerPlan } from '#world/creation/plan.ts';

/** Weights of the number of seasons that a current contract has already run, from 0. */
const SEASONS_BEHIND = [40, 27, 18, 9, 4, 2] as const;
/** Youngest age at signing. */
const SIGNING_AGE = 17;

interface Signing {
  drafts: readonly ClubDraft[];
  players: readonly PlayerPlan[];
  season: number;
  /** Cap limits of a tier; by default those of a new world. */
  limitsOf?: (tier: number) => CapLimits;
  /** How many days before the end of a season its last contracts are signed; 0 by default. */
  lastDaysBefore?: number;
}

export function planContracts(
  { drafts, players, season, limitsOf = firstLimits, lastDaysBefore = 0 }: Signing,
  random: Random,
): ContractPlan[] {
  const rosters = Map.groupBy(players, ({ teamId }) => teamId);
  const behind = new Map(players.map(({ id, birthSeason }) => [id, drawSeasonsBehind(season - birthSeason, random)]));
  const { terms } = agreeContracts(
    drafts.map(({ tier, teams }) => ({
      tier,
      limits: limitsOf(tier),
      bound: 0,
      signers: teams.flatMap(({ id, level }) =>
        (rosters.get(id) ?? []).map((player): Signer => {
          const position = player.positions[0] ?? 'C';
          const { skills, ceilings } = player;
          const prospect = prospectOf({ position, age: season - player.birthSeason, skills, ceilings });
          return { ...prospect, id: player.id, level, seasonsAgo: behind.get(player.id) ?? 0 };
        }),
      ),
    })),
    random,
  );
  const clubOf = new Map(drafts.flatMap(({ club, teams }) => teams.map((team) => [team.id, club.id])));
  const signed = players.flatMap(({ id, teamId }) => {
    const agreed = terms.get(id);
    const clubId = clubOf.get(teamId ?? 0);
    if (!agreed || clubId === undefined) return [];
    const fromSeason = season - (behind.get(id) ?? 0);
    // In the last days of the previous season, when the market is open.
    const signedAt = fromSeason * DAYS_PER_SEASON - lastDaysBefore - random.int(0, 2);
    const { kind, salary, seasons } = agreed;
    const salaries = Array<number>(seasons).fill(salary);
    return [{ playerId: id, clubId, fromSeason, toSeason: fromSeason + seasons - 1, salary, salaries, kind, signedAt }];
  });
  return signed.map((contract, index) => ({ id: index + 1, ...contract }));
}

/**
 * Draws how long a contract has run already, so that expirations are staggered; an entry-level contract has not run for
 * longer than it lasts.
 */
function drawSeasonsBehind(age: number, random: Random): number {
  const drawn = Math.min(age - SIGNING_AGE, random.weighted(SEASONS_BEHIND));
  return age - drawn <= ENTRY.lastAge ? Math.min(drawn, ENTRY.seasons - 1) : drawn;
}
