/** A team's overview on a general manager's desk. */
import type { ClubOverview, DeskItem } from '#domains/club/contract.ts';
import { meanOf, rowsAround } from '#domains/club/rules/around.ts';
import { deskItems, isFreshRepair, withoutTwice } from '#domains/club/rules/desk.ts';
import { rankDesk } from '#domains/club/rules/desk-rows.ts';
import { postponedBy } from '#domains/club/store/postponed.ts';
import { findTeamRatings } from '#domains/club/store/team-ratings.ts';
import { clubTeamRefs, findTeamRef } from '#domains/club/store/team-refs.ts';
import { findClubFacts } from '#domains/club/views/club-facts.ts';
import { teamPayrolls } from '#domains/club/views/payrolls.ts';
import { findLastSeason } from '#domains/club/views/season-ends.ts';
import { loadTeamDay, type TeamDay } from '#domains/club/views/team-day.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { deskTerms } from '#domains/kinds.ts';
import { findLeague } from '#domains/league/store/league-facts.ts';
import { loadTable } from '#domains/league/views/table.ts';
import { dressingLevel } from '#domains/lineups/rules/dressing-level.ts';
import { findLineup } from '#domains/lineups/store/lineups.ts';
import { type LastRepair, lastRepair } from '#domains/lineups/store/repairs.ts';
import { latestNews } from '#domains/news/store/latest.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { rosterViews } from '#domains/player/views/roster.ts';
import { rosterPlayers } from '#domains/roster/store/roster-players.ts';
import type { AnyTeamRef, PlayerRef, TeamRef } from '#domains/shapes.ts';
import { differentLeaders, teamLeaders } from '#domains/stats/rules/leaders.ts';
import { teamGoalies, teamSkaters, teamTypesBySeason } from '#domains/stats/views/team-players.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId, PersonId, TeamId, UserId } from '#engine/ids.ts';
import { validateLineup } from '#engine/lineup/validate.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Topic } from '#platform/calls/topic.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Number of a club's news items, and of leaders, shown. */
const NEWS_SHOWN = 3;
const LEADERS_SHOWN = 3;

/** A domain's contribution to desks, provided by its slice. */
export interface PutsOnDesk {
  /** Returns a team's current items. Cached until `team:<id>` is published as changed. */
  deskItems?(db: Database | Transaction, team: TeamToday): Promise<readonly DeskItem[]>;
  /** Returns a user's items beyond the team: in careers and where the user votes. Not cached; costs no query for users it does not concern. */
  userDeskItems?(db: Database | Transaction, user: UserToday): Promise<readonly DeskItem[]>;
}

/** The user whose items are requested, and when. */
export interface UserToday {
  userId: UserId;
  /** The club the user manages; null: none. */
  clubId: ClubId | null;
  /** The user's active career characters, by kind. */
  careers: ReadonlyMap<CareerKind, PersonId>;
  season: number;
  /** Day of the season, 1 to 63. */
  day: number;
  /** season × 63 + day. */
  absoluteDay: number;
  now: Date;
}

/** The team whose desk is requested, and when. */
interface TeamToday {
  teamId: TeamId;
  clubId: ClubId;
  season: number;
  /** Day of the season, 1 to 63. */
  day: number;
}

interface Asking {
  team: TeamRef;
  /** The viewer's abilities: a manager of the club also sees its money and desk. */
  abilities: ClubOverview['abilities'];
  /** Whose desk it is; null: nobody's. */
  userId: UserId | null;
  now: Date;
  /** Domains that may have put items on the desk, beyond the data of the overview itself. */
  nouns: readonly PutsOnDesk[];
}

/**
 * Returns a team's overview. A fixed number of queries, whatever the size of the league. Public parts are cached per team; the games around now, the
 * money and the desk are read each time.
 */
export async function loadOverview(
  db: Database | Transaction,
  { team, abilities, userId, now, nouns }: Asking,
): Promise<ClubOverview | null> {
  const today = await readToday(db);
  const [all, day, balance, lineup, ofNouns, postponed] = await Promise.all([
    fact(db, {
      key: `overview/${team.id}`,
      topics: (known) => overviewTopics(team, known?.shown.club.owner?.id),
      read: () => readForAll(db, { team, today, now }),
    }),
    loadTeamDay(db, team.id, now),
    abilities.manage ? balanceOf(db, `club:${team.clubId}`) : null,
    abilities.manage ? lineupState(db, team, { now, today }) : null,
    abilities.manage ? deskOfNouns(db, { team, today, nouns }) : [],
    abilities.manage && userId !== null ? postponedBy(db, userId) : new Map(),
  ]);
  if (!all) return null;
  const { injuries, suspensions } = all.shown;
  const items = lineup
    ? withoutTwice([
        ...deskItems({
          teamId: team.id,
          ...lineup,
          season: today.season,
          injured: injuries.map(({ player, daysLeft }) => ({ ...named(player), daysLeft })),
          suspended: suspensions.map(({ player, gamesLeft }) => ({ ...named(player), gamesLeft })),
          endingContracts: all.endingContracts,
          gameToday: gameToday(team.id, day.nextGame, today),
        }),
        ...ofNouns,
      ])
    : [];
  const desk = rankDesk(items, { terms: deskTerms, teamId: team.id, ...today, postponed });
  return { ...all.shown, ...day, abilities, balance, desk };
}

/** Returns the desk items of other domains. */
function deskOfNouns(
  db: Database | Transaction,
  { team, today, nouns }: Pick<Asking, 'team' | 'nouns'> & { today: Today },
) {
  const { season, day } = today;
  return fact(db, {
    key: `desk-of-nouns/${team.id}`,
    topics: [`team:${team.id}`],
    read: async () => {
      const of = { teamId: team.id, clubId: team.clubId, season, day };
      return (await Promise.all(nouns.map(({ deskItems }) => deskItems?.(db, of) ?? []))).flat();
    },
  });
}

