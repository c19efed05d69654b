/** Whom the squads of a championship leave with his club, and which of them stay together after it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_DAY, SQUAD_DAY } from '#domains/championship/constants.ts';
import { callSquads, releaseSquads } from '#domains/championship/store/squads.ts';
import { addNationalTeams, teamsOfNation } from '#domains/club/store/national-teams.ts';
import { squadsBesideClubs } from '#domains/player/store/memberships.ts';
import { seatNationalGm } from '#domains/seat/store/seats.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { makeCompetition } from '../../../../tests/factories/competition.ts';
import { makeGame } from '../../../../tests/factories/game.ts';
import { makePlayer } from '../../../../tests/factories/player.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';

const { db, world, ids, inRows } = testWorld({ users: ['Gus'], clubs: [1, 2, 3, 4], nations: ['SE'] });
const [gus] = ids('Gus');
const [CANADA, SWEDEN] = [1, 2];
/** First teams, and the farm team of the first. */
const [PLAYING, FARM, DONE, KNOCKED_OUT, OPPONENT] = [11, 12, 21, 31, 41];
const { season } = world;
const firstDay = absoluteDayOf({ season, day: FIRST_DAY });

let teamIds: number[];
const called = async () => [...(await squadsBesideClubs(pgReader(db), teamIds)).values()].flat();

beforeAll(async () => {
  teamIds = await inRows(async (rows) => {
    await addNationalTeams(
      rows,
      [CANADA, SWEDEN].map((nationId) => ({ nationId, colors: ['#c8102e', '#ffffff', '#101820'] })),
    );
    const both = await Promise.all([CANADA, SWEDEN].map((nationId) => teamsOfNation(rows, nationId)));
    return both.flat().map(({ id }) => id);
  });
});

describe('the squads of a championship', () => {
  it('leave out who is hurt or whose club has a playoff game ahead, and call those of clubs that are done', async () => {
    // Juniors all come, whatever league they play in.
    const junior = { birthSeason: season - 18 };
    const make = (teamId: number, injuredUntil: number | null = null) =>
      makePlayer(db, { ...junior, teamId, injuredUntil });
    const needed = [await make(PLAYING), await make(FARM)];
    const free = [await make(DONE), await make(KNOCKED_OUT)];
    const hurt = await make(DONE, firstDay + 1);
    const healed = await make(DONE, firstDay);
    const playoffs = await makeCompetition(db, { season, stage: 'playoffs' });
    const shared = { competitionId: playoffs, season, awayTeamId: KNOCKED_OUT };
    await makeGame(db, { ...shared, homeTeamId: DONE, day: SQUAD_DAY - 1, status: 'final' });
    await makeGame(db, { ...shared, homeTeamId: PLAYING, awayTeamId: OPPONENT, day: SQUAD_DAY + 1 });
    await inRows((rows) => callSquads(rows, { season, day: SQUAD_DAY, secret: world.secret }));
    const squad = await called();
    for (const id of [...free, healed]) expect(squad).toContain(id);
    for (const id of [...needed, hurt]) expect(squad).not.toContain(id);
  });

  it('go home after it, except the one that a user leads', async () => {
    const swede = await makePlayer(db, { nationId: SWEDEN, teamId: null });
    await inRows((rows) => callSquads(rows, { season, day: SQUAD_DAY, secret: world.secret }));
    expect(await called()).toContain(swede);
    const [, , ...ofSweden] = teamIds;
    await inRows(async (rows) => {
      await seatNationalGm(rows, { teamIds: ofSweden, userId: gus, fromDay: firstDay });
      await releaseSquads(rows, { season, day: FIRST_DAY + 9 });
    });
    expect(await called()).toEqual([swede]);
  });
});
