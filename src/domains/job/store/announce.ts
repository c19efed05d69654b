/**
 * Announces hires and departures: news about the leads of a staff, and notifications to the persons' users, managers
 * and presidents.
 */
import { isDeepStrictEqual } from 'node:util';
import { fullTeamName, isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { federations } from '#domains/federation/tables.ts';
import type { At, EndReason, JobRole } from '#domains/job/constants.ts';
import { isLead, type Terms } from '#domains/job/rules.ts';
import { nations } from '#domains/nation/tables.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { ClubId, LeagueId, NationId, PersonId, UserId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Of {
  job: At & { role: JobRole };
  personId: PersonId;
}
interface Day {
  season: number;
  day: number;
  isByManager?: boolean;
}

/** Writes news of hired leads, and notifies managers and presidents of hires by their assistant. */
export async function announceHires(
  rows: Rows,
  hires: readonly Of[],
  { season, day, isByManager }: Day,
): Promise<void> {
  const said = await saidOf(rows, hires);
  await writeNews(
    rows,
    said
      .filter(({ who }) => isLead(who.role))
      .map((one): NewsEntry => {
        const about = { season, day, personId: one.who.personId };
        if (one.employer === 'nation') return { ...about, kind: 'nation-hired', params: one.who };
        return { ...about, kind: 'hired', clubId: one.clubId, leagueId: one.leagueId, params: one.who };
      }),
  );
  await notify(
    rows,
    said.flatMap((one): Notice[] => {
      if (one.employerUserId === null || isByManager) return [];
      const to = { userId: one.employerUserId, channel: 'news' as const };
      if (one.employer === 'nation') return [{ ...to, kind: 'staff-filled', params: one.who }];
      return [{ ...to, kind: 'job-filled', params: one.who }];
    }),
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
  const reasonOf = new Map(endings.map(({ job, reason }) => [job.personId, reason]));
  const ended = said.map((one) => ({ one, reason: reasonOf.get(one.who.personId) ?? ('expired' as const) }));
  await writeNews(
    rows,
    ended
      .filter(({ one }) => isLead(one.who.role))
      .map(({ one, reason }): NewsEntry => {
        const about = { season, day, personId: one.who.personId };
        if (one.employer === 'nation') return { ...about, kind: 'nation-job-ended', params: { ...one.who, reason } };
        const { clubId, leagueId } = one;
        return { ...about, kind: 'job-ended', clubId, leagueId, params: { ...one.who, reason } };
      }),
  );
  await notify(
    rows,
    ended.flatMap(({ one, reason }): Notice[] => [
      ...(one.userId === null ? [] : [lostNotice(one, one.userId, reason)]),
      ...(one.employerUserId === null || reason === 'dismissed' ? [] : [vacantNotice(one, one.employerUserId, reason)]),
    ]),
  );
}

/** Returns the common parameters of facts about clubs and nations. */
export function atEmployer(one: Said) {
  const { person, personId, role } = one.who;
  if (one.employer === 'nation')
    return { person, personId, role, employer: one.who.nation, nationId: one.who.nationId };
  return { person, personId, role, employer: one.who.team, nationId: null };
}

/** Notifies users in a job of new terms, renewed or waiting for their answer. */
export async function announceTerms(
  rows: Rows,
  kind: 'terms-offered' | 'terms-renewed',
  given: readonly (Of & Terms)[],
): Promise<void> {
  const said = await saidOf(rows, given);
  await notify(
    rows,
    said.flatMap((one): Notice[] => {
      const terms = given.find(({ personId }) => personId === one.who.personId);
      if (one.userId === null || !terms) return [];
      const { pay, untilSeason, bonus } = terms;
      const params = { ...atEmployer(one), pay, untilSeason, bonus };
      return [{ userId: one.userId, channel: 'news', kind, params }];
    }),
  );
}

/** Notifies managers and presidents of terms that their assistants have renewed in the summer. */
export async function announceRenewals(rows: Rows, renewed: readonly (Of & Omit<Terms, 'bonus'>)[]): Promise<void> {
  const said = await saidOf(rows, renewed);
  await notify(
    rows,
    said.flatMap((one): Notice[] => {
      const terms = renewed.find(({ personId }) => personId === one.who.personId);
      if (one.employerUserId === null || !terms) return [];
      const { pay, untilSeason } = terms;
      const params = { ...atEmployer(one), pay, untilSeason, bonus: 0 };
      return [{ userId: one.employerUserId, channel: 'news', kind: 'staff-renewed', params }];
    }),
  );
}

/** Notifies users whose application was rejected. */
export async function announceRejections(rows: Rows, rejected: readonly Of[]): Promise<void> {
  const said = await saidOf(rows, rejected);
  await notify(
    rows,
    said.flatMap((one): Notice[] =>
      one.userId === null
        ? []
        : [{ userId: one.userId, channel: 'news', kind: 'job-rejected', params: atEmployer(one) }],
    ),
  );
}

/** Notifies a user of being shortlisted, unless the same notification is still unread after being taken off and put back on. */
export async function announceShortlisted(rows: Rows, of: Of): Promise<void> {
  const kind = 'job-shortlisted' as const;
  const said = await saidOf(rows, [of]);
  const userId = said.flatMap((one) => one.userId ?? []);
  const unread = await rows.read(notifications, ['userId', 'params'], { userId, kind, isRead: false });
  const notices = said.flatMap((one): Notice[] =>
    one.userId === null ? [] : [{ userId: one.userId, channel: 'news', kind, params: atEmployer(one) }],
  );
  const isTold = (notice: Notice) =>
    unread.some((told) => told.userId === notice.userId && isDeepStrictEqual(told.params, notice.params));
  await notify(
    rows,
    notices.filter((notice) => !isTold(notice)),
  );
}

/** Notifies managers and presidents of a user's answer. */
export async function announceAnswer(
  rows: Rows,
  kind: 'terms-accepted' | 'terms-declined' | 'job-accepted' | 'offer-refused',
  of: Of,
): Promise<void> {
  const said = await saidOf(rows, [of]);
  await notify(
    rows,
    said.flatMap((one): Notice[] =>
      one.employerUserId === null
        ? []
        : [{ userId: one.employerUserId, channel: 'news', kind, params: atEmployer(one) }],
    ),
  );
}

function lostNotice(one: Said, userId: UserId, reason: EndReason): Notice {
  if (one.employer === 'nation')
    return { userId, channel: 'news', kind: 'nation-job-lost', params: { ...one.who, reason } };
  return { userId, channel: 'news', kind: 'job-lost', params: { ...one.who, reason } };
}

function vacantNotice(one: Said, userId: UserId, reason: EndReason): Notice {
  if (one.employer === 'nation')
    return { userId, channel: 'news', kind: 'staff-vacant', params: { ...one.who, reason } };
  return { userId, channel: 'news', kind: 'job-vacant', params: { ...one.who, reason } };
}

interface Who {
  person: string;
  personId: PersonId;
  role: JobRole;
}
interface SaidOfClub {
  employer: 'club';
  who: Who & { team: string };
  clubId: ClubId;
  leagueId: LeagueId | null;
}
interface SaidOfNation {
  employer: 'nation';
  who: Who & { nation: string; nationId: NationId };
}
/** The parameters of facts about a job, and the users to notify: the person's, and the one who decides for the employer. */
export type Said = (SaidOfClub | SaidOfNation) & { userId: UserId | null; employerUserId: UserId | null };

/** Loads names and users in the order given, leaving out unknown persons and employers. Up to six queries. */
export async function saidOf(rows: Rows, of: readonly Of[]): Promise<Said[]> {
  if (of.length === 0) return [];
  const people = await rows.read(persons, ['id', 'firstname', 'lastname', 'userId'], {
    id: [...new Set(of.map(({ personId }) => personId))],
  });
  const clubOf = await clubsSaid(rows, [...new Set(of.flatMap(({ job }) => job.clubId ?? []))]);
  const nationOf = await nationsSaid(rows, [...new Set(of.flatMap(({ job }) => job.nationId ?? []))]);
  return of.flatMap(({ job, personId }): Said[] => {
    const person = people.find(({ id }) => id === personId);
    if (!person) return [];
    const { userId } = person;
    const who = { person: `${person.firstname} ${person.lastname}`, personId, role: job.role };
    if (job.employer === 'nation') {
      const nation = nationOf.get(job.nationId);
      if (!nation) return [];
      const { name, presidentUserId } = nation;
      const said = { ...who, nation: name, nationId: job.nationId };
      return [{ employer: 'nation', who: said, userId, employerUserId: presidentUserId }];
    }
    const club = clubOf.get(job.clubId);
    if (!club) return [];
    const { team, leagueId, managerId } = club;
    const said = { employer: 'club' as const, who: { ...who, team }, clubId: job.clubId, leagueId };
    return [{ ...said, userId, employerUserId: managerId }];
  });
}

async function clubsSaid(rows: Rows, clubIds: readonly ClubId[]) {
  if (clubIds.length === 0) return new Map<ClubId, never>();
  const columns = ['id', 'clubId', 'level', 'leagueId', 'city', 'nickname'] as const;
  const first = (await rows.read(teams, columns, { clubId: clubIds, level: 'PRO' })).filter(isOfClub);
  const managers = await managersOf(rows, clubIds);
  return new Map(
    first.map((team) => {
      const { clubId, leagueId } = team;
      return [clubId, { team: fullTeamName(team), leagueId, managerId: managers.get(clubId) ?? null }];
    }),
  );
}

async function nationsSaid(rows: Rows, nationIds: readonly NationId[]) {
  if (nationIds.length === 0) return new Map<NationId, never>();
  const known = await rows.read(nations, ['id', 'name'], { id: nationIds });
  const presidents = await rows.read(federations, ['id', 'presidentId'], { id: nationIds });
  const users = await rows.read(persons, ['id', 'userId'], {
    id: presidents.flatMap(({ presidentId }) => presidentId ?? []),
  });
  const userOf = new Map(users.map(({ id, userId }) => [id, userId]));
  const presidentOf = new Map(presidents.map(({ id, presidentId }) => [id, userOf.get(presidentId ?? 0) ?? null]));
  return new Map(known.map(({ id, name }) => [id, { name, presidentUserId: presidentOf.get(id) ?? null }]));
}
