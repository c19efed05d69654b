/** The checks before an article is published. */
import { hidesLetters } from '#domains/account/rules/names.ts';
import { MIN_BODY, MIN_HEADLINE } from '#domains/article/constants.ts';
import { articleRefusals } from '#domains/article/refusals.ts';
import { MAX_EMBEDS, MAX_MENTIONS } from '#domains/discussion/constants.ts';
import { type References, readMarkup, referencesOf } from '#domains/discussion/rules/markup.ts';
import type { Refused } from '#platform/calls/refusal.ts';

/** Existing ids among those that an article refers to. */
export interface Known {
  players: ReadonlySet<number>;
  teams: ReadonlySet<number>;
  persons: ReadonlySet<number>;
  users: ReadonlySet<number>;
  nations: ReadonlySet<number>;
  federations: ReadonlySet<number>;
  games: ReadonlySet<number>;
  leagues: ReadonlySet<number>;
  cups: ReadonlySet<number>;
  picks: ReadonlySet<number>;
  /** Interviews given to the author. */
  interviews: ReadonlySet<number>;
}

/** Characters that reverse the direction of text, and stacked marks that overlap other lines. */
const TRICKS = /[\u202A-\u202E\u2066-\u2069]|\p{M}{4,}/u;

/** Whether a line contains deceptive characters. */
export function isTricky(line: string): boolean {
  return hidesLetters(line) || TRICKS.test(line);
}

/** Returns an article's references, or the reason it cannot be published, before any lookup. */
export function checkArticle({
  headline,
  body,
}: {
  headline: string;
  body: string;
}): { ok: true; references: References } | Refused {
  if (headline.trim().length < MIN_HEADLINE) return articleRefusals.headlineShort({ min: MIN_HEADLINE });
  if (isTricky(headline) || TRICKS.test(body)) return articleRefusals.wordsNotAllowed();
  if (body.trim().length < MIN_BODY) return articleRefusals.tooShort({ min: MIN_BODY });
  const references = referencesOf(readMarkup(body));
  if (references.embeds > MAX_EMBEDS) return articleRefusals.tooManyEmbeds({ max: MAX_EMBEDS });
  if (Object.values(references.named).flat().length > MAX_MENTIONS)
    return articleRefusals.tooManyMentions({ max: MAX_MENTIONS });
  return { ok: true, references };
}

/** Refuses an article that refers to something that does not exist. */
export function checkReferences(references: References, known: Known): { ok: true } | Refused {
  const { named, games, players, leagues, interviews, cups, picks } = references;
  return checkKnown([
    ['player', [...players, ...named.player], known.players],
    ['team', named.team, known.teams],
    ['person', named.person, known.persons],
    ['user', named.user, known.users],
    ['nation', named.nation, known.nations],
    ['federation', named.federation, known.federations],
    ['game', [...games, ...named.game], known.games],
    ['league', [...leagues, ...named.league], known.leagues],
    ['cup', cups, known.cups],
    ['pick', picks, known.picks],
    ['interview', interviews, known.interviews],
  ]);
}

/** Refuses unknown ids, naming their kind. */
export function checkKnown(
  asked: readonly (readonly [what: string, ids: readonly number[], found: ReadonlySet<number>])[],
): { ok: true } | Refused {
  for (const [what, ids, found] of asked) {
    const missing = ids.find((id) => !found.has(id));
    if (missing !== undefined) return articleRefusals.unknownReference({ what: `${what} ${missing}` });
  }
  return { ok: true };
}
