/** The summer between two seasons: retirements, signings, releases and newcomers. */

import { noteGoalPrices } from '#domains/cap/store/limits.ts';
import { isPromising } from '#domains/contracts/rules/promising.ts';
import { buyOutPlayers } from '#domains/contracts/store/buyouts.ts';
import { endContracts, type SignedContract, signContracts } from '#domains/contracts/store/contracts.ts';
import { settleAmateurs } from '#domains/draft/store/rights.ts';
import { closeSummer } from '#domains/free-agency/rules/closing.ts';
import type { PlanPlayer, SummerPlan } from '#domains/free-agency/rules/summer.ts';
import { assistantsOf, silentNewcomers, withAssistants } from '#domains/free-agency/store/assistant.ts';
import { notifyOfFilled, prospectsAmong } from '#domains/free-agency/store/filled.ts';
import { heldPlayers, keepRights } from '#domains/free-agency/store/restricted.ts';
import { announceSummer, notifyOfLetGo } from '#domains/free-agency/store/summer-news.ts';
import { loadSummer, type SummerState, seenByItsClub } from '#domains/free-agency/store/summer-state.ts';
import { releasePlayers, retirePlayers } from '#domains/player/store/summer.ts';
import { type Placed, placePlayers } from '#domains/roster/store/squads.ts';
import { addNewcomers, type Newcomer } from '#domains/youth/store/newcomers.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import { retires } from '#engine/player/retirement.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

/**
 * Runs the last night of the season for all players.
 * @param season the season that is ending
 */
export async function takeSummer(
  rows: Rows,
  { season, secret, now }: { season: number; secret: Secret; now: Date },
): Promise<void> {
  const random = secretRandom(secret, `rollover/${season}`);
  const lastDay = absoluteDayOf({ season, day: DAYS_PER_SEASON });
  const state = await loadSummer(rows, season);
  const assistants = await assistantsOf(rows, { season });
  const silent = await silentNewcomers(rows, { season, absoluteDay: lastDay, now });
  const clubs = withAssistants(state.clubs, assistants, silent);
  const lowestTier = Math.max(1, ...clubs.map(({ tier }) => tier));
  const assisted = new Set(clubs.flatMap(({ id, assistant }) => (assistant ? [id] : [])));
  const summerPlayers = state.players.map((player) => {
    // AI clubs judge as league health was measured.
    if (player.contractTo === null || player.clubId === null || !assisted.has(player.clubId)) return player;
    const { position, age, ceiling } = seenByItsClub(player, { season, secret });
    return { ...player, isPromising: isPromising({ position, age: age + 1, best: ceiling }, lowestTier) };
  });
  const plan = closeSummer({ season, clubs, players: summerPlayers }, stopsIn(season, secret));
  const newcomers = await addNewcomers(rows, {
    season,
    openings: plan.openings,
    clubs: state.clubs,
    teamOf: state.teamOf,
    names: new Set(state.players.map((player) => player.name)),
    // Newcomers are no better than the last of the year's amateurs.
    before: state.players.filter(({ isAmateur }) => isAmateur).map(({ position }) => position),
    random: random.fork('newcomers'),
  });
  const changingClubs = plan.placements.flatMap(({ playerId, isSigning }) => (isSigning ? [playerId] : []));
  await buyOutPlayers(rows, plan.letGo, { season, day: DAYS_PER_SEASON, absoluteDay: lastDay });
  await endContracts(
    rows,
    [...plan.retired, ...plan.released, ...plan.letGo, ...plan.parted, ...changingClubs],
    season,
  );
  await signContracts(rows, contractsOf(plan, newcomers), season);
  await retirePlayers(rows, plan.retired, { season, day: absoluteDayOf({ season: season + 1, day: 1 }) });
  const hadClub = new Set(state.players.filter((player) => player.clubId !== null).map((player) => player.id));
  const released = plan.released.filter((id) => hadClub.has(id));
  await keepRights(rows, [...(await heldPlayers(rows)).values()]);
  await releasePlayers(rows, released, season);
  // Rights that an undo would restore, read before they turn pro.
  const rights = await prospectsAmong(rows, plan.turnedPro);
  await placePlayers(rows, {
    placed: placedIn(plan, newcomers, state),
    teamIds: state.teams.map((team) => team.id),
    season,
    random: random.fork('jerseys'),
  });
  await notifyOfFilled(rows, { season, assistants, plan, newcomers, rights });
  await settleAmateurs(rows, { signed: plan.turnedPro, season });
  await noteGoalPrices(rows, { season: season + 1, prices: plan.prices });
  await announceSummer(rows, { season, plan, state });
  await notifyOfLetGo(rows, { plan, state });
}

/**
 * Returns a function that tells whether a player retires: one decision per summer for all callers, so that clubs do not re-sign a player about to
 * retire.
 */
export function stopsIn(season: number, secret: Secret) {
  return (player: PlanPlayer, hasTeam: boolean): boolean =>
    retires({ ...player, hasTeam }, secretRandom(secret, `retirement/${season}/${player.id}/${hasTeam}`));
}

function contractsOf(plan: SummerPlan, newcomers: readonly Newcomer[]): SignedContract[] {
  return [
    ...plan.placements.flatMap(({ playerId, clubId, terms }) => (terms ? [{ playerId, clubId, terms }] : [])),
    ...newcomers.map(({ id, clubId, terms }) => ({ playerId: id, clubId, terms })),
  ];
}

function placedIn(plan: SummerPlan, newcomers: readonly Newcomer[], state: SummerState): Placed[] {
  const known = new Map(state.players.map((player) => [player.id, player]));
  return [
    ...plan.placements.map(({ playerId, clubId, level }) => {
      const player = known.get(playerId);
      if (!player) throw new Error(`player ${playerId} is placed but unknown`);
      const teamId = state.teamOf(clubId, level);
      const { id, position } = player;
      return { id, teamId, position, jerseyNumber: player.teamId === teamId ? player.jerseyNumber : null };
    }),
    ...newcomers.map(({ id, teamId, position }) => ({ id, teamId, position, jerseyNumber: null })),
  ];
}
