/**
 * What is left to decide in the night between two seasons of a running world, when clubs have re-signed whom they wanted and
 * the frenzy is over: who retires, and who fills the places that nobody has filled. Nobody is renewed, upgraded or let go.
 */
import { goToMarket } from '#domains/free-agency/rules/market.ts';
import {
  candidateOf,
  type Placement,
  type PlanClub,
  type PlanPlayer,
  type PlanState,
  type SummerPlan,
  withoutPlace,
} from '#domains/free-agency/rules/summer.ts';
import { buildSquads, type Candidate } from '#domains/roster/rules/squads.ts';
import { newcomerTerms } from '#engine/market/sign.ts';
import { ageClassOf, LEVELS } from '#engine/player/skills.ts';

/** Does he hang up his skates? @param hasTeam somebody wants him for next season */
export type Stops = (player: PlanPlayer, hasTeam: boolean) => boolean;

export function closeSummer({ season, clubs, players }: PlanState, stops: Stops): SummerPlan {
  const retired = new Set<number>();
  for (const player of players) {
    if (player.clubId !== null && !player.hasJustSigned && stops(player, true)) retired.add(player.id);
  }
  const active = players.filter(({ id }) => !retired.has(id));
  const known = new Map(active.map((player) => [player.id, player]));
  const isAmateur = ({ id }: { id: number }) => known.get(id)?.isAmateur ?? false;
  const own = Map.groupBy(active, (player) => (isBound(player, season) || player.isAmateur ? player.clubId : null));
  const buyers = clubs.map(({ id, tier }) => {
    const { chosen, released } = buildSquads((own.get(id) ?? []).map(candidateOf));
    // Whoever has a contract stays, whether there is a place for him or not; drafted amateurs wait for one.
    for (const player of released) {
      if (!isAmateur(player)) chosen[ageClassOf(player.age) === 1 ? 'U21' : 'PRO'].push(player);
    }
    return { clubId: id, tier, chosen };
  });
  const candidates = active.filter((player) => !player.isAmateur).map(candidateOf);
  const undrafted = active.filter((player) => player.isAmateur && player.clubId === null).map(candidateOf);
  const signings = goToMarket(buyers, withoutPlace(candidates, buyers), undrafted);
  const unwanted = new Set(withoutPlace(candidates, buyers).map(({ id }) => id));
  for (const player of active) if (unwanted.has(player.id) && stops(player, false)) retired.add(player.id);
  const signed = new Set(signings.flatMap(({ player }) => player?.id ?? []));
  const clubOf = new Map(clubs.map((club) => [club.id, club]));
  const placements = buyers.flatMap(({ clubId, chosen }) =>
    LEVELS.flatMap((level) =>
      chosen[level].map((candidate): Placement => {
        const [player, club] = [known.get(candidate.id), clubOf.get(clubId)];
        const isNew = signed.has(candidate.id) || isAmateur(candidate);
        // Nobody else has wanted him, or he is a boy: he signs for the least there is, or by the scale.
        const terms = isNew && player && club ? leastTerms(candidate, player, club) : null;
        return { playerId: candidate.id, clubId, level, terms, isSigning: isNew && player?.clubId !== clubId };
      }),
    ),
  );
  return {
    retired: [...retired].sort((a, b) => a - b),
    placements,
    released: active.filter(({ id }) => unwanted.has(id) && !retired.has(id)).map(({ id }) => id),
    letGo: [],
    turnedPro: placements.flatMap(({ playerId }) => (isAmateur({ id: playerId }) ? [playerId] : [])),
    openings: signings.filter(({ player }) => player === null),
    prices: new Map(),
  };
}

function leastTerms(candidate: Candidate, { ceiling, draftRound }: PlanPlayer, { tier, limits }: PlanClub) {
  const drafted = draftRound === undefined ? {} : { draftRound };
  return newcomerTerms({ ...candidate, ceiling, ...drafted }, tier, limits);
}

function isBound({ clubId, contractTo }: PlanPlayer, season: number): boolean {
  return clubId !== null && contractTo !== null && contractTo > season;
}
