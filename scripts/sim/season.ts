/** Plays a season between clubs by the rules of daily life: rest, injuries, recalls, form and morale, as in a world. */

import { LEAGUE_SETTINGS, overtimeOf, PLAYOFF_SETTINGS, rulesOfPairing } from '#domains/competition/rules.ts';
import { matchInputOf, matchTeamInLastLines, matchTeamOf, type Squad } from '#domains/game/rules/match-day.ts';
import { afterGameOf } from '#domains/player/rules/after-game.ts';
import { rested, rosterPlayerOf } from '#domains/player/rules/life.ts';
import { recallsOf, seenThisMorning } from '#domains/roster/rules/recall.ts';
import { chooseGoalies } from '#engine/lineup/auto-fill.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput, MatchTeam } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { profileOf, type SkillProfile } from '#engine/match/ratings/skill-profile.ts';
import type { MatchResult } from '#engine/match/result.ts';
import type { Level } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { knownSecret, type Secret } from '#engine/secret.ts';
import { seasonRounds } from './calendar.ts';
import { type SimClub, type SimPlayer, squadOf } from './clubs.ts';

export interface PlayedGame {
  season: number;
  round: number;
  /** The round of the playoffs; null: a league game. */
  playoffRound: number | null;
  /** Nights since the last game of each team: 1 on the second night of a back-to-back. */
  nights: { home: number; away: number };
  /** Injured players of the teams. */
  absent: { home: number[]; away: number[] };
  input: MatchInput;
  result: MatchResult;
  events: readonly MatchEvent[];
}

/** Nights between the games of two rounds, and the share of games that are played a day late: 13 back-to-backs in 82 games. */
const NIGHTS_A_ROUND = 2;
const DAY_LATE = 0.2;
/**
 * Chance that a coach rests the better of tonight's goalies though he is not too tired: on ordinary nights, on the second of a
 * back-to-back when he played the first, and when the other was called up from the farm and deserves a look. With tired and
 * injured goalies included, the first goalie of a season starts 59.5 % of the games, the third 9 %, and of second nights one in
 * four.
 */
const ROTATION = { usual: 0.25, secondNight: 0.72, calledUp: 0.85 } as const;
/** Lines are set again after this many rounds; in between only missing players are replaced. */
const ROUNDS_AT_A_TIME = 7;
/** Maximum days of a season, so that days never repeat. */
const DAYS_OF_A_SEASON = 1000;

/** Suspensions are off in these seasons: discipline is measured by the penalties. */
const NOBODY: ReadonlySet<number> = new Set();

interface Evening {
  home: SimClub;
  away: SimClub;
  round: number;
  /** Days since the season began. */
  day: number;
  playoffRound: number | null;
}

export class Season {
  private readonly lives = new Map<number, SimPlayer>();
  private readonly lineups = new Map<number, Lineup>();
  /** The goalie who started a team's last game. */
  private readonly starters = new Map<number, number | null>();
  private readonly lastDay = new Map<number, number>();
  private readonly random: Random;
  private readonly clubs: readonly SimClub[];
  private readonly season: number;
  /** Worlds with other seeds have other assistants; within one world they stay the same. */
  private readonly secret: Secret;
  private readonly profile: SkillProfile | null;
  private games = 0;

  constructor(clubs: readonly SimClub[], { season, seed }: { season: number; seed: number | string }) {
    this.clubs = clubs;
    this.season = season;
    this.secret = knownSecret(seed);
    this.profile = profileOf(clubs.map((club) => squadOf(club, 'PRO').players));
    this.random = new Random(`season/${seed}/${season}`);
    for (const club of clubs)
      for (const squad of club.squads) for (const player of squad.players) this.lives.set(player.id, player);
  }

  /** Plays the league games, one by one, each when it is asked for. */
  *regular(gamesPerTeam: number): Generator<PlayedGame> {
    const rounds = seasonRounds(this.clubs.length, gamesPerTeam, this.random.fork('calendar'));
    for (const [round, pairs] of rounds.entries()) {
      if (round % ROUNDS_AT_A_TIME === 0) this.lineups.clear();
      for (const [homeIndex, awayIndex] of pairs) {
        const home = this.clubs[homeIndex] as SimClub; // the calendar knows how many there are
        const away = this.clubs[awayIndex] as SimClub;
        const day = round * NIGHTS_A_ROUND + (this.random.chance(DAY_LATE) ? 1 : 0);
        yield this.play({ home, away, round, day, playoffRound: null });
      }
    }
  }

