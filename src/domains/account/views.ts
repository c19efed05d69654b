/** The logged-in user, as GET /user returns them to themselves. */
import { and, eq, sql } from 'drizzle-orm';
import type { User } from '#domains/account/contract.ts';
import { currentTimeZone } from '#domains/account/rules/places.ts';
import { findUser } from '#domains/account/store/users.ts';
import { users } from '#domains/account/tables.ts';
import { clubTeamRefs } from '#domains/club/store/team-refs.ts';
import { federationMembers } from '#domains/federation/tables.ts';
import { puckBalances } from '#domains/finances/store/ledger.ts';
import { GOAL_HORNS } from '#domains/game/rules/horns.ts';
import { customGoalHorn } from '#domains/horn/rules/ids.ts';
import { customHorns } from '#domains/horn/tables.ts';
import { findLeague } from '#domains/league/store/league-facts.ts';
import { isPremium } from '#domains/premium/rules.ts';
import { sumOf } from '#domains/puck/rules.ts';
import { managers } from '#domains/seat/tables.ts';
import { readSettings } from '#domains/settings/store.ts';
import type { Database } from '#platform/database/client.ts';

/** Loads the user. null: deleted since the session was read. */
export async function viewUser(
  db: Database,
  id: number,
  now: Date,
): Promise<Omit<User, 'abilities' | 'restriction'> | null> {
  const row = await findUser(db, id);
  if (!row) return null;
  const [[own], settings, pucks] = await Promise.all([
    db
      .select({
        clubId: managers.clubId,
        federationId: federationMembers.nationId,
        horns: sql<[id: number, fileKey: string, duration: number][]>`(
          select coalesce(json_agg(json_build_array(h.id, h.file_key, h.duration) order by h.id), '[]')
          from ${customHorns} h where h.user_id = ${users.id})`,
      })
      .from(users)
      .leftJoin(managers, eq(managers.userId, users.id))
      .leftJoin(federationMembers, and(eq(federationMembers.userId, users.id), eq(federationMembers.state, 'member')))
      .where(eq(users.id, id)),
    readSettings(db, id),
    puckBalances(db, `user:${id}`),
  ]);
  const { clubId = null, federationId = null } = own ?? {};
  const teams = clubId === null ? [] : await clubTeamRefs(db, clubId);
  const team = teams[0] ?? null;
  const league = team && (await findLeague(db, team.leagueId));
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    country: row.country,
    timeZone: currentTimeZone(row.timeZone),
    activatedAt: row.activatedAt?.toISOString() ?? null,
    bankruptAt: row.bankruptAt?.toISOString() ?? null,
    lastOnlineAt: row.lastOnlineAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    isAdmin: row.isAdmin,
    isPremium: isPremium(row.premiumExpiresAt?.getTime() ?? null, now.getTime()),
    premiumExpiresAt: row.premiumExpiresAt?.toISOString() ?? null,
    currency: row.currency,
    puckBalance: sumOf(pucks),
    refCode: row.refCode,
    teamId: team?.id ?? null,
    teamName: team ? `${team.city} ${team.nickname}` : null,
    team,
    teams,
    proLeague: league && { id: league.proLeagueId },
    face: row.face,
    federation: federationId === null ? null : { id: federationId },
    onboarding: row.onboarding,
    goalHorns: [
      ...GOAL_HORNS,
      ...(own?.horns ?? []).map(([number, fileKey, duration]) => customGoalHorn({ id: number, fileKey, duration })),
    ],
    settings,
  };
}
