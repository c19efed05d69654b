/**
 * Users' answers to clubs for their clients: in talks, and on offers to free agents. Each command is one transaction that locks the club's teams, the
 * player, and the talk or offer, in this order, as managers' commands do.
 */

import { agentRefusals } from '#domains/agent/refusals.ts';
import { noteHappening } from '#domains/agent/store/clients.ts';
import { faultOfBargaining } from '#domains/agent/store/conflicts.ts';
import { lockClient } from '#domains/agent/store/representing.ts';
import { teams } from '#domains/club/tables.ts';
import { contractsRefusals } from '#domains/contracts/refusals.ts';
import { decideAcceptance, decideCounter, isPlain } from '#domains/contracts/rules/agent-answer.ts';
import { isRunning } from '#domains/contracts/rules/talk.ts';
import { faultOfComing } from '#domains/contracts/store/active.ts';
import { loadBargain } from '#domains/contracts/store/bargain.ts';
import { signOffer } from '#domains/contracts/store/decisions.ts';
import { faultOfOneMore } from '#domains/contracts/store/legality.ts';
import { isFree, OFFER_COLUMNS, type StoredOffer } from '#domains/contracts/store/offers.ts';
import { leavingFor } from '#domains/contracts/store/parting.ts';
import { loadTable, type Settled, type StoredTalk, settle, TALK_COLUMNS } from '#domains/contracts/store/talk-lines.ts';
import { mayExtend } from '#domains/contracts/store/talks.ts';
import { contractTalks, freeAgentOffers } from '#domains/contracts/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import { managerOf } from '#domains/seat/store/holders.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import { judgeOffer, shareOf } from '#engine/market/ask.ts';
import { PATIENCE } from '#engine/market/ask-constants.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import { averageOf } from '#engine/market/terms.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';

type Done = { ok: true } | Refused;

/** A user's answer: accept, decline, or terms the client would sign. */
export type Answer = { does: 'accept' } | { does: 'decline' } | { does: 'counter'; terms: OfferedTerms };

interface InTalk {
  userId: UserId;
  talkId: number;
  /** The version of the talk the user has seen. */
  version: number;
  answer: Answer;
  now: Date;
}

/** Answers a club's offer to a client in contract talks. */
export async function answerInTalk(db: Database, { userId, talkId, version, answer, now }: InTalk): Promise<Done> {
  const [found] = await pgReader(db).read(contractTalks, ['playerId', 'clubId'], { id: talkId });
  if (!found) return contractsRefusals.unknownTalk();
  return asAgent(db, { ...found, userId }, async (rows, today) => {
    await rows.lock(contractTalks, { id: talkId });
    const [talk] = await rows.read(contractTalks, TALK_COLUMNS, { id: talkId });
    if (!talk || !isRunning(talk)) return contractsRefusals.talkIsOver();
    if (talk.version !== version) return contractsRefusals.stale();
    const { playerId, clubId, fromSeason, pending } = talk;
    if (!pending) return agentRefusals.nothingToAnswer();
    const side = await loadTable(rows, { playerId, clubId, fromSeason, today });
    const at = { today, now };
    const settled = { talk, terms: pending, isEntry: side.bounds.isEntry };
    if (answer.does === 'decline') {
      const share = shareOf(side.asker, pending, side.bounds);
      await tellVerdict(rows, { ...settled, verdict: { does: 'refuse' } }, at);
      await noteHappening(rows, playerId, { kind: 'declined', share });
      return { ok: true };
    }
    if (answer.does === 'counter') {
      const decided = decideCounter(answer.terms, side);
      if (!decided.ok) return decided;
      const patience = Math.max(1, talk.patience - PATIENCE.least);
      await tellVerdict(rows, { ...settled, verdict: { does: 'counter', patience, counter: answer.terms } }, at);
      return { ok: true };
    }
    const decided = decideAcceptance(pending, side);
    if (!decided.ok) return decided;
    const extension = await mayExtend(rows, { playerId, clubId, season: today.season });
    if (!extension.ok) return extension;
    const { level } = side;
    const fault = await faultOfOneMore(rows, { clubId, playerId, terms: pending, fromSeason, level }, today);
    if (fault) return fault;
    await tellVerdict(rows, { ...settled, verdict: { does: 'accept' } }, at);
    if (decided.share < 1) await noteHappening(rows, playerId, { kind: 'signed-low' });
    return { ok: true };
  });
}

