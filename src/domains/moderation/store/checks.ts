/**
 * Automatic checks. A finding opens a case or joins the waiting one; it neither punishes users nor adds weight, which
 * comes from reporters only.
 */
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { householdOf } from '#domains/auth/store/places.ts';
import { findSessionUsers, type GrantsToUsers } from '#domains/auth/store/sessions.ts';
import { MAX_FOUND, WRITTEN_HOURS } from '#domains/moderation/constants.ts';
import {
  canLookAlike,
  type Finding,
  findingsAmong,
  findingsOf,
  keyOf,
  type Remembered,
} from '#domains/moderation/rules/checks.ts';
import type { Lists } from '#domains/moderation/rules/lists.ts';
import { openCase } from '#domains/moderation/store/reports.ts';
import { moderationCases, moderationFlags, writtenTexts } from '#domains/moderation/tables.ts';
import type { Subject } from '#domains/shapes.ts';
import type { SubjectContent, SubjectKind } from '#domains/subject.ts';
import type { UserId } from '#engine/ids.ts';
import { secretSeed } from '#engine/secret.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { worldSecret } from '#platform/clock/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

interface Checking {
  kinds: readonly SubjectKind[];
  nouns: readonly GrantsToUsers[];
  lists: Lists;
}

/** Checks a text just written and queues what it finds. Texts of moderators and admins are not checked. */
export async function checkWritten(
  db: Database,
  { kind, id, userId, now }: Subject & { userId: UserId; now: Date },
  { kinds, nouns, lists }: Checking,
): Promise<void> {
  const subject = kinds.find((known) => known.kind === kind);
  const [author] = await findSessionUsers(db, [userId], nouns);
  if (!subject || !author || author.isAdmin || author.grants.some(({ role }) => role === 'moderator')) return;
  // Read as the author sees it; skipped if it is gone or another user's by now.
  const content = await subject.read(db, id, author);
  if (content?.authorId !== userId) return;
  const findings = [
    ...findingsOf(content.text, lists),
    ...(await findingsOfName(db, { kind, id, userId, text: content.text }, kinds)),
    ...(await findingsOfPlaces(db, { kind, id, userId, now }, content)),
  ];
  if (findings.length > 0) await db.transaction((tx) => flag(tx, { kind, id }, { content, findings, now }));
}

/** Returns the names of others that a reader could mistake a name for. */
async function findingsOfName(
  db: Database,
  { kind, id, userId, text }: Subject & { userId: UserId; text: string },
  kinds: readonly SubjectKind[],
): Promise<Finding[]> {
  // A team's name is followed by its abbreviation.
  const name = text.replace(/ \([^)]*\)$/, '');
  if (!kinds.some((known) => known.kind === kind && known.alike) || !canLookAlike(name)) return [];
  const found: string[] = [];
  for (const other of kinds) {
    const alike = (await other.alike?.(db, name)) ?? [];
    const ofOthers = alike.filter((one) => one.ownerId !== userId && !(other.kind === kind && one.id === id));
    found.push(...ofOthers.map((one) => one.name));
  }
  return found.length === 0 ? [] : [{ check: 'look-alike', found: found.slice(0, MAX_FOUND), places: 1 }];
}

/** Remembers a text, and returns what it reveals together with other recent texts of the author and their household. */
async function findingsOfPlaces(
  db: Database,
  { kind, id, userId, now }: Subject & { userId: UserId; now: Date },
  { text, path: place }: SubjectContent,
): Promise<Finding[]> {
  const [secret] = await db.select({ key: worldSecret.key }).from(worldSecret);
  const key = keyOf(text);
  const keyHash = key === '' || !secret ? '' : secretSeed(secret.key, `written/${key}`);
  const row = { userId, keyHash, place, writtenAt: now };
  await db
    .insert(writtenTexts)
    .values({ subjectKind: kind, subjectId: id, ...row })
    .onConflictDoUpdate({ target: [writtenTexts.subjectKind, writtenTexts.subjectId], set: row });
  const household = await householdOf(pgReader(db), userId);
  const since = new Date(now.getTime() - WRITTEN_HOURS * HOUR_MS);
  const written = await db
    .select()
    .from(writtenTexts)
    .where(and(inArray(writtenTexts.userId, [userId, ...household]), gt(writtenTexts.writtenAt, since)));
  const remembered = written.map((one): Remembered & Subject => ({
    ...{ kind: one.subjectKind, id: one.subjectId },
    ...{ isOwn: one.userId === userId, key: one.keyHash, place: one.place, at: one.writtenAt.getTime() },
  }));
  const earlier = remembered.filter((one) => one.kind !== kind || one.id !== id);
  const [account] = await db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId));
  const latest = { isOwn: true, key: keyHash, place, at: now.getTime() };
  return findingsAmong(latest, earlier, { since: account?.createdAt.getTime() ?? 0, now: now.getTime() });
}

/** Adds findings to the subject's case; ignores words that a moderator has already decided on. */
async function flag(
  tx: Transaction,
  about: Subject,
  { content, findings, now }: { content: SubjectContent; findings: readonly Finding[]; now: Date },
): Promise<void> {
  const { text: snapshot } = content;
  const judged = await tx
    .select({ check: moderationFlags.check })
    .from(moderationFlags)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationFlags.caseId))
    .where(
      and(
        eq(moderationCases.subjectKind, about.kind),
        eq(moderationCases.subjectId, about.id),
        inArray(moderationCases.state, ['decided', 'appealed', 'closed']),
        eq(moderationFlags.snapshot, snapshot),
      ),
    );
  const fresh = findings.filter(({ check }) => !judged.some((one) => one.check === check));
  if (fresh.length === 0) return;
  const caseId = await openCase(tx, about, content, now, 'flagged');
  for (const { check, found, places } of fresh) {
    const evidence = { found, places, snapshot, createdAt: now };
    await tx
      .insert(moderationFlags)
      .values({ caseId, check, ...evidence })
      .onConflictDoUpdate({ target: [moderationFlags.caseId, moderationFlags.check], set: evidence });
  }
}

/** Removes remembered texts that no check needs any more. */
export async function forgetWritten(db: Database, now: Date): Promise<void> {
  await db.delete(writtenTexts).where(lt(writtenTexts.writtenAt, new Date(now.getTime() - WRITTEN_HOURS * HOUR_MS)));
}
