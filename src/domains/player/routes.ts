import { teamPolicy } from '#domains/club/policy.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { latestRulings } from '#domains/discipline/store/suspensions.ts';
import { ageOfGames } from '#domains/game/rules/shared-age.ts';
import { player } from '#domains/player/contract.ts';
import { playerRefusals } from '#domains/player/refusals.ts';
import { scoutedPotential } from '#domains/player/rules/potential.ts';
import { hideTraining } from '#domains/player/rules/privacy.ts';
import { skillValues } from '#domains/player/rules/skill-values.ts';
import { loadCareer } from '#domains/player/store/career.ts';
import { loadGameLog, playedSeasons } from '#domains/player/store/game-log.ts';
import { comparablePlayers, findPlayer, type PlayerRow, playerContracts } from '#domains/player/store/profile.ts';
import { viewsOf } from '#domains/player/store/roster-views.ts';
import type { GameRef } from '#domains/shapes.ts';
import { type ApiContext, implementing, refuse } from '#platform/calls/api.ts';
import { abilitiesOf, can } from '#platform/calls/policy.ts';
import { readToday, type Today } from '#platform/clock/today.ts';

const api = implementing(player);

/** Games shown on the profile. */
const LAST_GAMES = 5;
/** Rulings of the disciplinary board shown there. */
const RULINGS_SHOWN = 10;

export const playerRoutes = {
  profile: api.profile.handler(async ({ context, input: { id } }) => {
    const { db, now } = context;
    const [row, today] = await Promise.all([playerOr404(context, id), readToday(db)]);
    const alike = await comparablePlayers(db, row);
    const [[view, ...comparables], team, draftTeam, contracts, lastGames, rulings] = await Promise.all([
      viewsOf(db, [row, ...alike], today),
      teamOf(context, row),
      row.draftedByTeamId === null ? null : findTeamRef(db, row.draftedByTeamId),
      playerContracts(db, id),
      loadGameLog(db, { playerId: id, limit: LAST_GAMES, now }),
      latestRulings(db, id, RULINGS_SHOWN),
    ]);
    shareAbout(context, [row, ...alike], lastGames);
    return {
      data: {
        player: visible(context, view ?? refuse(playerRefusals.unknown())),
        team,
        abilities: abilitiesOf(teamPolicy, context.user, row),
        birthday: { season: row.birthSeason, day: row.birthDay },
        potential: scoutedPotential(row, today.season - row.birthSeason, today.seed),
        skills: skillValues(row),
        firstSeason: row.firstSeason,
        lastSeason: row.lastSeason,
        retiredAt: row.retiredAt,
        draft:
          row.draftSeason === null
            ? null
            : { season: row.draftSeason, round: row.draftRound ?? 0, pick: row.draftPick ?? 0, team: draftTeam },
        contracts,
        lastGames,
        rulings,
        comparables: comparables.map((player) => visible(context, player)),
      },
    };
  }),

  stats: api.stats.handler(async ({ context, input: { id } }) => {
    const [row, today] = await Promise.all([playerOr404(context, id), readToday(context.db)]);
    const [player, team, career] = await Promise.all([
      viewOf(context, row, today),
      teamOf(context, row),
      loadCareer(context.db, row),
    ]);
    shareAbout(context, [row], []);
    return { data: { player, team, ...career } };
  }),

  gameLog: api.gameLog.handler(async ({ context, input: { id, ...input } }) => {
    const { db, now } = context;
    const [row, today] = await Promise.all([playerOr404(context, id), readToday(db)]);
    const seasons = await playedSeasons(db, id);
    const season = input.season ?? seasons[0] ?? today.season;
    const [player, team, games] = await Promise.all([
      viewOf(context, row, today),
      teamOf(context, row),
      loadGameLog(db, { playerId: id, season, now }),
    ]);
    shareAbout(context, [row], games);
    return { data: { player, team, season, seasons, games } };
  }),
};

async function playerOr404({ db }: ApiContext, playerId: number): Promise<PlayerRow> {
  return (await findPlayer(db, playerId)) ?? refuse(playerRefusals.unknown());
}

async function viewOf(context: ApiContext, row: PlayerRow, today: Today) {
  const [view] = await viewsOf(context.db, [row], today);
  return visible(context, view ?? refuse(playerRefusals.unknown()));
}

async function teamOf({ db }: ApiContext, { teamId }: PlayerRow) {
  return teamId === null ? null : findTeamRef(db, teamId);
}

/** Managers of one of the players see more of him. A free agent changes with the world only. */
function shareAbout(
  context: ApiContext,
  players: readonly Pick<PlayerRow, 'teamId'>[],
  lines: readonly { game: GameRef }[],
): void {
  const teamIds = [...new Set(players.flatMap(({ teamId }) => (teamId === null ? [] : [teamId])))];
  context.share({
    topics: teamIds.map((teamId) => `team:${teamId}` as const),
    exceptTeams: teamIds,
    maxAgeMs: ageOfGames(lines.map((line) => line.game)),
  });
}

/** What a player of another club trains is that club's business. */
function visible<View extends { teamId: number | null; trainingOn: string | null }>(context: ApiContext, view: View) {
  return can(context.user, teamPolicy.manage, view) ? view : hideTraining(view);
}
