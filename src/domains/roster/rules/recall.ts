/**
 * Emergency recalls: who is called up when too many players are injured or suspended, and when he goes back. The assistant does this for every club
 * each morning: managers set lines, but a team that cannot dress twenty healthy players is no one's tactic.
 */
import { MIN_CENTERS, MIN_HEALTHY } from '#domains/roster/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import { dressableOnFarm, isOlder } from '#engine/lineup/level-rules.ts';
import { overallOf } from '#engine/player/overall.ts';
import { ageClassOf, groupOf, LEVELS, type Level, type Position, type PositionGroup } from '#engine/player/skills.ts';

const GROUPS: readonly PositionGroup[] = ['forward', 'defense', 'goalie'];

/** A club's player this morning. */
export interface RecallPlayer {
  id: number;
  position: Position;
  /** Plays center, as his primary or another position. */
  playsCenter: boolean;
  /** Of an age at which only a few may dress for a farm team. */
  isOlder: boolean;
  overall: number;
  isHealthy: boolean;
  /** May not play, or is with his nation: however healthy, he cannot dress even in an emergency. */
  isSuspended: boolean;
  /** His current team. */
  level: Level;
  /** His home team; differs from `level` while he is called up. */
  home: Level;
}

export interface Transfer {
  playerId: PlayerId;
  from: Level;
  to: Level;
}

/** Facts that decide who is available this morning. */
export interface Availability {
  season: number;
  absoluteDay: number;
  /** With those who are with their nations. */
  suspended: { has(playerId: PlayerId): boolean };
}

/** Returns a player's availability this morning. @param at his current team, and his home team. */
export function seenThisMorning(
  player: {
    id: number;
    positions: readonly Position[];
    skills: number[];
    birthSeason: number;
    injuredUntil: number | null;
  },
  at: Pick<RecallPlayer, 'level' | 'home'>,
  { season, absoluteDay, suspended }: Availability,
): RecallPlayer {
  const { id, positions, skills, birthSeason, injuredUntil } = player;
  const position = positions[0] ?? 'C';
  return {
    id,
    position,
    playsCenter: positions.includes('C'),
    isOlder: isOlder(ageClassOf(season - birthSeason)),
    overall: overallOf(position, skills),
    isHealthy: injuredUntil === null || injuredUntil <= absoluteDay,
    isSuspended: suspended.has(id),
    ...at,
  };
}

/**
 * Returns a club's moves this morning. First, players no longer needed or injured themselves go home; then the best healthy player of the nearest
 * team below fills each gap, a center's by a center. Gaps on the farm are filled by juniors. A lending team keeps enough players, healthy or not, to
 * dress; if it can spare none, the gap stays. A team that still cannot dress, because a replacement is out or the rest are too old for it, gets its
 * own players back.
 *
 * @param isGameDay without a game there is no need, and all players go home.
 */
export function recallsOf(players: readonly RecallPlayer[], isGameDay: boolean): Transfer[] {
  if (!needsMoves(players)) return [];
  const club = new ClubToday(players);
  for (const level of LEVELS) {
    for (const guest of club.guestsOf(level)) {
      const others = club.healthy(level, groupOf(guest.position)).filter((player) => player !== guest);
      const isShort =
        others.length < MIN_HEALTHY[groupOf(guest.position)] ||
        (guest.playsCenter && others.filter(({ playsCenter }) => playsCenter).length < MIN_CENTERS);
      const isNeeded = isGameDay && canPlay(guest) && isShort;
      if (!isNeeded) club.move(guest, guest.home);
    }
    if (!isGameDay) continue;
    fillCenter(club, level);
    for (const group of GROUPS) fillGap(club, level, group);
  }
  // From the bottom up: a team left short when it gives players back is made up from above, and the first team lends none.
  if (isGameDay) for (const level of [...LEVELS].reverse()) takeBack(club, level);
  return club.transfers();
}

/** Returns whether a player is away from home or a team is short: neither on most mornings. */
function needsMoves(players: readonly RecallPlayer[]): boolean {
  if (players.some(({ level, home }) => level !== home)) return true;
  const available = Map.groupBy(players.filter(canPlay), ({ level }) => level);
  return LEVELS.some((level) => hasGap(available.get(level) ?? []));
}

/** Returns whether a team is short. @param available its players who can and may play */
export function hasGap(available: readonly Pick<RecallPlayer, 'position' | 'playsCenter'>[]): boolean {
  const count = { forward: 0, defense: 0, goalie: 0 };
  for (const player of available) count[groupOf(player.position)]++;
  const centers = available.filter(({ playsCenter }) => playsCenter).length;
  return centers < MIN_CENTERS || GROUPS.some((group) => count[group] < MIN_HEALTHY[group]);
}

/** Gives a team short of centers the best ones from below, before other players have to fill in there. */
function fillCenter(club: ClubToday, level: Level): void {
  while (club.healthy(level, 'forward').filter(({ playsCenter }) => playsCenter).length < MIN_CENTERS) {
    const lenders = levelsBelow(level).filter((below) => club.canLend(below, level, 'forward'));
    const best = lenders.flatMap((below) => club.bestOf(below, 'forward', ({ playsCenter }) => playsCenter) ?? [])[0];
    if (!best) return;
    club.move(best, level);
  }
}

