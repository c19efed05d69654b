/**
 * Names of teams as they were before their owners renamed them, for who has switched custom names off
 * (setting `custom-affiliate-names`), and players as custom players that the user is shown: every answer and every stream of the server is read with them.
 * This is the one place where what a player is called is replaced; the server, its rules and its searches know him by his own name alone.
 */
import type { PlayerId } from '#engine/ids.ts';

export interface TeamNames {
  city: string;
  nickname: string;
  abbr: string;
}
export type OriginalNames = Readonly<Record<string, TeamNames>>;

let originals: OriginalNames | null = null;

/** Calls teams so from now on; null: as their owners do. Answers whether that changes anything. */
export function callTeams(names: OriginalNames | null): boolean {
  const changes = originals !== names;
  originals = names;
  return changes;
}

/** A custom player: what a player is called and looks like on the screens of those who are shown it. */
export interface CustomPlayer {
  id: number;
  playerId: PlayerId;
  firstname: string;
  lastname: string;
  /** What the player himself is called. */
  registered: string;
  owner: { id: number; name: string };
  /** Changes with the face. */
  version: string;
}

let custom: ReadonlyMap<number, CustomPlayer> = new Map();

/**
 * Shows players so from now on. Answers what that changes of the answers that were read before: `adds` where nobody was shown otherwise, so
 * that they can be read with the new names as they are; `replaces` where a name has to be fetched again, as it was replaced by another.
 */
export function showPlayers(shown: readonly CustomPlayer[]): 'nothing' | 'adds' | 'replaces' {
  const before = custom;
  if (JSON.stringify([...before.values()]) === JSON.stringify(shown)) return 'nothing';
  custom = new Map(shown.map((player) => [player.playerId, player]));
  const stays = (player: CustomPlayer) => JSON.stringify(player) === JSON.stringify(custom.get(player.playerId));
  return [...before.values()].every(stays) ? 'adds' : 'replaces';
}

/** Returns the custom player that is laid over a player; undefined: he is shown as he is. */
export function customPlayerOf(playerId: PlayerId): CustomPlayer | undefined {
  return custom.get(playerId);
}

/** An answer of the server as the user wants its teams called, and its players as custom players have it. */
export function inWantedNames<Answer>(answer: Answer): Answer {
  if (originals === null && custom.size === 0) return answer;
  // What is put in the place of a name is a name again: the type stays.
  return renamed(answer) as Answer;
}

/** The value itself where nothing in it is called otherwise. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) {
    const parts = value.map(renamed);
    return parts.every((part, index) => part === value[index]) ? value : parts;
  }
  // Dates and files are no parts of an answer that have names in them.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const changed = Object.entries(value)
    .map(([key, part]) => [key, part, renamed(part)] as const)
    .filter(([, before, after]) => before !== after)
    .map(([key, , after]) => [key, after] as const);
  const names = namesOf(value);
  return names || changed.length > 0 ? { ...value, ...Object.fromEntries(changed), ...names } : value;
}

/** What a team or a player is called from now on; undefined: as they are. */
function namesOf(value: object): object | undefined {
  if (isTeam(value)) return originals?.[value.id];
  const player = isPlayer(value) ? custom.get(value.id) : undefined;
  return player && { firstname: player.firstname, lastname: player.lastname };
}

/** A `PlayerRef`, or more: persons with other careers have neither number nor position. */
function isPlayer(value: object): value is { id: number } {
  const parts: readonly string[] = ['firstname', 'lastname', 'nationId', 'jerseyNumber', 'position'];
  return parts.every((part) => part in value) && 'id' in value && typeof value.id === 'number';
}

function isTeam(value: object): value is TeamNames & { id: number } {
  const parts: readonly string[] = ['city', 'nickname', 'abbr', 'clubId'];
  return parts.every((part) => part in value) && 'id' in value && typeof value.id === 'number';
}

/**
 * Calls teams by the names that `load` answers. When they do not come the user is told, and teams are called as they were.
 * @param refresh reads again what is shown, when it is called otherwise from now on
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
