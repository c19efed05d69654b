/** Properties over whole games of every kind (see game-wishes.ts), played as the world plays them: a period at a time. */
import fc from 'fast-check';
import type { Lineup } from '#engine/lineup/lineup.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import { GONE } from '#engine/match/game.ts';
import type { BenchChange, MatchInput, MatchPlayer, MatchTeam } from '#engine/match/input.ts';
import { playPeriod, resultOf, startMatch } from '#engine/match/match.ts';
import { ORDINARY_PROFILE, type SkillProfile } from '#engine/match/ratings/skill-profile.ts';
import { type BenchChanges, storedStateOf } from '#engine/match/record/stored-state.ts';
import type { MatchResult, MatchState } from '#engine/match/result.ts';
import { GOALIE_SPECIAL_SKILLS, SKATER_SPECIAL_SKILLS } from '#engine/player/skills.ts';
import { anyGame, type ChangeOfWish, type GameOfWish, type LeagueOfWish, type TeamOfWish } from './game-wishes.ts';
import { matchTeam } from './match.ts';

/** Number of games for each property: the same games in every run, so that failures are reproducible. */
const GAMES = { numRuns: 80, seed: 20_261_120 };

const SKATERS = 18;
const BACKUP = 19;

export interface PlayedGame {
  /** Ids of the players out of the game before its first faceoff. */
  lost: ReadonlySet<number>;
  /** The state and the bench changes before each period. */
  before: readonly { state: MatchState; benches: BenchChanges }[];
  result: MatchResult;
}

type Check = (input: MatchInput, events: readonly MatchEvent[], game: PlayedGame) => void;

/** Runs a check over whole games of every kind. */
export function everyGame(check: Check): void {
  fc.assert(
    fc.property(anyGame, (wish) => {
      check(...gameOf(wish));
    }),
    GAMES,
  );
}

/** The same with the input alone. */
export function everyInput(check: (input: MatchInput) => void): void {
  fc.assert(
    fc.property(anyGame, (wish) => {
      check(inputOf(wish));
    }),
    GAMES,
  );
}

/** Properties ask for the games one after the other. */
const played = new Map<string, Parameters<Check>>();

function gameOf(wish: GameOfWish): Parameters<Check> {
  const name = JSON.stringify(wish);
  const known = played.get(name);
  if (known !== undefined) return known;
  const game = play(wish);
  played.set(name, game);
  return game;
}

function play(wish: GameOfWish): Parameters<Check> {
  const input = inputOf(wish);
  const events: MatchEvent[] = [];
  const before: { state: MatchState; benches: BenchChanges }[] = [];
  let state = startMatch(input);
  const lost = new Set([...lose(state, 0, wish.home, input.home), ...lose(state, 1, wish.away, input.away)]);
  while (!state.finished) {
    const benches = changesOf(wish, input, state.period);
    before.push({ state, benches });
    const period = playPeriod({ input, state, benches });
    events.push(...period.events);
    state = period.state;
  }
  return [input, events, { lost, before, result: resultOf(input, events, state) }];
}

function inputOf(wish: GameOfWish): MatchInput {
  const { seed, overtime, importance, neutralIce, league } = wish;
  return {
    seed,
    overtime,
    importance,
    neutralIce,
    ...(league && { profile: profileOf(league) }),
    home: teamOf(1, wish.home),
    away: teamOf(2, wish.away),
  };
}

function profileOf({ goalies, forwards, defensemen, leaders }: LeagueOfWish): SkillProfile {
  const { details, ...usual } = ORDINARY_PROFILE;
  return {
    skaters: usual.skaters,
    goalies: usual.goalies + goalies,
    details: {
      forwards: details.forwards.map((skill) => skill + forwards),
      defensemen: details.defensemen.map((skill) => skill + defensemen),
      leaders: details.leaders + leaders,
    },
  };
}

function teamOf(teamId: number, wish: TeamOfWish): MatchTeam {
  const { level, seed, tactics, orders, partners, bare, backwards } = wish;
  const team = matchTeam({ teamId, level, seed, tactics });
  const players = team.players.map((player, index) => dressed(player, index, { wish, of: team }));
  const ids = players.map((player) => player.id);
  const lineup: Lineup = {
    ...team.lineup,
    ...(bare && {
      shootout: team.lineup.shootout.slice(0, 3),
      captain: null,
      alternates: [null, null],
      extraAttackers: [null, null],
    }),
  };
  return {
    ...team,
    lineup,
    orders,
    players: backwards ? players.reverse() : players,
    ...(partners !== null && {
      partnerships: ids.flatMap((one) =>
        ids.filter((other) => other > one).map((other) => [one, other, partners] as const),
      ),
    }),
  };
}

/** @param index his number in the reading order of the lineup, from 0. */
function dressed(player: MatchPlayer, index: number, { wish, of }: { wish: TeamOfWish; of: MatchTeam }): MatchPlayer {
  const { energy, special, strangers } = wish;
  const isSpecial = special > 0 && index % special === 0;
  const known = index < SKATERS ? SKATER_SPECIAL_SKILLS : GOALIE_SPECIAL_SKILLS;
  const elsewhere = of.players[(index + 5) % SKATERS]?.positions ?? player.positions;
  return {
    ...player,
    energy,
    specialSkills: isSpecial ? [0, 1, 2].flatMap((step) => known[(index + wish.seed + step) % known.length] ?? []) : [],
    positions: index < Math.min(strangers, SKATERS) ? elsewhere : player.positions,
  };
}

/** Removes players from the stored state of the game, as injuries would; returns their ids. */
function lose(state: MatchState, side: 0 | 1, { lost, lostGoalie }: TeamOfWish, team: MatchTeam): number[] {
  const inOrder = [...team.players].sort((one, other) => one.id - other.id);
  const numbers = lostGoalie ? [...lost, BACKUP] : lost;
  const ids = numbers.flatMap((number) => inOrder[number]?.id ?? []);
  const { out } = storedStateOf(state);
  const first = side === 0 ? 0 : out.length - team.players.length;
  for (const [index, { id }] of team.players.entries()) if (ids.includes(id)) out[first + index] = GONE;
  return ids;
}

function changesOf(wish: GameOfWish, input: MatchInput, period: number): BenchChanges {
  const benches: BenchChanges = {};
  for (const change of wish.changes) {
    if (change.after === period) benches[change.side] = benchOf(change, input[change.side]);
  }
  return benches;
}

function benchOf({ tactics, orders, upsideDown, otherGoalie }: ChangeOfWish, team: MatchTeam): BenchChange {
  const { forwards, defense, goalies } = team.lineup;
  const [one, two, three, four] = forwards;
  const lineup: Lineup = {
    ...team.lineup,
    forwards: upsideDown ? [four, three, two, one] : forwards,
    defense: upsideDown ? [defense[2], defense[1], defense[0]] : defense,
    goalies: otherGoalie ? { SG: goalies.BG, BG: goalies.SG } : goalies,
  };
  return { lineup, tactics: { ...team.tactics, ...tactics }, ...(orders && { orders }) };
}
