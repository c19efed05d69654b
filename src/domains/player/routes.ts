import { agentRefs } from '#domains/agent/store/clients.ts';
import { CAMPS } from '#domains/camp/constants.ts';
import { teamPolicy } from '#domains/club/policy.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { latestRulings } from '#domains/discipline/store/suspensions.ts';
import { ageOfGames } from '#domains/game/rules/shared-age.ts';
import { player } from '#domains/player/contract.ts';
import { playerRefusals } from '#domains/player/refusals.ts';
import { scoutedPotential } from '#domains/player/rules/potential.ts';
import { isUnscouted, scoutable, visibleTo } from '#domains/player/rules/privacy.ts';
import { skillValues } from '#domains/player/rules/skill-values.ts';
import { latestInjuries } from '#domains/player/store/injuries.ts';
import { actionsOf } from '#domains/player/views/actions.ts';
import { loadCareer, loadPast } from '#domains/player/views/career.ts';
import { loadGameLog, playedSeasons } from '#domains/player/views/game-log.ts';
import { loadLinemates } from '#domains/player/views/linemates.ts';
import { loadPastComparables } from '#domains/player/views/past-comparables.ts';
import {
  campInvitation,
  comparablePlayers,
  findPlayer,
  type PlayerRow,
  playerContracts,
  playerRecord,
} from '#domains/player/views/profile.ts';
import { viewsOf } from '#domains/player/views/roster.ts';
import { playerTransactions } from '#domains/player/views/transactions.ts';
import { clubOf, teamsOf as teamsOfClub } from '#domains/seat/policy.ts';
import type { GameRef } from '#domains/shapes.ts';
import { shortlistedBy } from '#domains/shortlist/store.ts';
import { type ApiContext, implementing, refuse } from '#platform/calls/api.ts';
import { fact } from '#platform/calls/facts.ts';
import { abilitiesOf, can } from '#platform/calls/policy.ts';
import type { Topic } from '#platform/calls/topic.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** Games shown on the profile. */
const LAST_GAMES = 5;
/** Rulings of the disciplinary board shown there. */
const RULINGS_SHOWN = 10;
/** Injuries shown there. */
const INJURIES_SHOWN = 10;

export const playerRoutes = implementing(player, {
  profile: async ({ context, input: { id } }) => {
    const today = await readToday(context.db);
    const known = (await knownProfile(context, id, today)) ?? refuse(playerRefusals.unknown());
    const { row, alike, view, comparables, team, draftTeam, contracts, lastGames, rulings, birthplace, agent } = known;
    const { injuries } = known;
    const { draftLeagueId, importedBy, accolades, nationId } = known.record;
    shareAbout(context, [row, ...alike], lastGames, ['jobs']);
    const camp = await ownCamp(context, row, today);
    return {
      data: {
        player: scoutable(row.status, visibleTo(context.user, view)),
        team,
        abilities: abilitiesOf(teamPolicy, context.user, row),
        agent,
        birthplace,
        birthday: { season: row.birthSeason, day: row.birthDay },
        ...(isUnscouted(row.status) ? UNKNOWN_ABILITY : abilityOf(row, today)),
        firstSeason: row.firstSeason,
        lastSeason: row.lastSeason,
        ...endOf(row),
        draft:
          row.draftSeason === null
            ? null
            : {
                season: row.draftSeason,
                round: row.draftRound ?? 0,
                pick: row.draftPick ?? 0,
                team: draftTeam,
                leagueId: draftLeagueId,
              },
        faSince: row.freeAgentSince,
        importedBy,
        accolades,
        invitation: camp ?? (nationId === null ? null : { kind: 'national-team', nationId }),
        contracts,
        lastGames,
        rulings,
        injuries,
        comparables: isUnscouted(row.status) ? [] : comparables.map((player) => visibleTo(context.user, player)),
      },
    };
  },

  actions: async ({ context, input: { id } }) => {
    const { db, user } = context;
    const row = (await findPlayer(db, id)) ?? refuse(playerRefusals.unknown());
    const clubId = clubOf(user);
    const actions =
      clubId === null
        ? []
        : await fact(db, {
            key: `player-actions/${id}/${clubId}`,
            // The club's offers to other players count too.
            topics: ['players', `player:${id}`, ...teamsOfClub(user).map((teamId) => `team:${teamId}` as const)],
            read: async () => actionsOf(db, { player: row, clubId }, await readToday(db)),
          });
    return { data: { isShortlisted: user !== null && (await shortlistedBy(db, user.id)).has(id), actions } };
  },

  stats: async ({ context, input: { id } }) => {
    const { db } = context;
    const today = await readToday(db);
    const known = await fact(db, {
      key: `player-stats/${id}/${today.absoluteDay}`,
      topics: (read) => (read ? topicsOf([read.row]) : []),
      async read() {
        const row = await findPlayer(db, id);
        if (!row) return null;
        const [view, team, career] = await Promise.all([viewOf(db, row, today), teamOf(db, row), loadCareer(db, row)]);
        return { row, view, team, career };
      },
    });
    const { row, view, team, career } = known ?? refuse(playerRefusals.unknown());
    shareAbout(context, [row], []);
    return { data: { player: scoutable(row.status, visibleTo(context.user, view)), team, ...endOf(row), ...career } };
  },

  linemates: async ({ context, input: { id, ...input } }) => {
    const { db } = context;
    const known = await fact(db, {
      key: `linemates/${id}/${input.season ?? 'newest'}`,
      topics: (read) => (read ? topicsOf([read.row]) : []),
      async read() {
        const row = await findPlayer(db, id);
        if (!row) return null;
        const seasons = await playedSeasons(db, id);
        const season = input.season ?? seasons[0] ?? (await readToday(db)).season;
        return { row, season, seasons, ...(await loadLinemates(db, { playerId: id, season })) };
      },
    });
    const { row, ...linemates } = known ?? refuse(playerRefusals.unknown());
    context.share({ topics: topicsOf([row]) });
    return { data: linemates };
  },

  pastComparables: async ({ context, input: { id } }) => {
    const row = (await findPlayer(context.db, id)) ?? refuse(playerRefusals.unknown());
    const { season } = await readToday(context.db);
    context.share({ topics: topicsOf([row]) });
    return { data: await loadPastComparables(context.db, row, season - row.birthSeason) };
  },

  transactions: async ({ context, input: { id } }) => {
    const row = (await findPlayer(context.db, id)) ?? refuse(playerRefusals.unknown());
    context.share({ topics: topicsOf([row]) });
    return { data: await playerTransactions(context.db, row) };
  },

  gameLog: async ({ context, input: { id, ...input } }) => {
    const { db, now } = context;
    const today = await readToday(db);
    const known = await fact(db, {
      key: `game-log/${id}/${input.season ?? 'newest'}/${today.absoluteDay}`,
      topics: (read) => (read ? topicsOf([read.row]) : []),
      async read() {
        const row = await findPlayer(db, id);
        if (!row) return null;
        const seasons = await playedSeasons(db, id);
        const season = input.season ?? seasons[0] ?? today.season;
        const [view, team, games] = await Promise.all([
          viewOf(db, row, today),
          teamOf(db, row),
          loadGameLog(db, { playerId: id, season, now }),
        ]);
        return { row, view, team, season, seasons, games };
      },
    });
    const { row, view, ...log } = known ?? refuse(playerRefusals.unknown());
    shareAbout(context, [row], log.games);
    return { data: { player: scoutable(row.status, visibleTo(context.user, view)), ...endOf(row), ...log } };
  },
});

