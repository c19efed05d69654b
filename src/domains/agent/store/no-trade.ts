/** The clubs named by players with a no-trade clause: by their agents if users, otherwise by themselves. */
import type { NoTradeKind } from '#domains/agent/constants.ts';
import { type KnownClub, mostNamed, type Naming, namesOf, noTradeKindOf } from '#domains/agent/rules/no-trade.ts';
import type { UserAgents } from '#domains/agent/store/user-agents.ts';
import { representations } from '#domains/agent/tables.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, NationId, PlayerId, UserId } from '#engine/ids.ts';
import type { Clause } from '#engine/market/terms.ts';
import type { Secret } from '#engine/secret.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** A player under contract with a club. */
export interface Bound {
  id: PlayerId;
  nationId: NationId;
  morale: number;
  clubId: ClubId;
  /** Clauses of his contracts from the current season on. */
  clauses: readonly Clause[];
}

export interface NoTrade {
  kind: NoTradeKind;
  named: ReadonlySet<ClubId>;
  /** Whether a user named the clubs. */
  isByUser: boolean;
  /** Absolute day on which the user named them; null: never. */
  namedOn: number | null;
  /** The other clubs of the player's league, and how many of them may be named. */
  choices: readonly ClubId[];
  most: number;
}

/**
 * Returns what each player with the right to name clubs has named; the others are missing. Three reads, none without
 * such a player.
 */
export async function noTradeOf(
  rows: RowReader,
  everybody: readonly Bound[],
  secret: Secret,
): Promise<Map<PlayerId, NoTrade>> {
  const naming = everybody.flatMap(({ id, nationId, morale, clubId, clauses }): Naming[] => {
    const kind = noTradeKindOf(clauses);
    return kind ? [{ playerId: id, nationId, morale, clubId, kind }] : [];
  });
  if (naming.length === 0) return new Map();
  const columns = ['playerId', 'named', 'namedKind', 'namedOn'] as const;
  const ofUsers = await rows.read(
    representations,
    columns,
    { playerId: naming.map(({ playerId }) => playerId), namedOn: { isNot: null } },
    ['playerId'],
  );
  const saidOf = new Map(ofUsers.map((said) => [said.playerId, said]));
  const leagueOf = await leaguesOf(rows);
  return new Map(
    naming.map((one): [PlayerId, NoTrade] => {
      const { playerId, clubId, kind } = one;
      const league = leagueOf.get(clubId) ?? [];
      const said = saidOf.get(playerId);
      // Names given under one kind of clause do not carry over to another.
      const byUser = said?.namedKind === kind ? said.named : null;
      const most = mostNamed(kind, league.length);
      const choices = league.flatMap((club) => (club.clubId === clubId ? [] : [club.clubId]));
      // Names from another league do not count, nor more than this league allows.
      const named = byUser ? byUser.filter((id) => choices.includes(id)).slice(0, most) : namesOf(one, league, secret);
      const namedOn = byUser ? (said?.namedOn ?? null) : null;
      return [playerId, { kind, named: new Set(named), isByUser: byUser !== null, namedOn, choices, most }];
    }),
  );
}

/** Returns the clubs in the league of each club. Two reads. */
async function leaguesOf(rows: RowReader): Promise<Map<ClubId, readonly KnownClub[]>> {
  const first = await rows.read(teams, ['clubId', 'leagueId'], { level: 'PRO' });
  const known = new Map((await rows.read(clubs, ['id', 'nationId', 'rivalClubId'])).map((club) => [club.id, club]));
  const inLeague = Map.groupBy(
    first.flatMap(({ clubId, leagueId }) => {
      const club = known.get(clubId ?? 0);
      if (!club || leagueId === null) return [];
      return [{ leagueId, club: { clubId: club.id, nationId: club.nationId, rivalClubId: club.rivalClubId } }];
    }),
    ({ leagueId }) => leagueId,
  );
  return new Map(
    [...inLeague.values()].flatMap((league) => {
      const all = league.map(({ club }) => club);
      return all.map(({ clubId }) => [clubId, all] as const);
    }),
  );
}

/**
 * Removes the clubs named by users who now work for a club of the player's league, which the names could benefit. Runs
 * at night.
 */
export async function forgetNames(
  rows: Rows,
  { users, working }: { users: UserAgents; working: ReadonlyMap<UserId, ReadonlySet<ClubId>> },
): Promise<void> {
  const named = await rows.read(
    representations,
    ['playerId', 'personId'],
    { personId: [...users.keys()], namedOn: { isNot: null } },
    ['playerId'],
  );
  if (named.length === 0) return;
  const ofClubs = await rows.read(teams, ['id', 'clubId', 'level', 'leagueId'], { clubId: { isNot: null } });
  const leagueOf = new Map(ofClubs.flatMap((team) => (team.level === 'PRO' ? [[team.clubId, team.leagueId]] : [])));
  const clubOf = new Map(ofClubs.map(({ id, clubId }) => [id, clubId]));
  const people = await rows.read(players, ['id', 'teamId'], { id: named.map(({ playerId }) => playerId) });
  const teamOf = new Map(people.map(({ id, teamId }) => [id, teamId]));
  const playerId = named.flatMap((each) => {
    const league = leagueOf.get(clubOf.get(teamOf.get(each.playerId) ?? 0) ?? 0);
    const clubIds = [...(working.get(users.get(each.personId) ?? 0) ?? [])];
    return league !== undefined && clubIds.some((id) => leagueOf.get(id) === league) ? [each.playerId] : [];
  });
  if (playerId.length === 0) return;
  await rows.updateWhere(representations, { named: [], namedKind: null, namedOn: null }, { playerId });
}
