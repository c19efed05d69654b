import { club, type DeskRow } from '#domains/club/contract.ts';
import { teamPolicy } from '#domains/club/policy.ts';
import { clubRefusals } from '#domains/club/refusals.ts';
import { backOn } from '#domains/club/rules/desk-rows.ts';
import { forTeam, teamOf } from '#domains/club/store/asked.ts';
import { originalTeamNames, renameAffiliate } from '#domains/club/store/names.ts';
import { leaveClub, takeClub, whyNoClub } from '#domains/club/store/ownership.ts';
import { postpone } from '#domains/club/store/postponed.ts';
import { clubTeamRefs } from '#domains/club/store/team-refs.ts';
import { lowestOpenTier, tierOfClub } from '#domains/club/store/waits.ts';
import { loadCalendarFile } from '#domains/club/views/calendar.ts';
import { plannedLetters, wornLetters } from '#domains/club/views/letters.ts';
import { openClubs } from '#domains/club/views/open-clubs.ts';
import { loadOverview, overviewTopics } from '#domains/club/views/overview.ts';
import { rosterMarks } from '#domains/club/views/roster-marks.ts';
import { loadTeamSchedule } from '#domains/club/views/team-day.ts';
import { loadUserDesk } from '#domains/club/views/user-desk.ts';
import { waitsView } from '#domains/club/views/waits.ts';
import { clubsFallenWith } from '#domains/finances/store/fall.ts';
import { ageOfGames } from '#domains/game/rules/shared-age.ts';
import { endConflicts } from '#domains/job/store/conflicts.ts';
import { playerRefusals } from '#domains/player/refusals.ts';
import { visibleTo } from '#domains/player/rules/privacy.ts';
import { giveJerseyNumber } from '#domains/player/store/jersey-numbers.ts';
import { rosterViews } from '#domains/player/views/roster.ts';
import { clubOf } from '#domains/seat/policy.ts';
import { withOwnClub } from '#domains/seat/store/callers.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { RouteNeeds } from '#domains/slice.ts';
import { refuseDuringStep } from '#domains/world/store/during-step.ts';
import { askToJoin, forgetRequest, holdForNewcomer } from '#domains/world/store/pace.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, isAllowed, refuse, signedIn } from '#platform/calls/api.ts';
import { fact } from '#platform/calls/facts.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';
import { type Abilities, abilitiesOf } from '#platform/calls/policy.ts';
import type { Topic } from '#platform/calls/topic.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

export const clubRoutes = ({ slices }: RouteNeeds) =>
  implementing(club, {
    open: ({ context }) => listOpen(context),
    take: ({ context, input }) => take(context, input.id, { slices }),
    waits: reads({ of: withOwnClub }, ({ db, userId, clubId }) => waitsView(db, { userId, clubId })),
    openToBankrupt: ({ context }) => listOpenToBankrupt(context),
    startAnew: ({ context, input }) => startAnew(context, input.id, { slices }),

    leave: delegates({ otherwise: clubRefusals.leftAlready }, async (call, { id: clubId }) => {
      authorize(call, teamPolicy.leave, { clubId });
      return leaveClub(call.db, { clubId, userId: call.userId });
    }),
    overview: ({ context, input }) => overviewOf(context, input.id, { slices }),

    desk: async ({ context }) => ({ data: await ownDeskOf(context, { slices }) }),

    putOff: delegates({}, async (context, { teamId, key, until }) => {
      const { db, today, userId } = context;
      const desk =
        teamId === null ? await ownDeskOf(context, { slices }) : await teamDeskOf(context, teamId, { slices });
      const item = desk.find((each) => each.key === key);
      if (!item) return clubRefusals.notOnDesk();
      const day = until && backOn(item, until, today.absoluteDay);
      if (until !== null && day === null) return clubRefusals.cannotWait();
      await postpone(db, { userId, key, until: day, absoluteDay: today.absoluteDay });
      return { ok: true as const };
    }),

    roster: async ({ context, input: { id } }) => {
      const { db } = context;
      const team = await teamOf(context, id);
      const abilities = abilitiesTo(context, team);
      const [teams, marks, players, letters] = await Promise.all([
        clubTeamRefs(db, team.clubId),
        rosterMarks(db, id),
        rosterViews(db, { teamId: id }, await readToday(db)),
        abilities.manage ? plannedLetters(db, id) : wornLetters(db, id),
      ]);
      context.share({ topics: clubTopics(team), except: { scope: 'team', ids: teams.map((one) => one.id) } });
      const shown = players.map((each) => visibleTo(context.user, each));
      return { data: { team, teams, abilities, ...letters, marks, players: shown } };
    },

    setJerseyNumber: async ({ context, input: { id, jerseyNumber } }) => {
      const mayNumber = (teamId: TeamId | null) => isAllowed(context, teamPolicy.numberPlayers, { teamId });
      const given = await giveJerseyNumber(context.db, { playerId: id, jerseyNumber, mayNumber });
      if (given.ok) return { data: { jerseyNumber } };
      const isOfNumber = [playerRefusals.numberWorn.code, playerRefusals.numberRetired.code].some(
        (code) => code === given.code,
      );
      return refuse(given, isOfNumber ? 'jerseyNumber' : undefined);
    },

    schedule: async ({ context, input: { id, ...input } }) => {
      const { db, now } = context;
      const team = await teamOf(context, id);
      const season = input.season ?? (await readToday(db)).season;
      const [teams, games] = await Promise.all([
        clubTeamRefs(db, team.clubId),
        loadTeamSchedule(db, { teamId: id, season, now }),
      ]);
      context.share({ topics: clubTopics(team), maxAgeMs: ageOfGames(games) });
      return { data: { team, teams, season, games } };
    },

    calendarFile: async ({ context, input: { id } }) => {
      const { db } = context;
      const team = await teamOf(context, id);
      const { season } = await readToday(db);
      const file = await fact(db, {
        key: `calendar-file/${id}/${season}`,
        topics: clubTopics(team),
        read: () => loadCalendarFile(db, [team], { season, now: context.now }),
      });
      return new File([file], `${team.abbr}.ics`, { type: 'text/calendar; charset=utf-8' });
    },

    rename: delegates(
      { by: forTeam(teamPolicy.rename) },
      async ({ db, team }, { id: teamId, ...name }) => {
        const refused = await renameAffiliate(db, { teamId, ...name });
        return refused ?? { ok: true as const, renamed: { ...team, ...name } };
      },
      ({ renamed }) => renamed,
    ),
    originalTeamNames: ({ context }) => originalTeamNames(context.db),
  });