function fillGap(club: ClubToday, level: Level, group: PositionGroup): void {
  while (club.healthy(level, group).length < MIN_HEALTHY[group]) {
    const lender = levelsBelow(level).find((below) => club.canLend(below, level, group));
    const best = lender && club.bestOf(lender, group);
    if (!best) return;
    club.move(best, level);
  }
}

/** Brings a team's own players back until it can dress; any skater can fill in for another. */
function takeBack(club: ClubToday, level: Level): void {
  for (const groups of [['forward', 'defense'], ['goalie']] as const) {
    const fewest = groups.reduce((sum, group) => sum + MIN_HEALTHY[group], 0);
    const away = groups.flatMap((group) => club.lentBy(level, group));
    while (club.dressable(level, groups) < fewest) {
      const useful = away.findIndex((player) => club.dressable(level, groups, player) > club.dressable(level, groups));
      const [player] = useful < 0 ? [] : away.splice(useful, 1);
      if (!player) break;
      club.move(player, level);
    }
  }
}

function levelsBelow(level: Level): readonly Level[] {
  return LEVELS.slice(LEVELS.indexOf(level) + 1);
}

function canPlay({ isHealthy, isSuspended }: RecallPlayer): boolean {
  return isHealthy && !isSuspended;
}

/** The club's players as the morning's moves proceed. */
class ClubToday {
  private readonly players: readonly RecallPlayer[];
  private readonly at: Map<RecallPlayer, Level>;

  constructor(players: readonly RecallPlayer[]) {
    this.players = players;
    this.at = new Map(players.map((player) => [player, player.level]));
  }

  move(player: RecallPlayer, to: Level): void {
    this.at.set(player, to);
  }

  /** Returns the players called up to the team, weakest first: the first to go home. */
  guestsOf(level: Level): RecallPlayer[] {
    return this.players
      .filter((player) => this.at.get(player) === level && player.home !== level)
      .sort((a, b) => a.overall - b.overall || b.id - a.id);
  }

  /** Returns the players who can and may play. */
  healthy(level: Level, group: PositionGroup): RecallPlayer[] {
    return this.allOf(level, group).filter(canPlay);
  }

  /** Returns the players who may play, healthy or not. */
  bodies(level: Level, group: PositionGroup): RecallPlayer[] {
    return this.allOf(level, group).filter((player) => !player.isSuspended);
  }

  /** Returns how many of some groups can dress, healthy or not. @param also a player who would join */
  dressable(level: Level, groups: readonly PositionGroup[], also?: RecallPlayer): number {
    const there = groups.flatMap((group) => this.bodies(level, group));
    const everybody = also ? [...there, also] : there;
    if (level !== 'FRM') return everybody.length;
    return dressableOnFarm(everybody, groups.includes('goalie') ? 'goalie' : 'skater');
  }

  /** Returns the team's own players who are with another team and may play, weakest first. */
  lentBy(level: Level, group: PositionGroup): RecallPlayer[] {
    return this.players
      .filter((player) => player.home === level && this.at.get(player) !== level && groupOf(player.position) === group)
      .filter((player) => !player.isSuspended)
      .sort((a, b) => a.overall - b.overall || b.id - a.id);
  }

  /**
   * Returns whether the team has a healthy player to lend and is left with enough to dress, of its own or lent from below. Players a team in between
   * needs to dress are reserved for it.
   */
  canLend(level: Level, to: Level, group: PositionGroup): boolean {
    const between = LEVELS.slice(LEVELS.indexOf(to) + 1, LEVELS.indexOf(level));
    const promised = between.reduce((sum, each) => sum + Math.max(0, -this.beyondFewest(each, group)), 0);
    return this.bestOf(level, group) !== undefined && this.toSpare(level, group) > promised;
  }

  /** Returns the best player who is healthy, at home and has not moved this morning. */
  bestOf(
    level: Level,
    group: PositionGroup,
    fits: (player: RecallPlayer) => boolean = () => true,
  ): RecallPlayer | undefined {
    return this.healthy(level, group)
      .filter(fits)
      .filter((player) => player.home === level && player.level === level)
      .sort((a, b) => b.overall - a.overall || a.id - b.id)[0];
  }

  /** Returns all players who changed teams this morning. */
  transfers(): Transfer[] {
    return this.players.flatMap((player) => {
      const to = this.at.get(player) ?? player.level;
      return to === player.level ? [] : [{ playerId: player.id, from: player.level, to }];
    });
  }

  private toSpare(level: Level, group: PositionGroup): number {
    const own = this.beyondFewest(level, group);
    const [below] = levelsBelow(level);
    if (!below) return own;
    return own + Math.max(0, Math.min(this.healthy(below, group).length, this.toSpare(below, group)));
  }

  /** Returns the surplus of players who may play, healthy or not, over the number that must dress; below 0: a shortage. */
  private beyondFewest(level: Level, group: PositionGroup): number {
    return this.bodies(level, group).length - MIN_HEALTHY[group];
  }

  private allOf(level: Level, group: PositionGroup): RecallPlayer[] {
    return this.players.filter((player) => this.at.get(player) === level && groupOf(player.position) === group);
  }
}
