/** The assistant's lineup: fills empty and illegal places and leaves the rest alone. */
import { assignSkaters } from '#engine/lineup/assign.ts';
import { familiarity, gamesTogether, type Partnership } from '#engine/lineup/chemistry.ts';
import { coachValue } from '#engine/lineup/coach.ts';
import { ABOUT_EQUAL, CHEMISTRY, GOALIE_REST } from '#engine/lineup/constants.ts';
import { fillUnits } from '#engine/lineup/fill-units.ts';
import { mayDress, OlderPlaces } from '#engine/lineup/level-rules.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { copyLineup, DRESSED_PLACES, emptyLineup, type LineupPlace, UNIT_PLACES } from '#engine/lineup/places.ts';
import { isAvailable, playsGoal, type RosterPlayer } from '#engine/lineup/roster.ts';
import { type LineupFault, validateLineup } from '#engine/lineup/validate.ts';
import { isDefense, type Level, type Position } from '#engine/player/skills.ts';

export interface AutoFillOptions {
  /** Defaults to PRO, where all players may dress. */
  level?: Level;
  /**
   * When too few players may dress, uses players too old for the level and then injured ones rather than leave a place empty.
   * For a game that has to be played tonight.
   */
  isEmergency?: boolean;
  /**
   * Pairs who have played together: among players of about equal strength, those who know their linemates are preferred. Absent:
   * strength alone counts.
   */
  partnerships?: readonly Partnership[];
  /** In a decisive game (the playoffs) the first goalie plays, however tired. */
  isDecisive?: boolean;
}

/**
 * Returns a legal lineup for tonight.
 *
 * Given a `current` lineup, changes as little as possible: all players who may stay in their places stay, each missing one is
 * replaced by the best of the rest (or the one about as good who knows his linemates best), and a lineup without faults is
 * returned as it is (the same object). Without it, returns the best lineup the roster allows; call it this way for a team no
 * user manages, or players back from injury would never return to the lineup.
 *
 * Places stay null when the roster is too small (see `isEmergency`). Never changes its arguments.
 */
export function autoFill(
  players: readonly RosterPlayer[],
  current?: Lineup | null,
  options: AutoFillOptions = {},
): Lineup {
  const level = options.level ?? 'PRO';
  if (!current) return fillUnits(freshLineup(players, level, options), players, null);
  const faults = validateLineup(current, players, level);
  if (faults.length === 0) return current;
  const lineup = copyLineup(current);
  clearFaulty(lineup, DRESSED_PLACES, faults);
  replaceMissing(lineup, players, level, options);
  // Only now is it known who dresses: a player restored to his line keeps all his other duties.
  const left = validateLineup(lineup, players, level);
  clearFaulty(lineup, UNIT_PLACES, left);
  const misplaced = new Set(left.map((fault) => fault.place));
  lineup.shootout = current.shootout.filter((_, index) => !misplaced.has(`shootout.${index}`));
  return fillUnits(lineup, players, current);
}

function clearFaulty(lineup: Lineup, places: readonly LineupPlace[], faults: readonly LineupFault[]): void {
  const faulty = new Set(faults.map((fault) => fault.place));
  for (const at of places) if (faulty.has(at.name)) at.write(lineup, null);
}

function freshLineup(players: readonly RosterPlayer[], level: Level, options: AutoFillOptions): Lineup {
  const lineup = emptyLineup();
  const eligible = withinOlderPlaces(
    players.filter((player) => isAvailable(player) && mayDress(level, player.ageClass)),
    level,
  );
  const chosen = assignSkaters(
    eligible.filter((player) => !playsGoal(player)),
    options.partnerships,
  );
  for (const at of DRESSED_PLACES) {
    if (at.position === null || at.position === 'G') continue;
    at.write(lineup, chosen[at.position][at.unit]?.id ?? null);
  }
  lineup.goalies = chooseGoalies(eligible, options);
  if (DRESSED_PLACES.some((at) => at.read(lineup) === null)) replaceMissing(lineup, players, level, options);
  return lineup;
}

/** Returns the best of the older players, as many as may dress, and all others. */
function withinOlderPlaces(players: readonly RosterPlayer[], level: Level): RosterPlayer[] {
  if (level !== 'FRM') return [...players];
  const strength = new Map(players.map((player) => [player, strengthAtBest(player)]));
  const bestFirst = [...players].sort((a, b) => (strength.get(b) ?? 0) - (strength.get(a) ?? 0));
  const older = new OlderPlaces(level);
  return bestFirst.filter((player) => {
    const fits = older.hasRoomFor(player);
    if (fits) older.take(player);
    return fits;
  });
}