async function listOpenToBankrupt(context: ApiContext) {
  const { db, now } = context;
  const fallen = await clubsFallenWith(db, signedIn(context).id);
  const lowest = await lowestOpenTier(db, fallen);
  const open = await openClubs(db, await readToday(db), now);
  return { data: open.filter(({ club: { id }, tier }) => !fallen.has(id) && tier === lowest) };
}

async function startAnew(context: ApiContext, id: ClubId, needs: RouteNeeds) {
  const { db } = context;
  const fallen = await clubsFallenWith(db, signedIn(context).id);
  if (fallen.has(id)) refuse(clubRefusals.fallenWith());
  const lowest = await lowestOpenTier(db, fallen);
  const tier = await tierOfClub(db, id);
  if (lowest !== null && tier !== null && tier < lowest) refuse(clubRefusals.lowestTier({ tier: lowest }));
  return take(context, id, needs);
}

function ownDeskOf(context: ApiContext, { slices }: RouteNeeds): Promise<DeskRow[]> {
  const { db, now, user } = context;
  return loadUserDesk(db, { userId: signedIn(context).id, clubId: clubOf(user), now, nouns: slices });
}

/** Returns the desk of a team that the user manages; refuses other teams. */
async function teamDeskOf(context: ApiContext, teamId: TeamId, { slices }: RouteNeeds): Promise<DeskRow[]> {
  const team = await teamOf(context, teamId, 'teamId');
  authorize(context, teamPolicy.manage, { teamId });
  const { db, now } = context;
  const asking = { team, abilities: abilitiesTo(context, team), userId: signedIn(context).id, now, nouns: slices };
  return (await loadOverview(db, asking))?.desk ?? [];
}

async function overviewOf(context: ApiContext, id: TeamId, { slices }: RouteNeeds) {
  const team = await teamOf(context, id);
  const overview = await loadOverview(context.db, {
    team,
    abilities: abilitiesTo(context, team),
    userId: context.user?.id ?? null,
    now: context.now,
    nouns: slices,
  });
  if (!overview) return refuse(clubRefusals.unknownTeam());
  const { club, liveGame } = overview;
  context.share({
    topics: overviewTopics(team, club.owner?.id),
    except: { scope: 'team', ids: overview.teams.map((one) => one.id) },
    maxAgeMs: liveGame ? ageOfGames([liveGame]) : undefined,
  });
  return { data: overview };
}

async function listOpen({ db, now, share }: ApiContext) {
  share({ topics: ['owners'] });
  return { data: await openClubs(db, await readToday(db), now) };
}

async function take(context: ApiContext, clubId: ClubId, { slices }: RouteNeeds) {
  const { db, now } = context;
  const { id: userId, name } = signedIn(context);
  // Nobody is asked to let in a user who could not take this club anyway.
  const refused =
    (await whyNoClub(db, { clubId, userId })) ??
    (await askToJoin(db, { userId, name, clubId, now }).catch(refuseDuringStep));
  if (refused) refuse(refused);
  // A coach or scout of another club leaves it now, not overnight: he would see its lines until then.
  const leaveOthers = async (tx: Transaction) => {
    const today = await readToday(tx);
    if ((await endConflicts(pgRows(tx), { ...today, userId })) > 0) await publishChange(tx, ['jobs']);
    const { absoluteDay } = today;
    await forgetRequest(tx, userId);
    for (const { onTakeOver } of slices) await onTakeOver?.(tx, { clubId, userId, absoluteDay });
  };
  const mayJoin = (tx: Transaction) => holdForNewcomer(tx, userId);
  const taken = await takeClub(db, { clubId, userId, now }, leaveOthers, mayJoin).catch(refuseDuringStep);
  if (taken.ok) return { data: { teamId: taken.teamId } };
  return refuse(taken);
}

/** Topics that change a team's pages: its games, its people, and its league's standings. */
function clubTopics({ id, leagueId }: TeamRef): Topic[] {
  return [`team:${id}`, `league:${leagueId}`];
}

function abilitiesTo({ user }: ApiContext, team: TeamRef): Abilities<typeof teamPolicy> {
  return abilitiesOf(teamPolicy, user, { teamId: team.id });
}
