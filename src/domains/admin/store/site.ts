/** Admins' control of the site: closed features, maintenance, new versions. Every change is logged. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Feature } from '#domains/admin/constants.ts';
import { recordAction } from '#domains/admin/store/actions.ts';
import { closedFeatures, siteState } from '#domains/admin/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

export interface Site {
  revision: number;
  /** The web app build deployed last; '' before the first. */
  build: string;
  maintenance: { since: Date; note: string } | null;
  /** The latest announced version; number 0: none. */
  announced: { number: number; note: string; at: Date | null };
  closed: readonly { feature: Feature; reason: string; closedAt: Date }[];
}

/** Returns the site's state, cached until an admin changes it, since every request reads it. */
export async function readSite(db: Database | Transaction): Promise<Site> {
  return fact(db, { key: 'site', topics: ['site'], read: () => loadSite(db) });
}

async function loadSite(db: Database | Transaction): Promise<Site> {
  const rows = await db
    .select({ state: siteState, closed: closedFeatures })
    .from(siteState)
    .leftJoin(closedFeatures, sql`true`)
    .orderBy(asc(closedFeatures.feature));
  const state = rows[0]?.state;
  const since = state?.maintenanceSince ?? null;
  return {
    revision: state?.revision ?? 0,
    build: state?.build ?? '',
    maintenance: since && state ? { since, note: state.maintenanceNote } : null,
    announced: {
      number: state?.announced ?? 0,
      note: state?.announcedNote ?? '',
      at: state?.announcedAt ?? null,
    },
    closed: rows.flatMap(({ closed }) => closed ?? []),
  };
}

interface By {
  userId: UserId;
  now: Date;
}

/** null: the operator, on the command line. */
type ByOperatorToo = Omit<By, 'userId'> & { userId: UserId | null };

/** Closes a feature, or changes the reason of a closed one; the same reason again changes nothing. */
export async function closeFeature(
  db: Database,
  change: ByOperatorToo & { feature: Feature; reason: string },
): Promise<void> {
  const { feature, reason, userId, now } = change;
  await changeSite(db, async (tx) => {
    const [known] = await tx.select().from(closedFeatures).where(eq(closedFeatures.feature, feature));
    if (known?.reason === reason) return false;
    await tx
      .insert(closedFeatures)
      .values({ feature, reason, closedAt: now })
      .onConflictDoUpdate({ target: closedFeatures.feature, set: { reason } });
    if (userId !== null) await recordAction(tx, userId, 'feature-close', { feature, reason });
    return true;
  });
}

/** Reopens a feature; no change if it is open. */
export async function openFeature(db: Database, change: ByOperatorToo & { feature: Feature }): Promise<void> {
  const { feature, userId } = change;
  await changeSite(db, async (tx) => {
    const gone = await tx.delete(closedFeatures).where(eq(closedFeatures.feature, feature)).returning();
    if (gone.length === 0) return false;
    if (userId !== null) await recordAction(tx, userId, 'feature-open', { feature });
    return true;
  });
}

/** Closes the site to everyone but admins, or reopens it. @param note null: reopen */
export async function setMaintenance(db: Database, { note, userId, now }: By & { note: string | null }): Promise<void> {
  await changeSite(db, async (tx, { maintenanceSince, maintenanceNote }) => {
    if (note === null) {
      if (!maintenanceSince) return false;
      await tx.update(siteState).set({ maintenanceSince: null, maintenanceNote: '' });
      await recordAction(tx, userId, 'site-maintenance-end');
      return true;
    }
    if (maintenanceSince && maintenanceNote === note) return false;
    await tx.update(siteState).set({ maintenanceSince: maintenanceSince ?? now, maintenanceNote: note });
    await recordAction(tx, userId, 'site-maintenance', { note });
    return true;
  });
}

/** Notifies every browser of a new version. */
export async function announceVersion(db: Database, { note, userId, now }: By & { note: string }): Promise<void> {
  await changeSite(db, async (tx, { announced }) => {
    await tx.update(siteState).set({ announced: announced + 1, announcedNote: note, announcedAt: now });
    await recordAction(tx, userId, 'site-announce-version', { note });
    return true;
  });
}

/** Records the build of the web app that this program serves. The same build again, after a restart, changes nothing. */
export async function recordDeployment(db: Database, build: string): Promise<void> {
  await changeSite(db, async (tx, known) => {
    if (build === '' || build === known.build) return false;
    await tx.update(siteState).set({ build });
    return true;
  });
}

/** Changes the single row under its lock, so that concurrent changes by two admins are serialized. */
async function changeSite(
  db: Database,
  change: (tx: Transaction, state: typeof siteState.$inferSelect) => Promise<boolean>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(siteState).values({ id: 1 }).onConflictDoNothing();
    const [state] = await tx.select().from(siteState).for('no key update');
    if (!state) throw new Error('the site has no state');
    if (!(await change(tx, state))) return;
    await tx.update(siteState).set({ revision: state.revision + 1 });
    await publishChange(tx, ['site']);
  });
}
