/**
 * Teams under their names from before their owners renamed them, for users who switched custom names off (setting
 * `custom-affiliate-names`), and players as the custom players that the user may see: every answer and every stream of
 * the server passes through here. This is the only place that replaces a player's name; the server, its rules and its
 * searches use his own name alone.
 */
import type { PlayerId } from '#engine/ids.ts';

export interface TeamNames {
  city: string;
  nickname: string;
  abbr: string;
}
export type OriginalNames = Readonly<Record<string, TeamNames>>;

let originals: OriginalNames | null = null;

/** Sets the team names used from now on; null: as their owners named them. Returns whether that changes anything. */
export function callTeams(names: OriginalNames | null): boolean {
  const changes = originals !== names;
  originals = names;
  return changes;
}

/** A custom player: another name and look for a player on the screens of the users who may see it. */
export interface CustomPlayer {
  id: number;
  playerId: PlayerId;
  firstname: string;
  lastname: string;
  /** The player's own name. */
  registered: string;
  owner: { id: number; name: string };
  /** Changes when the face changes. */
  version: string;
}

let custom: ReadonlyMap<number, CustomPlayer> = new Map();

/**
 * Sets the custom players shown from now on. Returns what that changes in answers read before: `adds` if no player was
 * shown under another name, so that the answers can be renamed as they are; `replaces` if an original name is lost and
 * the answers have to be fetched again.
 */
export function showPlayers(shown: readonly CustomPlayer[]): 'nothing' | 'adds' | 'replaces' {
  const before = custom;
  if (JSON.stringify([...before.values()]) === JSON.stringify(shown)) return 'nothing';
  custom = new Map(shown.map((player) => [player.playerId, player]));
  const stays = (player: CustomPlayer) => JSON.stringify(player) === JSON.stringify(custom.get(player.playerId));
  return [...before.values()].every(stays) ? 'adds' : 'replaces';
}

/** Returns the custom player that replaces a player on screen; undefined: he is shown as he is. */
export function customPlayerOf(playerId: PlayerId): CustomPlayer | undefined {
  return custom.get(playerId);
}

/** Returns an answer of the server with teams under the names the user has chosen, and players replaced by custom players. */
export function inWantedNames<Answer>(answer: Answer): Answer {
  if (originals === null && custom.size === 0) return answer;
  // A name is only replaced by a name: the type stays.
  return renamed(answer) as Answer;
}

/** Returns the value itself if nothing in it is renamed. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) {
    const parts = value.map(renamed);
    return parts.every((part, index) => part === value[index]) ? value : parts;
  }
  // Dates and files contain no names.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const changed = Object.entries(value)
    .map(([key, part]) => [key, part, renamed(part)] as const)
    .filter(([, before, after]) => before !== after)
    .map(([key, , after]) => [key, after] as const);
  const names = namesOf(value);
  return names || changed.length > 0 ? { ...value, ...Object.fromEntries(changed), ...names } : value;
}

/** Returns the new names of a team or a player; undefined: they are unchanged. */
function namesOf(value: object): object | undefined {
  if (isTeam(value)) return originals?.[value.id];
  const player = isPlayer(value) ? custom.get(value.id) : undefined;
  return player && { firstname: player.firstname, lastname: player.lastname };
}

/** Returns whether a value is a `PlayerRef` or more: persons with other careers have neither a number nor a position. */
function isPlayer(value: object): value is { id: number } {
  const parts: readonly string[] = ['firstname', 'lastname', 'nationId', 'jerseyNumber', 'position'];
  return parts.every((part) => part in value) && 'id' in value && typeof value.id === 'number';
}

function isTeam(value: object): value is TeamNames & { id: number } {
  const parts: readonly string[] = ['city', 'nickname', 'abbr', 'clubId'];
  return parts.every((part) => part in value) && 'id' in value && typeof value.id === 'number';
}

/**
 * Applies the team names that `load` returns. If they cannot be loaded the user is told, and teams keep their current
 * names.
 * @param refresh reloads the data on screen, if its names have changed
 */
export async function callByOriginals({
  load,
  tell,
  refresh,
}: {
  load: () => Promise<OriginalNames>;
  tell: () => void;
  refresh: () => void;
}): Promise<void> {
  const names = await load().catch(() => null);
  if (names === null) tell();
  else if (callTeams(names)) refresh();
}
