/** The references of articles: which exist, and their names. */
import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import { articleRefusals } from '#domains/article/refusals.ts';
import { checkArticle, checkKnown, checkReferences } from '#domains/article/rules/draft.ts';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { cups } from '#domains/cup/tables.ts';
import {
  leadOf,
  type MentionKind,
  type References,
  readMarkup,
  referencesOf,
} from '#domains/discussion/rules/markup.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { federations } from '#domains/federation/tables.ts';
import { games } from '#domains/game/tables.ts';
import { quotable } from '#domains/interview/store.ts';
import { leagues } from '#domains/league/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import type { Mentions } from '#domains/news/store/pieces.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, GameId, PersonId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';

/**
 * Returns what publication needs: the references, the lead, the news pages that list the article, and the users it
 * names; or the refusal.
 */
export async function prepare(
  tx: Transaction,
  words: { headline: string; body: string },
  personId: PersonId,
): Promise<
  { ok: true; references: References; lead: string; mentions: Mentions; userIds: readonly UserId[] } | Refused
> {
  const checked = checkArticle(words);
  if (!checked.ok) return checked;
  const { references } = checked;
  const known = await lookUp(tx, references);
  const there = checkReferences(references, {
    players: new Set(known.player.keys()),
    teams: new Set(known.team.keys()),
    persons: new Set(known.person.keys()),
    users: new Set(known.user.keys()),
    nations: new Set(known.nation.keys()),
    federations: new Set(known.federation.keys()),
    games: new Set(known.game.keys()),
    leagues: new Set(known.league.keys()),
    ...(await findDrawn(tx, references)),
    interviews: await quotable(tx, { ids: references.interviews, personId }),
  });
  if (!there.ok) return there;
  const clubIds = [...known.team.values()].flatMap(({ clubId }) => clubId ?? []);
  const { player, person, user } = references.named;
  const held = [...known.person.values()].flatMap(({ userId }) => userId ?? []);
  return {
    ok: true,
    references,
    lead: leadOf(readMarkup(words.body), nameIn(known)),
    mentions: {
      clubIds: [...new Set(clubIds)],
      playerIds: [...new Set([...player, ...references.players])],
      personIds: person,
    },
    userIds: [...new Set([...user, ...held])],
  };
}

/**
 * Refuses any text that embeds a cup or a draft pick that does not exist, and any with a game that does not exist or is a
 * scrimmage, which only its managers would see: both in the same words, so that a refusal does not tell which games are
 * scrimmages.
 */
export async function checkDrawn(tx: Transaction, references: References): Promise<{ ok: true } | Refused> {
  const id = await unseenGameAmong(tx, [...references.games, ...references.named.game]);
  if (id !== undefined) return articleRefusals.unseenGame({ id });
  const known = await findDrawn(tx, references);
  return checkKnown([
    ['cup', references.cups, known.cups],
    ['pick', references.picks, known.picks],
  ]);
}

/** Returns the first of the games that readers cannot see; undefined: they can see all. */
async function unseenGameAmong(tx: Transaction, gameIds: readonly GameId[]): Promise<GameId | undefined> {
  if (gameIds.length === 0) return undefined;
  const seen = await tx
    .select({ id: games.id })
    .from(games)
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .where(and(inArray(games.id, [...gameIds]), ne(competitions.kind, 'scrimmage')));
  return gameIds.find((gameId) => !seen.some(({ id }) => id === gameId));
}

/** Returns the embedded cups and draft picks that exist. */
async function findDrawn(tx: Transaction, { cups: ofCups, picks }: References) {
  const id = cups.competitionId;
  const drawnCups = ofCups.length === 0 ? [] : await tx.select({ id }).from(cups).where(inArray(id, ofCups));
  const drawnPicks =
    picks.length === 0
      ? []
      : await tx.select({ id: draftPicks.id }).from(draftPicks).where(inArray(draftPicks.id, picks));
  const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map((row) => row.id));
  return { cups: idsOf(drawnCups), picks: idsOf(drawnPicks) };
}

/**
 * Returns an article's lead without deleted users.
 * @param isGone returns the replacement for a name that must not appear; null: keep the name
 */