function strengthAtBest(player: RosterPlayer): number {
  return coachValue(player, player.positions[0] ?? 'C');
}

/** Returns tonight's two goalies: the best one starts, unless he is tired, the second is fresh and the game is not decisive. */
export function chooseGoalies(
  players: readonly RosterPlayer[],
  { isDecisive }: AutoFillOptions = {},
): Lineup['goalies'] {
  const goalies = players.filter((player) => playsGoal(player) && isAvailable(player));
  const [first, second] = goalies.sort((a, b) => coachValue(b, 'G') - coachValue(a, 'G'));
  if (!first || !second) return { SG: first?.id ?? null, BG: null };
  const isTired = first.energy < GOALIE_REST.energyBelow && second.energy - first.energy >= GOALIE_REST.fresherBy;
  return isTired && !isDecisive ? { SG: second.id, BG: first.id } : { SG: first.id, BG: second.id };
}

/** Fills the empty dressed places, the best match of place and player first. */
function replaceMissing(
  lineup: Lineup,
  players: readonly RosterPlayer[],
  level: Level,
  { isEmergency, partnerships = [] }: AutoFillOptions,
): void {
  const older = new OlderPlaces(level);
  const dressed = new Set(DRESSED_PLACES.map((at) => at.read(lineup)));
  const bench: RosterPlayer[] = [];
  for (const player of players) {
    if (dressed.has(player.id)) older.take(player);
    else bench.push(player);
  }
  const legal = (player: RosterPlayer) =>
    isAvailable(player) && mayDress(level, player.ageClass) && older.hasRoomFor(player);
  const fillFrom = (mayPlay: (player: RosterPlayer) => boolean) => {
    for (let best = bestReplacement(lineup, bench, mayPlay); best; best = bestReplacement(lineup, bench, mayPlay)) {
      const candidates = bench.filter(mayPlay);
      const player = bestPartner(lineup, { ...best, candidates }, partnerships);
      best.at.write(lineup, player.id);
      older.take(player);
      bench.splice(bench.indexOf(player), 1);
    }
  };
  fillFrom(legal);
  if (!isEmergency) return;
  fillFrom(isAvailable);
  fillFrom((player) => !player.isSuspended);
}

/** Returns the candidate who adds most, chemistry included, among those about as good in the place as the best one. */
function bestPartner(
  lineup: Lineup,
  { at, player: best, candidates }: { at: LineupPlace; player: RosterPlayer; candidates: readonly RosterPlayer[] },
  partnerships: readonly Partnership[],
): RosterPlayer {
  const { position } = at;
  if (position === null || position === 'G' || partnerships.length === 0) return best;
  const mates = unitOf(at).flatMap((place) => place.read(lineup) ?? []);
  const known = (player: RosterPlayer) =>
    mates.reduce((sum, mate) => sum + familiarity(gamesTogether(partnerships, player.id, mate)), 0);
  const least = coachValue(best, position) - ABOUT_EQUAL;
  let chosen = best;
  let most = coachValue(best, position) + CHEMISTRY.span * known(best);
  for (const player of candidates) {
    const strength = playsGoal(player) ? Number.NEGATIVE_INFINITY : coachValue(player, position);
    // Chemistry is mutual: his linemates gain as much as he does.
    const worth = strength + CHEMISTRY.span * known(player);
    if (strength < least || worth <= most) continue;
    most = worth;
    chosen = player;
  }
  return chosen;
}

/** Returns the places of the same line or pair. */
function unitOf(at: LineupPlace): LineupPlace[] {
  const isBack = ({ position }: LineupPlace) => position !== null && isDefense(position);
  return DRESSED_PLACES.filter(
    (place) => place.position !== 'G' && place.unit === at.unit && isBack(place) === isBack(at),
  );
}

function bestReplacement(
  lineup: Lineup,
  bench: readonly RosterPlayer[],
  mayPlay: (player: RosterPlayer) => boolean,
): { at: LineupPlace; player: RosterPlayer } | null {
  let best: { at: LineupPlace; player: RosterPlayer } | null = null;
  let most = -1;
  for (const at of DRESSED_PLACES) {
    if (at.read(lineup) !== null) continue;
    const position = at.position as Position; // every dressed place has one
    for (const player of bench) {
      if (playsGoal(player) !== (position === 'G') || !mayPlay(player)) continue;
      const strength = coachValue(player, position);
      if (strength <= most) continue;
      most = strength;
      best = { at, player };
    }
  }
  return best;
}
