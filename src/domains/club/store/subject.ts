/** Reportable texts: names managers give their affiliates. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { glanceOf } from '#domains/account/rules/names.ts';
import { teams } from '#domains/club/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { SubjectKind } from '#domains/subject.ts';
import { given } from '#domains/written.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

/** Whether a manager has renamed the team. */
const isRenamed = sql`(${teams.city}, ${teams.nickname}, ${teams.abbr}) is distinct from
  (${teams.originalCity}, ${teams.originalNickname}, ${teams.originalAbbr})`;

export const teamNameSubject: SubjectKind = {
  kind: 'team-name',
  writtenBy: { 'club.rename': given },

  async alike(db, name) {
    const { id, city, nickname } = teams;
    const rows = await db
      .select({ id, city, nickname, ownerId: managers.userId })
      .from(teams)
      .leftJoin(managers, eq(managers.clubId, teams.clubId))
      .where(isNotNull(teams.clubId))
      .orderBy(teams.id);
    const glance = glanceOf(name);
    return rows
      .map((row) => ({ id: row.id, name: `${row.city} ${row.nickname}`, ownerId: row.ownerId }))
      .filter((row) => glanceOf(row.name) === glance);
  },

  async read(db, id) {
    const { city, nickname, abbr } = teams;
    const [row] = await db
      .select({ city, nickname, abbr, authorId: managers.userId })
      .from(teams)
      .leftJoin(managers, eq(managers.clubId, teams.clubId))
      .where(and(eq(teams.id, id), isRenamed));
    if (!row) return null;
    const text = `${row.city} ${row.nickname} (${row.abbr})`;
    return { authorId: row.authorId, text, path: `/club/overview/${id}` };
  },

  async remove(tx, id) {
    const { city, nickname, abbr, originalCity, originalNickname, originalAbbr } = teams;
    const [row] = await tx
      .select({ city, nickname, abbr, originalCity, originalNickname, originalAbbr })
      .from(teams)
      .where(and(eq(teams.id, id), isRenamed))
      .for('no key update');
    if (!row) return null;
    await rename(tx, id, { city: row.originalCity, nickname: row.originalNickname, abbr: row.originalAbbr });
    return { city: row.city, nickname: row.nickname, abbr: row.abbr };
  },

  // Unless it has been renamed since, or another team has taken the name.
  async restore(tx, id, { city, nickname, abbr }) {
    if (typeof city !== 'string' || typeof nickname !== 'string' || typeof abbr !== 'string') return;
    const [renamed] = await tx
      .select({ id: teams.id })
      .from(teams)
      .where(and(eq(teams.id, id), isRenamed));
    const [namesake] = await tx
      .select({ id: teams.id })
      .from(teams)
      .where(and(eq(teams.city, city), eq(teams.nickname, nickname)))
      .limit(1);
    if (!renamed && !namesake) await rename(tx, id, { city, nickname, abbr });
  },
};

async function rename(
  tx: Transaction,
  id: TeamId,
  name: { city: string; nickname: string; abbr: string },
): Promise<void> {
  await tx.update(teams).set(name).where(eq(teams.id, id));
  await publishChange(tx, ['names']);
}