export async function leadWithout(
  tx: Transaction,
  body: string,
  isGone: (of: MentionKind, id: number) => string | null,
): Promise<string> {
  const blocks = readMarkup(body);
  const known = nameIn(await lookUp(tx, referencesOf(blocks)));
  return leadOf(blocks, (of, id) => isGone(of, id) ?? known(of, id));
}

interface Called {
  name: string;
}
type Known = Record<Exclude<MentionKind, 'team' | 'person'>, ReadonlyMap<number, Called>> & {
  team: ReadonlyMap<number, Called & { clubId: ClubId | null }>;
  person: ReadonlyMap<number, Called & { userId: UserId | null }>;
};

const nameIn = (known: Known) => (of: MentionKind, id: number) => known[of].get(id)?.name ?? '';

const byId = <Row extends { id: number }>(rows: readonly Row[]) =>
  new Map<number, Row>(rows.map((row) => [row.id, row]));
const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`;
const teamName = ({ city, nickname }: { city: string; nickname: string }) => `${city} ${nickname}`.trim();

/** Looks up the references, with one query for each kind. Scrimmages are private to their managers and so not found. */
async function lookUp(
  tx: Transaction,
  { named, games: drawn, players: charted, leagues: standings }: References,
): Promise<Known> {
  const found = async <Row extends { id: number }>(ids: readonly number[], query: (ids: number[]) => Promise<Row[]>) =>
    ids.length === 0 ? [] : query([...ids]);
  const [home, away] = [alias(teams, 'home'), alias(teams, 'away')];
  const { id, firstname, lastname } = players;
  const ofPlayers = await found([...charted, ...named.player], (ids) =>
    tx.select({ id, firstname, lastname }).from(players).where(inArray(id, ids)),
  );
  const ofTeams = await found(named.team, (ids) =>
    tx
      .select({ id: teams.id, clubId: teams.clubId, city: teams.city, nickname: teams.nickname })
      .from(teams)
      .where(and(inArray(teams.id, ids), eq(teams.ownerKind, 'club'))),
  );
  const ofPersons = await found(named.person, (ids) =>
    tx
      .select({ id: persons.id, firstname: persons.firstname, lastname: persons.lastname, userId: persons.userId })
      .from(persons)
      .where(inArray(persons.id, ids)),
  );
  const ofUsers = await found(named.user, (ids) =>
    tx
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(inArray(users.id, ids), isNotNull(users.activatedAt), isNull(users.deletedAt))),
  );
  const ofNations = await found([...named.nation, ...named.federation], (ids) =>
    tx
      .select({ id: nations.id, name: nations.name, federationId: federations.id })
      .from(nations)
      .leftJoin(federations, eq(federations.id, nations.id))
      .where(inArray(nations.id, ids)),
  );
  const ofGames = await found([...drawn, ...named.game], (ids) =>
    tx
      .select({ id: games.id, home: home.city, away: away.city })
      .from(games)
      .innerJoin(competitions, eq(competitions.id, games.competitionId))
      .innerJoin(home, eq(home.id, games.homeTeamId))
      .innerJoin(away, eq(away.id, games.awayTeamId))
      .where(and(inArray(games.id, ids), ne(competitions.kind, 'scrimmage'))),
  );
  const ofLeagues = await found([...standings, ...named.league], (ids) =>
    tx.select({ id: leagues.id, name: leagues.name }).from(leagues).where(inArray(leagues.id, ids)),
  );
  return {
    player: byId(ofPlayers.map((player) => ({ ...player, name: fullName(player) }))),
    team: byId(ofTeams.map((team) => ({ ...team, name: teamName(team) }))),
    person: byId(ofPersons.map((person) => ({ ...person, name: fullName(person) }))),
    user: byId(ofUsers),
    nation: byId(ofNations),
    federation: byId(ofNations.filter(({ federationId }) => federationId !== null)),
    game: byId(ofGames.map((game) => ({ ...game, name: `${game.away} @ ${game.home}` }))),
    league: byId(ofLeagues),
  };
}
