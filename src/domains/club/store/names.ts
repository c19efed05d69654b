/** Team names: those managers give their affiliates, and the original ones. */
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { clubRefusals } from '#domains/club/refusals.ts';
import { teams } from '#domains/club/tables.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { publishChange } from '#platform/realtime.ts';

export type OriginalNames = Record<string, { city: string; nickname: string; abbr: string }>;

/** Returns all teams' names, by id. */
export async function originalTeamNames(db: Database | Transaction): Promise<OriginalNames> {
  const rows = await db
    .select({
      id: teams.id,
      city: teams.originalCity,
      nickname: teams.originalNickname,
      abbr: teams.originalAbbr,
    })
    .from(teams);
  return Object.fromEntries(rows.map(({ id, ...names }) => [id, names]));
}

interface Renaming {
  teamId: TeamId;
  city: string;
  nickname: string;
  abbr: string;
}

/** Renames a farm or junior team; returns why not, or null. Team names are unique, and so are abbreviations within a league. */
export function renameAffiliate(db: Database, { teamId, city, nickname, abbr }: Renaming): Promise<Refused | null> {
  return db.transaction(async (tx) => {
    // Of two managers who want the same name at once, only one gets it.
    await lockName(tx, 'team-names');
    const [team] = await tx.select().from(teams).where(eq(teams.id, teamId));
    if (!team || team.clubId === null) return clubRefusals.unknownTeam();
    if (team.level === 'PRO') return clubRefusals.noAffiliate();
    const isNamedSo = and(
      sql`lower(${teams.city}) = lower(${city})`,
      sql`lower(${teams.nickname}) = lower(${nickname})`,
    );
    const wasNamedSo = and(
      sql`lower(${teams.originalCity}) = lower(${city})`,
      sql`lower(${teams.originalNickname}) = lower(${nickname})`,
    );
    // Teams of one club may share names from the start; other clubs' current and original names are taken.
    const isOfOthers = or(ne(teams.clubId, team.clubId), sql`${teams.clubId} is null`);
    const [namesake] = await tx
      .select({ id: teams.id })
      .from(teams)
      .where(and(isOfOthers, or(isNamedSo, wasNamedSo)))
      .limit(1);
    if (namesake) return clubRefusals.nameTaken();
    const [sameAbbr] =
      team.leagueId === null
        ? []
        : await tx
            .select({ id: teams.id })
            .from(teams)
            .where(and(isOfOthers, eq(teams.leagueId, team.leagueId), eq(teams.abbr, abbr)))
            .limit(1);
    if (sameAbbr && abbr !== team.originalAbbr) return clubRefusals.abbrTaken();
    await tx.update(teams).set({ city, nickname, abbr }).where(eq(teams.id, teamId));
    await publishChange(tx, ['names']);
    return null;
  });
}
