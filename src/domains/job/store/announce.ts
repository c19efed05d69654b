/** Who hears of jobs that are given and ended: the league of those who lead a staff, the persons' users, the clubs' managers. */
import { fullTeamName, isOfClub } from '#domains/club/rules/teams.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import type { EndReason, JobRole } from '#domains/job/constants.ts';
import { isLead } from '#domains/job/rules.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { persons } from '#domains/person/tables.ts';
import type { ClubId, LeagueId, PersonId, UserId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Of {
  job: { role: JobRole; clubId: ClubId };
  personId: PersonId;
}
interface Day {
  season: number;
  day: number;
  isByManager?: boolean;
}

/** News of those who lead a staff; a note to whoever has got a job, and to managers for whom the assistant has hired. */
export async function announceHires(
  rows: Rows,
  hires: readonly Of[],
  { season, day, isByManager }: Day,
): Promise<void> {
  const said = await saidOf(rows, hires);
  await writeNews(
    rows,
    said
      .filter(({ role }) => isLead(role))
      .map(
        ({ who, clubId, leagueId }): NewsEntry => ({
          season,
          day,
          kind: 'hired',
          clubId,
          leagueId,
          personId: who.personId,
          params: who,
        }),
      ),
  );
  await notify(
    rows,
    said.flatMap(({ who, managerId }): Notice[] =>
      managerId === null || isByManager
        ? []
        : [{ userId: managerId, channel: 'news', kind: 'job-filled', params: who }],
    ),
  );
}

export async function announceEnds(
  rows: Rows,
  endings: readonly { job: Of['job'] & { personId: PersonId }; reason: EndReason }[],
  { season, day }: Day,
): Promise<void> {
  const said = await saidOf(
    rows,
    endings.map(({ job }) => ({ job, personId: job.personId })),
  );
  const ended = said.map((one, index) => ({ ...one, reason: endings[index]?.reason ?? ('expired' as const) }));
  await writeNews(
    rows,
    ended
      .filter(({ role }) => isLead(role))
      .map(({ who, clubId, leagueId, reason }): NewsEntry => {
        return { season, day, kind: 'job-ended', clubId, leagueId, personId: who.personId, params: { ...who, reason } };
      }),
  );
  await notify(
    rows,
    ended.flatMap(({ who, userId, managerId, reason }): Notice[] => [
      ...(userId === null
        ? []
        : [{ userId, channel: 'news' as const, kind: 'job-lost' as const, params: { ...who, reason } }]),
      ...(managerId === null || reason === 'dismissed'
        ? []
        : [{ userId: managerId, channel: 'news' as const, kind: 'job-vacant' as const, params: { ...who, reason } }]),
    ]),
  );
}

interface Said {
  who: { person: string; personId: number; team: string; role: JobRole };
  role: JobRole;
  clubId: ClubId;
  leagueId: LeagueId | null;
  userId: UserId | null;
  managerId: UserId | null;
}

/** Names and users, in the order given. Three queries. */
export async function saidOf(rows: Rows, of: readonly Of[]): Promise<Said[]> {
  if (of.length === 0) return [];
  const people = await rows.read(persons, ['id', 'firstname', 'lastname', 'userId'], {
    id: [...new Set(of.map(({ personId }) => personId))],
  });
  const clubIds = [...new Set(of.map(({ job }) => job.clubId))];
  const columns = ['id', 'clubId', 'level', 'leagueId', 'city', 'nickname'] as const;
  const first = (await rows.read(teams, columns, { clubId: clubIds, level: 'PRO' })).filter(isOfClub);
  const managers = await rows.read(clubs, ['id', 'ownerUserId'], { id: clubIds });
  return of.flatMap(({ job, personId }): Said[] => {
    const person = people.find(({ id }) => id === personId);
    const team = first.find(({ clubId }) => clubId === job.clubId);
    if (!person || !team) return [];
    const who = {
      person: `${person.firstname} ${person.lastname}`,
      personId,
      team: fullTeamName(team),
      role: job.role,
    };
    const managerId = managers.find(({ id }) => id === job.clubId)?.ownerUserId ?? null;
    const { clubId, leagueId } = team;
    return [{ who, role: job.role, clubId, leagueId, userId: person.userId, managerId }];
  });
}