/** What a profile says of the ability of a player whom only scouts may know. */
const UNKNOWN_ABILITY = { potential: null, skills: [], trainingRating: null, matchRating: null };

function abilityOf(row: PlayerRow, { season, secret }: Today) {
  return {
    potential: scoutedPotential(row, season - row.birthSeason, secret),
    skills: skillValues(row),
    trainingRating: row.trainingRating,
    matchRating: row.matchRating,
  };
}

/** Reads what a profile is made of, the same for every viewer; the route decides what each may see. */
function knownProfile({ db, now }: ApiContext, id: number, today: Today) {
  return fact(db, {
    key: `profile/${id}/${today.absoluteDay}`,
    // His agent may have retired.
    topics: (read) => (read ? ['jobs', ...topicsOf([read.row, ...read.alike])] : []),
    async read() {
      const row = await findPlayer(db, id);
      if (!row) return null;
      const [alike, team, draftTeam, contracts, lastGames, rulings, injuries, { birthplace }, agents, record] =
        await Promise.all([
          comparablePlayers(db, row),
          teamOf(db, row),
          row.draftedByTeamId === null ? null : findTeamRef(db, row.draftedByTeamId),
          playerContracts(db, id),
          loadGameLog(db, { playerId: id, limit: LAST_GAMES, now }),
          latestRulings(db, id, RULINGS_SHOWN),
          latestInjuries(db, id, INJURIES_SHOWN),
          loadPast(db, id),
          agentRefs(db, [id]),
          playerRecord(db, row),
        ]);
      const [view, ...comparables] = await viewsOf(db, [row, ...alike], today);
      if (!view) return null;
      const agent = agents.get(id) ?? null;
      const past = { draftTeam, contracts, lastGames, rulings, injuries, birthplace, record };
      return { row, alike, view, comparables, team, agent, ...past };
    },
  });
}

/** Returns the camp to which a manager has invited his own player, unknown to other clubs. */
async function ownCamp({ db, user }: ApiContext, { id, teamId }: PlayerRow, { season, day }: Today) {
  if (teamId === null || day > CAMPS.training.lastDay || !can(user, teamPolicy.manage, { teamId })) return null;
  const camp = await campInvitation(db, { playerId: id, teamId, season });
  return camp && { kind: 'camp' as const, camp };
}

async function viewOf(db: Database, row: PlayerRow, today: Today) {
  const [view] = await viewsOf(db, [row], today);
  return view ?? refuse(playerRefusals.unknown());
}

async function teamOf(db: Database, { teamId }: PlayerRow) {
  return teamId === null ? null : findTeamRef(db, teamId);
}

/** What a header says of a player who is with no team. */
const endOf = ({ status, retiredAt }: PlayerRow) => ({ status, retiredAt });

/** Shares the answer, except with managers of one of the players, who see more. A free agent changes only with the world. */
function shareAbout(
  context: ApiContext,
  players: readonly Pick<PlayerRow, 'id' | 'teamId'>[],
  lines: readonly { game: GameRef }[],
  besides: readonly Topic[] = [],
): void {
  context.share({
    topics: [...besides, ...topicsOf(players)],
    except: { scope: 'team', ids: teamsOf(players) },
    maxAgeMs: ageOfGames(lines.map((line) => line.game)),
  });
}

/** Returns the topics of the players; a player without a team has only his own. */
function topicsOf(players: readonly Pick<PlayerRow, 'id' | 'teamId'>[]): Topic[] {
  return [
    ...teamsOf(players).map((teamId) => `team:${teamId}` as const),
    ...players.map(({ id }) => `player:${id}` as const),
  ];
}

function teamsOf(players: readonly Pick<PlayerRow, 'teamId'>[]): number[] {
  return [...new Set(players.flatMap(({ teamId }) => (teamId === null ? [] : [teamId])))];
}
