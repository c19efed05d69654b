/**
 * Names of teams as they were before their owners renamed them, for who has switched custom names off
 * (setting `custom-affiliate-names`): every answer of the server is read with them.
 */

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

/** An answer of the server as the user wants its teams called. */
export function inWantedNames<Answer>(answer: Answer): Answer {
  if (originals === null) return answer;
  // What is put in the place of a name is a name again: the type stays.
  return renamed(answer, originals) as Answer;
}

function renamed(value: unknown, names: OriginalNames): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => renamed(item, names));
  // Dates and files are no parts of an answer that have names in them.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renamed(part, names)]));
  const name = isTeam(value) ? names[value.id] : undefined;
  return name ? { ...copy, ...name } : copy;
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
