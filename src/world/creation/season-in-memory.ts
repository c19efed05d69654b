/**
 * Plays a season of a world that is being made. The same rules as in the running world decide everything; but the players
 * stay in memory from day to day, and what is written is written while the next day is being played. In the running world
 * each step of a day reads and writes its players.
 */

import { and, asc, eq } from 'drizzle-orm';
import { clubs, teams } from '#domains/club/tables.ts';
import type { Ruling } from '#domains/discipline/rules/rulings.ts';
import { attendanceOf } from '#domains/finances/rules/gate.ts';
import { matchInputOf, matchTeamOf } from '#domains/game/rules/match-day.ts';
import { dressedIn } from '#domains/game/rules/outcome.ts';
import { type PlayedGame, playAll, type Simulate } from '#domains/game/simulation/simulate.ts';
import { games } from '#domains/game/tables.ts';
import { pointsOf } from '#domains/league/rules/ranking.ts';
import { leagues } from '#domains/league/tables.ts';
import { partnershipsAfter, partnershipsAmong, type Stint } from '#domains/lineups/rules/familiarity.ts';
import { partnershipsOf, savePartnerships } from '#domains/lineups/store/partnerships.ts';
import { afterOutcome } from '#domains/player/rules/after-game.ts';
import { type PlayerLife, rosterPlayerOf } from '#domains/player/rules/life.ts';
import { morningOf } from '#domains/player/rules/morning.ts';
import { byTeam, livesOfAllTeams, saveLives } from '#domains/player/store/lives.ts';
import type { ShortTeam } from '#domains/roster/store/fill-ins.ts';
import { playoffSeries } from '#domains/season/tables.ts';
import { DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';
import { chooseGoalies } from '#engine/lineup/auto-fill.ts';
import type { Partnership } from '#engine/lineup/chemistry.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import type { MatchTeam } from '#engine/match/input.ts';
import type { Level } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { DisciplineInMemory } from '#world/creation/discipline-in-memory.ts';
import { type CallOfDay, FillInsInMemory } from '#world/creation/fill-ins-in-memory.ts';
import { type ClubSquads, recallInMemory } from '#world/creation/recalls-in-memory.ts';

/** Growth comes once in so many days, and lines are set afresh as often: a seventh of the work, the same in a season. */
const DAYS_AT_A_TIME = 7;

export type GameRow = typeof games.$inferSelect;

export interface FinishedInMemory {
  row: GameRow;
  played: PlayedGame;
  attendance: number;
  /** What the disciplinary board ruled after it. */
  rulings: Ruling[];
}

interface TeamInfo {
  id: number;
  clubId: number;
  level: Level;
  tier: number;
  capacity: number;
  rivalClubId: number | null;
  ratingSum: number;
}

export class SeasonInMemory {
  private readonly lives: Map<number, PlayerLife>;
  private readonly squads: Map<number, PlayerLife[]>;
  private readonly teams: Map<number, TeamInfo>;
  private readonly clubs: ClubSquads[];
  private readonly lineups = new Map<number, Lineup>();
  private readonly partnerships: Map<number, Partnership[]>;
  private readonly discipline: DisciplineInMemory;
  private readonly fillIns: FillInsInMemory;
  private readonly points = new Map<number, { won: number; possible: number }>();
  private readonly season: number;
  private readonly worldSeed: number;
  private readonly simulate: Simulate;

  private constructor(
    lives: PlayerLife[],
    infos: TeamInfo[],
    { partnerships, discipline }: { partnerships: Map<number, Partnership[]>; discipline: DisciplineInMemory },
    options: { season: number; worldSeed: number; simulate: Simulate },
  ) {
    this.partnerships = partnerships;
    this.discipline = discipline;
    this.lives = new Map(lives.map((life) => [life.id, life]));
    const squads = byTeam(lives);
    this.squads = new Map(infos.map(({ id }) => [id, squads.get(id) ?? []]));
    this.teams = new Map(infos.map((team) => [team.id, team]));
    this.clubs = [...Map.groupBy(infos, (team) => team.clubId).values()].map((ofClub) =>
      ofClub.map(({ id, level }) => ({ teamId: id, level, players: this.squads.get(id) ?? [] })),
    );
    this.season = options.season;
    this.worldSeed = options.worldSeed;
    this.simulate = options.simulate;
    this.fillIns = new FillInsInMemory({ lives: this.lives, squads: this.squads, suspended: discipline }, options);
  }

  static async load(
    tx: Transaction,
    options: { season: number; worldSeed: number; simulate: Simulate },
  ): Promise<SeasonInMemory> {
    const rows = await tx
      .select({ team: teams, club: clubs, tier: leagues.tier })
      .from(teams)
      .innerJoin(clubs, eq(clubs.id, teams.clubId))
      .innerJoin(leagues, eq(leagues.id, teams.leagueId))
      .orderBy(asc(teams.id));
    const infos = rows.map(({ team, club, tier }) => ({
      id: team.id,
      clubId: club.id,
      level: team.level,
      tier,
      capacity: club.arenaCapacity,
      rivalClubId: club.rivalClubId,
      ratingSum: team.offense + team.defense + team.physical + team.goaltending + team.coaching,
    }));
    const partnerships = await partnershipsOf(
      pgReader(tx),
      infos.map(({ id }) => id),
    );
    const discipline = await DisciplineInMemory.load(tx, options.season);
    return new SeasonInMemory(await livesOfAllTeams(pgReader(tx)), infos, { partnerships, discipline }, options);
  }

  /** The morning of a day of the season. */
  wake(day: number): void {
    const absoluteDay = this.season * DAYS_PER_SEASON + day;
    const isGrowing = day % DAYS_AT_A_TIME === 0;
    const waking = {
      season: this.season,
      absoluteDay,
      days: isGrowing ? DAYS_AT_A_TIME : 0,
      worldSeed: this.worldSeed,
    };
    for (const life of this.lives.values()) Object.assign(life, morningOf(life, waking));
    if (isGrowing) this.lineups.clear();
    const isGameDay = day < PHASE_STARTS.postseason;
    for (const club of this.clubs) recallInMemory(club, { absoluteDay, isGameDay, suspended: this.discipline });
  }

  /** The teams of these games that cannot dress, not even with everybody who is hurt. */
  shortTeams(rows: Awaited<ReturnType<typeof gamesOn>>): ShortTeam[] {
    return this.fillIns.shortOf(rows.flatMap(({ game }) => [game.homeTeamId, game.awayTeamId]));
  }

  /** Men of the town for them, until tomorrow. Nobody else may be using `tx`, here and in `sendFillInsHome`. */
  async callFillIns(tx: Transaction, short: readonly ShortTeam[], call: CallOfDay): Promise<void> {
    await this.fillIns.call(tx, short, call);
  }

  get hasFillIns(): boolean {
    return this.fillIns.arePresent;
  }

  /** Before the next morning; whoever played with them forgets them. */
  async sendFillInsHome(tx: Transaction): Promise<void> {
    const gone = await this.fillIns.sendHome(tx);
    await saveLives(pgRows(tx), gone.map(changed));
    for (const { teamId } of gone) {
      if (teamId === null) continue;
      this.partnerships.set(teamId, partnershipsAmong(this.partnerships.get(teamId) ?? [], this.lives));
    }
  }

  /** Plays the games of one day; everybody in them is tired, hurt or in better form afterwards. */
  async play(rows: Awaited<ReturnType<typeof gamesOn>>): Promise<FinishedInMemory[]> {
    const inputs = rows.map(({ game, playoffRound, profile }) => ({
      gameId: game.id,
      input: matchInputOf(
        { id: game.id, seed: game.seed, stage: game.stage, playoffRound, profile },
        this.dress(game.homeTeamId, game.day),
        this.dress(game.awayTeamId, game.day),
      ),
    }));
    const played = await playAll(this.simulate, inputs);
    return played.map((each, index) => this.finish(rows[index]?.game as GameRow, each)); // in the order of the inputs
  }

  /** Writes the players as they are now, who knows whom, and who is suspended. */
  async save(tx: Transaction): Promise<void> {
    await saveLives(pgRows(tx), [...this.lives.values()].map(changed));
    await savePartnerships(pgRows(tx), this.partnerships);
    await this.discipline.save(tx);
  }

  private dress(teamId: number, day: number): MatchTeam {
    const absoluteDay = this.season * DAYS_PER_SEASON + day;
    const today = { season: this.season, absoluteDay, suspended: this.discipline };
    const players = (this.squads.get(teamId) ?? []).map((life) => rosterPlayerOf(life, today));
    const isDecisive = day >= PHASE_STARTS.playoffs;
    const last = this.lineups.get(teamId);
    const lineup = last ? { ...last, goalies: chooseGoalies(players, { isDecisive }) } : null;
    const { level } = this.teamOf(teamId);
    // The last lineup is only repaired where somebody is missing: it saves most of the work of a season.
    const partnerships = this.partnerships.get(teamId) ?? [];
    const squad = {
      teamId,
      season: this.season,
      worldSeed: this.worldSeed,
      level,
      players,
      lineup,
      isManaged: lineup !== null,
      isDecisive,
      tactics: null,
      partnerships,
    };
    const dressed = matchTeamOf(squad);
    this.lineups.set(teamId, dressed.lineup);
    return dressed.team;
  }

  private finish(row: GameRow, played: PlayedGame): FinishedInMemory {
    const { level } = this.teamOf(row.homeTeamId);
    const absoluteDay = this.season * DAYS_PER_SEASON + row.day;
    const { outcome } = played;
    const changes = afterOutcome({ seed: row.seed, level, stage: row.stage, absoluteDay, outcome }, this.lives);
    for (const { id, ...change } of changes) Object.assign(this.lives.get(id) as PlayerLife, change); // it is one of them
    this.playedTogether(row.homeTeamId, played.stints.home);
    this.playedTogether(row.awayTeamId, played.stints.away);
    const attendance = this.attendance(row);
    if (row.stage === 'regular') {
      const [home, away] = pointsOf({ ...outcome });
      this.addPoints(row.homeTeamId, home);
      this.addPoints(row.awayTeamId, away);
    }
    return { row, played, attendance, rulings: row.stage === 'friendly' ? [] : this.judge(row, played) };
  }

  private judge(row: GameRow, { outcome, incidents }: PlayedGame): Ruling[] {
    const squads = [row.homeTeamId, row.awayTeamId].flatMap((teamId) => this.squads.get(teamId) ?? []);
    const dressed = new Set(dressedIn(outcome));
    return this.discipline.judge({ ...row, squads, dressed, incidents });
  }

  private playedTogether(teamId: number, stints: readonly Stint[]): void {
    this.partnerships.set(teamId, partnershipsAfter(this.partnerships.get(teamId) ?? [], stints));
  }

  private addPoints(teamId: number, points: number): void {
    const before = this.points.get(teamId) ?? { won: 0, possible: 0 };
    this.points.set(teamId, { won: before.won + points, possible: before.possible + 3 });
  }

  private attendance(row: GameRow): number {
    const home = this.teamOf(row.homeTeamId);
    const away = this.teamOf(row.awayTeamId);
    const points = this.points.get(home.id);
    return attendanceOf(
      {
        capacity: home.capacity,
        level: home.level,
        tier: home.tier,
        stage: row.stage,
        pointsShare: points ? points.won / points.possible : 0.5,
        visitorEdge: (away.ratingSum - home.ratingSum) / 5,
        isRival: home.rivalClubId === away.clubId,
      },
      new Random(`${row.seed}/gate`),
    );
  }

  private teamOf(teamId: number): TeamInfo {
    const team = this.teams.get(teamId);
    if (!team) throw new Error(`there is no team ${teamId}`);
    return team;
  }
}

/** What a season changes in a life. */
function changed(life: PlayerLife) {
  const { id, skills, progress, declining, xp, xpProgress, form, energy, morale } = life;
  const { injuryPart, injurySeverity, injuredUntil } = life;
  return {
    id,
    skills,
    progress,
    declining,
    xp,
    xpProgress,
    form,
    energy,
    morale,
    injuryPart,
    injurySeverity,
    injuredUntil,
  };
}

/** The games of a day that are to be played, in the order of ids. */
export async function gamesOn(tx: Transaction, season: number, day: number) {
  return tx
    .select({ game: games, playoffRound: playoffSeries.round, profile: leagues.skillProfile })
    .from(games)
    .innerJoin(leagues, eq(leagues.id, games.leagueId))
    .leftJoin(playoffSeries, eq(playoffSeries.id, games.seriesId))
    .where(and(eq(games.season, season), eq(games.day, day), eq(games.status, 'scheduled')))
    .orderBy(asc(games.id));
}