/** Answers an offer to a client who is a free agent. Accepting signs at once; a counter waits until he decides in the morning. */
export async function answerOffer(
  db: Database,
  { userId, offerId, answer }: { userId: UserId; offerId: number; answer: Answer },
): Promise<Done> {
  const [found] = await pgReader(db).read(freeAgentOffers, ['playerId', 'clubId'], { id: offerId });
  if (!found) return contractsRefusals.unknownOffer();
  const { playerId, clubId } = found;
  return asAgent(db, { playerId, clubId, userId }, async (rows, today) => {
    await rows.lock(freeAgentOffers, { playerId, status: 'open' });
    const offers = await openOffers(rows, playerId);
    const offer = offers.find(({ id }) => id === offerId);
    if (!offer) return contractsRefusals.offerIsClosed();
    if (!(await isFree(rows, playerId, today.season))) return contractsRefusals.notFree();
    const { terms, fromSeason, most } = offer;
    if (most !== null && answer.does === 'decline') return contractsRefusals.bidWaits();
    if (most !== null && answer.does === 'counter' && !isPlain(answer.terms, terms))
      return contractsRefusals.bidIsPlain();
    const bargain = await loadBargain(rows, { playerId, clubId, fromSeason, today });
    const params = { player: bargain.name, playerId };
    if (answer.does === 'decline') {
      const share = shareOf(bargain.asker, terms, bargain.bounds);
      await rows.updateWhere(freeAgentOffers, { status: 'declined' }, { id: offerId });
      await noteHappening(rows, playerId, { kind: 'declined', share: offers.length > 1 ? 0 : share });
      await notifyManager(rows, clubId, { kind: 'offer-declined', params });
      return { ok: true };
    }
    if (answer.does === 'counter') {
      const decided = decideCounter(answer.terms, bargain);
      if (!decided.ok) return decided;
      await rows.updateWhere(freeAgentOffers, { counter: answer.terms }, { id: offerId });
      const asked = { salary: averageOf(answer.terms), seasons: answer.terms.salaries.length };
      await notifyManager(rows, clubId, { kind: 'agent-counter', params: { ...params, ...asked } });
      return { ok: true };
    }
    const decided = decideAcceptance(terms, bargain);
    if (!decided.ok) return decided;
    const leaves = await leavingFor(rows, { clubId, playerId, fromSeason }, today);
    const fault =
      (await faultOfOneMore(rows, { clubId, playerId, terms, fromSeason, level: 'PRO', leaves }, today)) ??
      (await faultOfComing(rows, { clubId, fromSeason }, today));
    if (fault) return fault;
    await signOffer(rows, { offer, offers, bargain }, today);
    if (decided.share < 1) await noteHappening(rows, playerId, { kind: 'signed-low' });
    return { ok: true };
  });
}

/** Answers talks in which a user has run out of time: the deputy decides as an AI agent would. Runs every morning. */
export async function answerWaiting(
  rows: Rows,
  today: Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>,
  now: Date,
): Promise<number> {
  const columns = ['id', 'clubId', 'playerId'] as const;
  const waiting = await rows.read(contractTalks, columns, { answerBy: { atMost: today.absoluteDay } });
  if (waiting.length === 0) return 0;
  const clubIds = [...new Set(waiting.map(({ clubId }) => clubId))].sort((one, other) => one - other);
  await rows.lock(teams, { clubId: clubIds });
  await rows.lock(players, { id: waiting.map(({ playerId }) => playerId) });
  await rows.lock(contractTalks, { id: waiting.map(({ id }) => id) });
  const talks = await rows.read(contractTalks, TALK_COLUMNS, { id: waiting.map(({ id }) => id) });
  for (const talk of talks) await answerForAbsent(rows, talk, { today, now });
  return talks.length;
}

