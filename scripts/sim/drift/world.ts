/**
 * A world without managers: planned as a new one is, its rows in memory, moved on by the steps of the running world. Its farm and
 * junior leagues, two games in three, are not played: their teams exist, grow and supply call-ups.
 */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { simulateUnstored, type ToldGame } from '#domains/game/simulation/simulate.ts';
import { games } from '#domains/game/tables.ts';
import type { PlayerLife } from '#domains/player/rules/life.ts';
import { livesOfTeams, saveLives } from '#domains/player/store/lives.ts';
import { recalls } from '#domains/roster/tables.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import { XP_PER_SEASON } from '#engine/player/growth-constants.ts';
import type { Level, Position } from '#engine/player/skills.ts';
import { CLUBS_PER_LEAGUE } from '#engine/schedule/pyramid.ts';
import { knownSecret } from '#engine/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { planWorld } from '#world/creation/plan-world.ts';
import { type MemoryWorld, openPlan, playSeasons } from '#world/play-seasons.ts';

export interface WorldOptions {
  /** Leagues of the pyramid: each has two feeders, as long as there are leagues. */
  leagues: number;
  seed: number;
}

/** The id of the first league: see the plan of the pyramid. */
const FIRST_LEAGUE = 1;
/** Everything happens at one moment: nothing reads the clock. */
const NOW = new Date(0);
/** The players of a season are measured on this day, when enough of its growth is behind them: in the middle of its games. */
const DAY_TO_MEASURE = 28;

/** Callbacks of a season. */
export interface SeasonTold {
  /** Called for each league game of the first league. */
  onGame(game: ToldGame): void;
  /** Called in the middle of the season with the players of the first league's first teams. */
  onPlayers(players: readonly PlayerLife[]): void;
}

export class DriftWorld {
  private readonly world: MemoryWorld;

  private constructor(world: MemoryWorld) {
    this.world = world;
  }

  static async make({ leagues, seed }: WorldOptions): Promise<DriftWorld> {
    const plan = planWorld({ size: leagues * CLUBS_PER_LEAGUE, seed, secret: knownSecret(seed) });
    // A league that does not exist has no games.
    const playing = plan.leagues.filter(({ level }) => level === 'PRO');
    return new DriftWorld(await openPlan(new MemoryRows({ now: NOW }), { ...plan, leagues: playing }, NOW));
  }

  /** The number of the next season to play. */
  get season(): number {
    return this.world.season;
  }

  /** The number of clubs in the first league. */
  get clubs(): number {
    return CLUBS_PER_LEAGUE;
  }

  /** Returns all players of the first league's clubs today, farm and juniors included. */
  async playersOfFirstLeague(): Promise<PlayerLife[]> {
    const { rows } = this.world;
    const first = await rows.read(teams, ['clubId'], { leagueId: FIRST_LEAGUE });
    const all = await rows.read(teams, ['id'], { clubId: first.map(({ clubId }) => clubId) });
    return this.playersOf(all);
  }

  /** Plays a season up to the night in which the next one opens. */
  async playSeason({ onGame, onPlayers }: SeasonTold): Promise<void> {
    const { rows } = this.world;
    const ofLeague = { season: this.season, leagueId: FIRST_LEAGUE, kind: 'league' } as const;
    const competitionId = (await rows.read(competitions, ['id'], ofLeague)).map(({ id }) => id);
    const counted = await rows.read(games, ['id'], { competitionId });
    const ids = new Set(counted.map(({ id }) => id));
    await playSeasons(this.world, {
      count: 1,
      now: NOW,
      simulate: simulateUnstored((game) => {
        if (ids.has(game.gameId)) onGame(game);
      }),
      onNight: async ({ day }) => {
        if (day === DAY_TO_MEASURE) onPlayers(await this.firstTeamPlayers());
        if (day === PHASE_STARTS.postseason) await this.learnElsewhere();
      },
    });
  }

  private async firstTeamPlayers(): Promise<PlayerLife[]> {
    const { rows } = this.world;
    const guests = new Set((await rows.read(recalls, ['playerId'])).map(({ playerId }) => playerId));
    const members = await this.playersOf(await rows.read(teams, ['id'], { leagueId: FIRST_LEAGUE, level: 'PRO' }));
    return members.filter(({ id }) => !guests.has(id));
  }

  /** Adds the experience of a season in leagues that are not played. */
  private async learnElsewhere(): Promise<void> {
    const { rows } = this.world;
    const elsewhere = (await rows.read(teams, ['id', 'level'], { level: ['FRM', 'U21'] })).filter(isOfClub);
    const levelOf = new Map<number | null, Level>(elsewhere.map(({ id, level }) => [id, level]));
    const learned = (await this.playersOf(elsewhere)).map(({ id, teamId, xp, xpProgress }) => {
      const total = Math.min(1000, xp * 100 + xpProgress + XP_PER_SEASON[levelOf.get(teamId) ?? 'FRM']);
      return { id, xp: Math.floor(total / 100), xpProgress: total % 100 };
    });
    await saveLives(rows, learned);
  }

  private async playersOf(ofTeams: readonly { id: number }[]): Promise<PlayerLife[]> {
    const byTeam = await livesOfTeams(
      this.world.rows,
      ofTeams.map(({ id }) => id),
    );
    return [...byTeam.values()].flat();
  }
}

export function positionOf(player: Pick<PlayerLife, 'positions'>): Position {
  return player.positions[0] ?? 'C';
}