/** Returns the topics that change a team's page: its games, people and news, its league's standings, and its manager. */
export function overviewTopics({ id, leagueId }: TeamRef, ownerId: number | undefined): Topic[] {
  return [`team:${id}`, `league:${leagueId}`, 'news', ...(ownerId === undefined ? [] : [`user:${ownerId}` as const])];
}

type ShownToAll = Omit<ClubOverview, 'abilities' | 'balance' | 'desk' | keyof TeamDay>;

async function readForAll(
  db: Database | Transaction,
  { team, today, now }: { team: TeamRef; today: Today; now: Date },
): Promise<{ shown: ShownToAll; endingContracts: number } | null> {
  const [league, played] = await Promise.all([findLeague(db, team.leagueId), teamTypesBySeason(db, team.id)]);
  const [leadersSeason = today.season] = played.keys();
  const statistics = { team, season: leadersSeason, type: 'regular' } as const;
  const [teams, facts, ratings, table, lastSeason, skaters, goalies, players, payrolls, news] = await Promise.all([
    clubTeamRefs(db, team.clubId),
    findClubFacts(db, [team.clubId], now),
    findTeamRatings(db, team.id),
    league ? loadTable(db, league, today.season) : [],
    findLastSeason(db, team.id, today.season),
    teamSkaters(db, statistics),
    teamGoalies(db, statistics),
    rosterViews(db, { teamId: team.id }, today),
    teamPayrolls(db, [team.id], today.season),
    latestNews(db, { clubId: team.clubId }, NEWS_SHOWN),
  ]);
  const club = facts.get(team.clubId);
  if (!club || !ratings) return null;
  const shown = {
    team,
    teams,
    club,
    ratings,
    standing: table.find((row) => row.team.id === team.id) ?? null,
    standingsAround: rowsAround(table, team.id),
    lastSeason,
    leaders: differentLeaders(teamLeaders(skaters, goalies), LEADERS_SHOWN),
    leadersSeason,
    injuries: players.flatMap(({ injury, ...player }) =>
      injury ? [{ player: refOf(player), part: injury.part, daysLeft: injury.daysLeft }] : [],
    ),
    suspensions: players.flatMap(({ suspension, ...player }) =>
      suspension ? [{ player: refOf(player), infraction: suspension.infraction, gamesLeft: suspension.gamesLeft }] : [],
    ),
    condition: {
      form: meanOf(players.map((player) => player.form)),
      energy: meanOf(players.map((player) => player.energy)),
      morale: meanOf(players.map((player) => player.morale)),
    },
    payroll: payrolls.get(team.id)?.payroll ?? 0,
    news,
  };
  return { shown, endingContracts: payrolls.get(team.id)?.ending ?? 0 };
}

function refOf({ id, firstname, lastname, nationId, position, jerseyNumber, teamId }: PlayerRef): PlayerRef {
  return { id, firstname, lastname, nationId, position, jerseyNumber, teamId };
}

function named({ id, firstname, lastname }: PlayerRef) {
  return { playerId: id, name: `${firstname} ${lastname}` };
}

/** Returns the state of a team's lines, for anyone who sets them. */
export async function lineupState(
  db: Database | Transaction,
  team: AnyTeamRef,
  { now, today }: { now: Date; today: Today },
) {
  const roster = await rosterPlayers(db, { teamId: team.id }, today);
  const stored = await findLineup(db, team, roster, now);
  return {
    repaired:
      stored.savedBy === 'manager'
        ? await repairedLately(db, team, { savedAt: stored.updatedAt.getTime(), today })
        : null,
    isAssistantInCharge: stored.savedBy === 'assistant',
    lineupFaults: validateLineup(stored.lineup, roster, dressingLevel(team)).length,
  };
}

/** Returns the last faceoff's lineup repair with names, while it is news. */
async function repairedLately(
  db: Database | Transaction,
  team: AnyTeamRef,
  { savedAt, today }: { savedAt: number; today: Today },
) {
  const last = await lastRepair(db, team.id);
  if (!last || !isFreshRepair({ day: absoluteDayOf(last), madeAt: last.madeAt.getTime() }, savedAt, today.absoluteDay))
    return null;
  return fact(db, {
    key: `last-repair-in-names/${team.id}`,
    topics: [`team:${team.id}`],
    read: () => inNames(db, last),
  });
}

async function inNames(db: Database | Transaction, last: LastRepair) {
  const [players, opponent] = await Promise.all([
    playerRefs(db, last.changes, (change) => [change.out, change.in]),
    findTeamRef(db, last.opponentTeamId),
  ]);
  const nameOf = (id: number | null) => {
    const player = id === null ? undefined : players.get(id);
    return player ? named(player).name : null;
  };
  return {
    opponent: opponent ? `${opponent.city} ${opponent.nickname}` : '',
    replaced: last.changes.map((change) => ({ out: nameOf(change.out), in: nameOf(change.in), fault: change.fault })),
  };
}

/** Returns today's game if it has not begun; null: none. */
export function gameToday(teamId: TeamId, next: ClubOverview['nextGame'], today: { season: number; day: number }) {
  if (!next || next.season !== today.season || next.day !== today.day) return null;
  const isHome = next.home.id === teamId;
  const opponent = isHome ? next.away : next.home;
  return { id: next.id, opponent: `${opponent.city} ${opponent.nickname}`, isHome };
}