  /** Plays one game, and applies its effects to the players. */
  play(evening: Evening): PlayedGame {
    const { home, away, round, playoffRound } = evening;
    const nights = { home: this.rest(home, evening), away: this.rest(away, evening) };
    const absent = { home: this.absentOf(home, round), away: this.absentOf(away, round) };
    const isPlayoff = playoffRound !== null;
    const settings = isPlayoff ? PLAYOFF_SETTINGS : LEAGUE_SETTINGS;
    const rules = rulesOfPairing(settings, [], { round: playoffRound ?? 1, place: isPlayoff ? 1 : null });
    const { countsFor, importance, isDecisive } = rules;
    const seed = Math.floor(this.random.next() * 2 ** 32);
    const input = matchInputOf(
      {
        id: ++this.games,
        seed,
        type: isPlayoff ? 'playoffs' : 'regular',
        overtime: overtimeOf(rules),
        importance,
        isDecisive,
        profile: this.profile,
        maxInjuryDays: null,
        isOnNeutralIce: false,
      },
      this.dress(home, evening, nights.home),
      this.dress(away, evening, nights.away),
    );
    const { result, events } = simulateMatch(input);
    const absoluteDay = this.absoluteDay(round);
    const played = { seed, level: 'PRO', isPlayoff, countsFor, absoluteDay, result } as const;
    for (const { id, ...change } of afterGameOf(played, this.lives)) {
      const life = this.lives.get(id) as SimPlayer; // it is one of them
      // A world has half as many games: experience is counted per season, where seasons follow each other.
      const { xp, xpProgress } = life;
      Object.assign(life, change, { xp, xpProgress });
    }
    return { season: this.season, round, playoffRound, nights, absent, input, result, events };
  }

  /** Injuries are counted in games, as in a world, where there is one a day. */
  private absoluteDay(round: number): number {
    return this.season * DAYS_OF_A_SEASON + round;
  }

  private rest(club: SimClub, { round, day }: Evening): number {
    const nights = day - (this.lastDay.get(club.clubId) ?? day - NIGHTS_A_ROUND - 1);
    this.lastDay.set(club.clubId, day);
    const absoluteDay = this.absoluteDay(round);
    for (const player of squadOf(club, 'PRO').players) {
      for (let night = 0; night < nights; night++) {
        const change = rested(player, absoluteDay);
        if (change === null) break;
        Object.assign(player, change);
      }
    }
    callUp(club, { season: this.season, absoluteDay });
    return nights;
  }

  private absentOf(club: SimClub, round: number): number[] {
    const absoluteDay = this.absoluteDay(round);
    const { teamId, players } = squadOf(club, 'PRO');
    return players
      .filter((player) => player.teamId === teamId && player.injuredUntil !== null && player.injuredUntil > absoluteDay)
      .map((player) => player.id);
  }

  private dress(club: SimClub, { round, playoffRound }: Evening, nights: number): MatchTeam {
    const isDecisive = playoffRound !== null;
    const today = { season: this.season, absoluteDay: this.absoluteDay(round), secret: this.secret };
    const { teamId, players: lives } = squadOf(club, 'PRO');
    const players = lives.map((life) => rosterPlayerOf(life, today));
    const squad: Squad = {
      teamId,
      season: this.season,
      secret: this.secret,
      level: 'PRO',
      players,
      lineup: null,
      isManaged: false,
      isDecisive,
      tactics: null,
    };
    const goalies = chooseGoalies(players, squad);
    const isGuest = lives.some((life) => life.id === goalies.BG && life.teamId !== teamId);
    const playedYesterday = nights === 1 && this.starters.get(teamId) === goalies.SG;
    const usual = playedYesterday ? ROTATION.secondNight : ROTATION.usual;
    const rests = !isDecisive && goalies.BG !== null && this.random.chance(isGuest ? ROTATION.calledUp : usual);
    const last = this.lineups.get(teamId) ?? matchTeamOf(squad).lineup;
    const dressed = matchTeamInLastLines(squad, last, rests ? { SG: goalies.BG, BG: goalies.SG } : goalies);
    this.lineups.set(teamId, dressed.lineup);
    this.starters.set(teamId, dressed.lineup.goalies.SG);
    return dressed.team;
  }
}

/**
 * Makes emergency recalls by the roster's rules: a called-up player is with the team, and `teamId` keeps saying where he belongs.
 */
function callUp({ squads }: SimClub, { season, absoluteDay }: { season: number; absoluteDay: number }): void {
  const levelOf = new Map<number | null, Level>(squads.map(({ teamId, level }) => [teamId, level]));
  const everybody = squads.flatMap(({ level, players }) =>
    players.map((life) =>
      seenThisMorning(
        life,
        { level, home: levelOf.get(life.teamId) ?? level },
        { season, absoluteDay, suspended: NOBODY },
      ),
    ),
  );
  for (const { playerId, from, to } of recallsOf(everybody, true)) {
    const [left, joined] = [from, to].map((level) => squads.find((squad) => squad.level === level)?.players ?? []);
    const index = left?.findIndex((life) => life.id === playerId) ?? -1;
    if (index >= 0) joined?.push(...(left?.splice(index, 1) ?? []));
  }
}