async function answerForAbsent(
  rows: Rows,
  talk: StoredTalk,
  { today, now }: { today: Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>; now: Date },
): Promise<void> {
  const { id, playerId, clubId, fromSeason, pending, patience } = talk;
  if (!pending || !isRunning(talk)) {
    await rows.updateWhere(contractTalks, { pending: null, answerBy: null }, { id });
    return;
  }
  const { asker, bounds, level } = await loadTable(rows, { playerId, clubId, fromSeason, today });
  const judged = judgeOffer(asker, pending, bounds, patience);
  const isLegal =
    (await mayExtend(rows, { playerId, clubId, season: today.season })).ok &&
    !(await faultOfOneMore(rows, { clubId, playerId, terms: pending, fromSeason, level }, today));
  // If the club can no longer sign it, his acceptance stays on the table as a counter.
  const verdict =
    judged.does === 'accept' && !isLegal ? ({ does: 'counter', patience, counter: pending } as const) : judged;
  await tellVerdict(rows, { talk, terms: pending, verdict, isEntry: bounds.isEntry }, { today, now });
}

/** Settles the answer and notifies the manager, whose screen may be closed by then. */
async function tellVerdict(rows: Rows, settled: Settled, at: Parameters<typeof settle>[2]): Promise<void> {
  const { talk, terms, verdict } = settled;
  const { playerId, clubId } = talk;
  await settle(rows, settled, at);
  const [person] = await rows.read(players, ['firstname', 'lastname'], { id: playerId });
  const who = { player: person ? `${person.firstname} ${person.lastname}` : '', playerId };
  if (verdict.does === 'refuse') return notifyManager(rows, clubId, { kind: 'talk-refused', params: who });
  const said = verdict.does === 'accept' ? terms : verdict.counter;
  const params = { ...who, salary: averageOf(said), seasons: said.salaries.length };
  const kind = verdict.does === 'accept' ? 'talk-signed' : 'talk-countered';
  await notifyManager(rows, clubId, { kind, params });
}

interface AsAgent {
  userId: UserId;
  playerId: PlayerId;
  clubId: ClubId;
}

/** Runs a command as the player's agent, who must not work for the club, with its teams and the player locked. */
async function asAgent(
  db: Database,
  { userId, playerId, clubId }: AsAgent,
  work: (rows: Rows, today: Today) => Promise<Done>,
): Promise<Done> {
  return db.transaction(async (tx) => {
    const rows = pgRows(tx);
    await rows.lock(teams, { clubId });
    const client = await lockClient(tx, { userId, playerId });
    if (!client.ok) return client;
    const fault = await faultOfBargaining(rows, { userIds: [userId], clubId, own: agentRefusals.conflict() });
    if (fault) return fault;
    const done = await work(rows, await readToday(tx));
    if (done.ok) {
      const ofClub = await rows.read(teams, ['id'], { clubId });
      await publishChange(tx, ['players', `player:${playerId}`, ...ofClub.map(({ id }) => `team:${id}` as const)]);
    }
    return done;
  });
}

function openOffers(rows: Rows, playerId: PlayerId): Promise<StoredOffer[]> {
  return rows.read(freeAgentOffers, OFFER_COLUMNS, { playerId, status: 'open' });
}

type ToManager =
  | { kind: 'offer-declined' | 'talk-refused'; params: { player: string; playerId: PlayerId } }
  | {
      kind: 'agent-counter' | 'talk-signed' | 'talk-countered';
      params: { player: string; playerId: PlayerId; salary: number; seasons: number };
    };

async function notifyManager(rows: Rows, clubId: ClubId, said: ToManager): Promise<void> {
  const userId = await managerOf(rows, clubId);
  if (userId !== null) await notify(rows, [{ userId, channel: 'news', ...said }]);
}
