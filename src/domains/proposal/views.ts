/** Builds the views of proposals. */
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { users } from '#domains/account/tables.ts';
import { loadNamed } from '#domains/article/views/named.ts';
import { readMarkup, referencesOf } from '#domains/discussion/rules/markup.ts';
import { countComments, listComments } from '#domains/discussion/store/comments.ts';
import { commentView } from '#domains/discussion/views.ts';
import { COMMENTS_SHOWN, PROPOSAL, PROPOSALS_PER_PAGE, type Status, VOTABLE } from '#domains/proposal/constants.ts';
import type { OpenProposal, Proposal } from '#domains/proposal/contract.ts';
import { postPolicy } from '#domains/proposal/policy.ts';
import { proposals, proposalVotes } from '#domains/proposal/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { abilitiesOf, type SessionUser } from '#platform/calls/policy.ts';
import type { Database } from '#platform/database/client.ts';

interface Asked {
  status: Status | 'any';
  sort: 'votes' | 'created' | 'comments';
  order: 'asc' | 'desc';
  mine: 'true' | 'false';
  page: number;
}

const votes = (which: SQL) =>
  sql<number>`(select count(*) from ${proposalVotes} where ${proposalVotes.proposalId} = ${proposals.id} and ${which})`;
const votesFor = votes(sql`${proposalVotes.isFor}`);
const votesAgainst = votes(sql`not ${proposalVotes.isFor}`);
const comments = countComments(PROPOSAL, proposals.id);
const SORTS = { votes: sql`${votesFor} - ${votesAgainst}`, created: sql`${proposals.createdAt}`, comments } as const;

const columnsFor = (viewerId: UserId) => ({
  id: proposals.id,
  userId: proposals.userId,
  title: proposals.title,
  text: proposals.text,
  status: proposals.status,
  statusReason: proposals.statusReason,
  createdAt: proposals.createdAt,
  name: users.name,
  lastOnlineAt: users.shownOnlineAt,
  votesFor,
  votesAgainst,
  comments: countComments(PROPOSAL, proposals.id, viewerId),
  mine: sql<boolean | null>`(select ${proposalVotes.isFor} from ${proposalVotes}
    where ${proposalVotes.proposalId} = ${proposals.id} and ${proposalVotes.userId} = ${viewerId})`,
});

/** Returns one page of proposals and their total. */
export async function listProposals(
  db: Database,
  { status, sort, order, mine, page }: Asked,
  { viewerId, now }: { viewerId: UserId; now: Date },
): Promise<{ rows: Proposal[]; total: number }> {
  const where = and(
    isNull(proposals.hiddenAt),
    status === 'any' ? undefined : eq(proposals.status, status),
    mine === 'true' ? eq(proposals.userId, viewerId) : undefined,
  );
  const by = order === 'asc' ? asc : desc;
  const [rows, [all]] = await Promise.all([
    db
      .select(columnsFor(viewerId))
      .from(proposals)
      .leftJoin(users, eq(users.id, proposals.userId))
      .where(where)
      .orderBy(by(SORTS[sort]), by(proposals.id))
      .limit(PROPOSALS_PER_PAGE)
      .offset((page - 1) * PROPOSALS_PER_PAGE),
    db.select({ total: count() }).from(proposals).where(where),
  ]);
  return { rows: rows.map((row) => shown(row, now)), total: all?.total ?? 0 };
}

/** Returns a proposal with its comments; null: no such proposal. */
export async function openProposal(
  db: Database,
  id: number,
  { viewer, now }: { viewer: SessionUser; now: Date },
): Promise<OpenProposal | null> {
  const [row] = await db
    .select(columnsFor(viewer.id))
    .from(proposals)
    .leftJoin(users, eq(users.id, proposals.userId))
    .where(and(eq(proposals.id, id), isNull(proposals.hiddenAt)));
  if (!row) return null;
  const { named } = referencesOf(readMarkup(row.text));
  const said = await listComments(db, { kind: PROPOSAL, id }, { limit: COMMENTS_SHOWN, readerId: viewer.id });
  return {
    ...shown(row, now),
    text: row.text,
    named: await loadNamed(db, named, now),
    statusReason: row.statusReason,
    mayVote: VOTABLE.includes(row.status),
    abilities: abilitiesOf(postPolicy, viewer, { userId: row.userId }),
    said: said.comments.map((comment) => commentView(comment, { viewer, now })),
  };
}

interface Row {
  id: number;
  userId: UserId | null;
  title: string;
  status: Status;
  createdAt: Date;
  name: string | null;
  lastOnlineAt: Date | null;
  votesFor: number;
  votesAgainst: number;
  comments: number;
  mine: boolean | null;
}

function shown(row: Row, now: Date): Proposal {
  const { id, userId, title, status, name } = row;
  return {
    id,
    title,
    author: userId === null || name === null ? null : person(userId, name, row.lastOnlineAt, now),
    status,
    createdAt: row.createdAt.toISOString(),
    for: row.votesFor,
    against: row.votesAgainst,
    comments: row.comments,
    myVote: row.mine === null ? null : row.mine ? 'for' : 'against',
  };
}

function person(id: UserId, name: string, lastOnlineAt: Date | null, now: Date) {
  return { id, name, isOnline: isOnline(lastOnlineAt?.getTime() ?? null, now.getTime()) };
}
