/** Finds the faults of a lineup, place by place. */
import type { PlayerId } from '#engine/ids.ts';
import { SHOOTOUT_LENGTH } from '#engine/lineup/constants.ts';
import { mayDress, OlderPlaces } from '#engine/lineup/level-rules.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { DRESSED_PLACES, type LineupPlace, type PlaceGroup, UNIT_PLACES } from '#engine/lineup/places.ts';
import { playsGoal, type RosterPlayer } from '#engine/lineup/roster.ts';
import type { Level } from '#engine/player/skills.ts';

export const FAULT_CODES = [
  /** No player in the place. */
  'empty',
  /** He is not on the team's roster. */
  'unknown-player',
  'injured',
  'suspended',
  /** He already has another place of the same group. */
  'duplicate',
  'goalie-as-skater',
  'skater-in-goal',
  /** A unit member, shooter or letter who does not dress tonight. */
  'not-dressed',
  /** Too old for a junior team. */
  'too-old',
  /** One more older skater, or goalie, than a farm team may dress. */
  'too-many-older',
  'shootout-too-short',
  'shootout-too-long',
] as const;
export type LineupFaultCode = (typeof FAULT_CODES)[number];

export interface LineupFault {
  code: LineupFaultCode;
  /** Path of the place: 'forwards.0.LW', 'powerPlay.1.C', 'shootout.2', 'captain'. */
  place: string;
  /** The player in the place, if any. */
  playerId: PlayerId | null;
}

/** Returns every fault in reading order; none if the lineup is legal. */
export function validateLineup(lineup: Lineup, players: readonly RosterPlayer[], level: Level = 'PRO'): LineupFault[] {
  const roster = new Map(players.map((player) => [player.id, player]));
  const faults: LineupFault[] = [];
  const seen = new Set<PlayerId>();
  const dressed = new Set<PlayerId>();
  const older = new OlderPlaces(level);
  for (const at of DRESSED_PLACES) {
    const playerId = at.read(lineup);
    const code = dressedFault(at, playerId, { roster, seen, older, level });
    if (code) faults.push({ code, place: at.name, playerId });
    if (playerId === null) continue;
    seen.add(playerId);
    if (!code) dressed.add(playerId);
  }
  const taken = new Map<PlaceGroup, Set<PlayerId>>();
  for (const at of UNIT_PLACES) {
    const playerId = at.read(lineup);
    const group = taken.get(at.group) ?? new Set();
    taken.set(at.group, group);
    const code = unitFault(playerId, { roster, dressed, group, isForGoaliesToo: at.group === 'letters' });
    if (code) faults.push({ code, place: at.name, playerId });
    if (playerId !== null) group.add(playerId);
  }
  faults.push(...shootoutFaults(lineup, roster, dressed));
  return faults;
}

interface DressedContext {
  roster: ReadonlyMap<PlayerId, RosterPlayer>;
  /** Players in the places before this one. */
  seen: ReadonlySet<PlayerId>;
  older: OlderPlaces;
  level: Level;
}

/** Returns the fault of a dressed place. Counts older players in `older` as a side effect of letting them dress. */
function dressedFault(at: LineupPlace, playerId: PlayerId | null, context: DressedContext): LineupFaultCode | null {
  if (playerId === null) return 'empty';
  const player = context.roster.get(playerId);
  if (!player) return 'unknown-player';
  if (context.seen.has(playerId)) return 'duplicate';
  if (player.isInjured) return 'injured';
  if (player.isSuspended) return 'suspended';
  const keeps = playsGoal(player);
  if (keeps && at.position !== 'G') return 'goalie-as-skater';
  if (!keeps && at.position === 'G') return 'skater-in-goal';
  if (!mayDress(context.level, player.ageClass)) return 'too-old';
  if (!context.older.hasRoomFor(player)) return 'too-many-older';
  context.older.take(player);
  return null;
}

interface UnitContext {
  roster: ReadonlyMap<PlayerId, RosterPlayer>;
  /** Players dressed without fault: an injured player in a line cannot be on the power play either. */
  dressed: ReadonlySet<PlayerId>;
  /** Players already placed in the group. */
  group: ReadonlySet<PlayerId>;
  isForGoaliesToo: boolean;
}

function unitFault(playerId: PlayerId | null, context: UnitContext): LineupFaultCode | null {
  if (playerId === null) return 'empty';
  const player = context.roster.get(playerId);
  if (!player) return 'unknown-player';
  if (!context.dressed.has(playerId)) return 'not-dressed';
  if (!context.isForGoaliesToo && playsGoal(player)) return 'goalie-as-skater';
  return context.group.has(playerId) ? 'duplicate' : null;
}

function shootoutFaults(
  lineup: Lineup,
  roster: ReadonlyMap<PlayerId, RosterPlayer>,
  dressed: ReadonlySet<PlayerId>,
): LineupFault[] {
  const faults: LineupFault[] = [];
  const shooters = new Set<PlayerId>();
  lineup.shootout.forEach((playerId, index) => {
    const code = unitFault(playerId, { roster, dressed, group: shooters, isForGoaliesToo: false });
    if (code) faults.push({ code, place: `shootout.${index}`, playerId });
    shooters.add(playerId);
  });
  if (lineup.shootout.length < SHOOTOUT_LENGTH.least) {
    faults.push({ code: 'shootout-too-short', place: 'shootout', playerId: null });
  }
  if (lineup.shootout.length > SHOOTOUT_LENGTH.most) {
    faults.push({ code: 'shootout-too-long', place: 'shootout', playerId: null });
  }
  return faults;
}
