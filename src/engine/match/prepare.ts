/** Computed once for unchanged lineups and tactics: plans and ratings of both teams. */
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { compilePlan, type TeamPlan } from '#engine/match/bench/plan.ts';
import { type Style, styleOf } from '#engine/match/bench/style.ts';
import type { Directives } from '#engine/match/game.ts';
import type { BenchChange, MatchInput, MatchPlayer, MatchTeam } from '#engine/match/input.ts';
import { rateTeams } from '#engine/match/ratings/rate-teams.ts';
import { emptyRatings, type Ratings } from '#engine/match/ratings/ratings.ts';
import type { Both } from '#engine/match/sides.ts';

export interface PreparedTeams {
  /** Players of both teams, the home team's first. */
  roster: readonly MatchPlayer[];
  /** Index of the first away player. */
  split: number;
  plans: Both<TeamPlan>;
  /** From the tactics that the benches have set, before conditional orders. */
  styles: Both<Style>;
  directives: Both<Directives>;
  ratings: Ratings;
}

/**
 * @param benches the benches' changes since the input was made, null for none.
 * @param ratings those of a finished game, to be reused.
 */
export function prepareTeams(
  input: MatchInput,
  benches: Readonly<Both<BenchChange | null>>,
  ratings: Ratings = emptyRatings(input.home.players.length + input.away.players.length),
): PreparedTeams {
  const roster = [...input.home.players, ...input.away.players];
  const split = input.home.players.length;
  const planOf = (team: MatchTeam, bench: BenchChange | null, first: number) =>
    compilePlan(bench?.lineup ?? team.lineup, {
      players: team.players,
      first,
      partnerships: team.partnerships,
    });
  const plans: Both<TeamPlan> = [planOf(input.home, benches[0], 0), planOf(input.away, benches[1], split)];
  const directives: Both<Directives> = [directivesOf(input.home, benches[0]), directivesOf(input.away, benches[1])];
  const styles: Both<Style> = [styleOf(directives[0].tactics), styleOf(directives[1].tactics)];
  const home = { plan: plans[0], first: 0, end: split, isHome: true };
  const away = { plan: plans[1], first: split, end: roster.length, isHome: false };
  rateTeams(input, roster, [home, away], ratings);
  return { roster, split, plans, styles, directives, ratings };
}

/** Games stored before a setting existed are replayed with its middle value. */
function directivesOf(team: MatchTeam, bench: BenchChange | null): Directives {
  return {
    tactics: { ...BALANCED_TACTICS, ...(bench?.tactics ?? team.tactics) },
    orders: bench?.orders ?? team.orders ?? [],
  };
}
