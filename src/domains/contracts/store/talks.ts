/**
 * Contract talks of a club with its own players. Each command is one transaction that locks the club's teams, the player and the talk, in this order;
 * so of two managers, or two tabs, one gets the answer and the other sees it.
 */
import { agentsOf, noteHappening } from '#domains/agent/store/clients.ts';
import { faultOfAgents } from '#domains/agent/store/conflicts.ts';
import { teams } from '#domains/club/tables.ts';
import { ANSWER_DAYS } from '#domains/contracts/constants.ts';
import { contractsRefusals } from '#domains/contracts/refusals.ts';
import { decideExtension, decideOffer, decideOpening, isHisWord, isRunning } from '#domains/contracts/rules/talk.ts';
import { contractAct } from '#domains/contracts/store/bargain.ts';
import { faultOfOneMore } from '#domains/contracts/store/legality.ts';
import { isLostToRelegation } from '#domains/contracts/store/relegation.ts';
import {
  breakOff,
  change,
  loadTable,
  type StoredTalk,
  say,
  settle,
  TALK_COLUMNS,
} from '#domains/contracts/store/talk-lines.ts';
import { contracts, contractTalks } from '#domains/contracts/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import { askBoard } from '#domains/probation/store/consent.ts';
import { fillIns } from '#domains/roster/tables.ts';
import type { Manager } from '#domains/seat/store/callers.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import { asksOf, type Verdict } from '#engine/market/ask.ts';
import { PATIENCE } from '#engine/market/ask-constants.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Asks a player of the club for his terms. @returns null when the user does not manage the club (anymore). */
export async function openTalk(
  db: Database,
  { playerId, ...manager }: Manager & { playerId: PlayerId },
): Promise<{ ok: true; talkId: number } | Refused | null> {
  return asHolder(db, { ...manager, playerId }, async (rows, today) => {
    const { clubId } = manager;
    const extension = await mayOpenTalk(rows, { playerId, clubId }, today);
    if (!extension.ok) return extension;
    await finishTalks(rows, { playerId, clubId: manager.clubId });
    const talkId = await beginTalk(rows, { ...manager, playerId, fromSeason: extension.fromSeason, today });
    return { ok: true, talkId };
  });
}

/** Returns whether the club may open talks with its player today, and the first season of a new contract. */
export async function mayOpenTalk(
  rows: RowReader,
  { playerId, clubId }: { playerId: PlayerId; clubId: ClubId },
  { season, absoluteDay }: Pick<Today, 'season' | 'absoluteDay'>,
): Promise<{ ok: true; fromSeason: number } | Refused> {
  const extension = await mayExtend(rows, { playerId, clubId, season });
  if (!extension.ok) return extension;
  const ofAgents = await faultOfAgents(rows, { playerId, clubId, absoluteDay });
  if (ofAgents) return ofAgents;
  const decided = decideOpening(await talkInProgress(rows, { playerId, clubId }), absoluteDay);
  return decided.ok ? extension : decided;
}

/** Offers a contract. @returns null when the user does not manage the club (anymore). */
export async function offerInTalk(
  db: Database,
  { talkId, terms, version, ...manager }: Manager & { talkId: number; terms: OfferedTerms; version: number },
): Promise<{ ok: true; verdict: Verdict['does'] | 'wait' } | Refused | null> {
  const found = await findTalk(db, talkId);
  if (!found) return contractsRefusals.unknownTalk();
  const { playerId } = found;
  return asHolder(db, { ...manager, playerId }, async (rows, today, tx) => {
    await rows.lock(contractTalks, { id: talkId });
    const [talk] = await rows.read(contractTalks, TALK_COLUMNS, { id: talkId });
    if (!talk) return contractsRefusals.unknownTalk();
    const may = await mayOfferInTalk(rows, { talk, terms, version }, today);
    if (!may.ok) return may;
    const { bargain, verdict } = may;
    const { clubId, now } = manager;
    const { absoluteDay } = today;
    const declined = await askBoard(rows, clubId, () => contractAct(bargain, terms), { absoluteDay, now });
    if (declined) return declined;
    await say(rows, talk, { says: 'offers', terms, day: today.absoluteDay, now: manager.now });
    // An agent who is a user answers personally, except for terms already named for the client.
    const agentId = bargain.agent?.userId ?? null;
    if (agentId !== null && !isHisWord(talk, terms)) {
      await change(rows, talk, { pending: terms, answerBy: today.absoluteDay + ANSWER_DAYS });
      const team = await nameOfTeam(rows, manager.teamId);
      const params = { player: bargain.name, playerId, team };
      await notify(rows, [{ userId: agentId, channel: 'news', kind: 'agent-offer', params }]);
      return { ok: true, verdict: 'wait' };
    }
    await settle(rows, { talk, terms, verdict, isEntry: bargain.bounds.isEntry }, { today, now: manager.now });
    if (verdict.does === 'accept') await publishChange(tx, ['players']);
    if (verdict.does === 'refuse') await noteBrokenOff(rows, playerId);
    return { ok: true, verdict: verdict.does };
  });
}

/** Returns whether the club may offer its player such a contract today, and his answer: used by the form and by the offer itself. */
export async function mayOfferInTalk(
  rows: RowReader,
  { talk, terms, version }: { talk: StoredTalk; terms: OfferedTerms; version: number },
  today: Today,
): Promise<Refused | { ok: true; bargain: Awaited<ReturnType<typeof loadTable>>; verdict: Verdict }> {
  const { playerId, clubId, fromSeason } = talk;
  if (isRunning(talk) && talk.version === version) {
    const extension = await mayExtend(rows, { playerId, clubId, season: today.season });
    if (!extension.ok) return extension;
    const ofAgents = await faultOfAgents(rows, { playerId, clubId, absoluteDay: today.absoluteDay });
    if (ofAgents) return ofAgents;
  }
  const bargain = await loadTable(rows, { playerId, clubId, fromSeason, today });
  const decided = decideOffer(talk, { terms, version }, bargain);
  if (!decided.ok) return decided;
  const { level } = bargain;
  const fault = await faultOfOneMore(rows, { clubId, playerId, terms, fromSeason, level }, today);
  return fault ?? { ok: true, bargain, verdict: decided.verdict };
}

/** Breaks off the talks for the club. @returns null when the user does not manage the club (anymore). */
export async function walkAway(
  db: Database,
  { talkId, version, ...manager }: Manager & { talkId: number; version: number },
): Promise<{ ok: true } | Refused | null> {
  const found = await findTalk(db, talkId);
  if (!found) return contractsRefusals.unknownTalk();
  return asHolder(db, { ...manager, playerId: found.playerId }, async (rows, today) => {
    await rows.lock(contractTalks, { id: talkId });
    const [talk] = await rows.read(contractTalks, TALK_COLUMNS, { id: talkId });
    if (!talk || !isRunning(talk)) return contractsRefusals.talkIsOver();
    if (talk.version !== version) return contractsRefusals.stale();
    await say(rows, talk, { says: 'walks-away', terms: null, day: today.absoluteDay, now: manager.now });
    await breakOff(rows, talk, today);
    await noteBrokenOff(rows, found.playerId);
    return { ok: true };
  });
}

/** Notes broken-off talks: the client trusts the agent (a user) less if the agent asked for a lot. */
async function noteBrokenOff(rows: Rows, playerId: PlayerId): Promise<void> {
  const agent = (await agentsOf(rows, [playerId])).get(playerId);
  if (agent && agent.userId !== null) await noteHappening(rows, playerId, { kind: 'broken-off', ask: agent.ask });
}

async function nameOfTeam(rows: Rows, teamId: TeamId): Promise<string> {
  const [team] = await rows.read(teams, ['city', 'nickname'], { id: teamId });
  return team ? `${team.city} ${team.nickname}` : '';
}

/** Returns a talk, over or not; null if the id does not exist. */
export async function findTalk(db: Database | Transaction, talkId: number): Promise<StoredTalk | null> {
  const [row] = await pgReader(db).read(contractTalks, TALK_COLUMNS, { id: talkId });
  return row ?? null;
}

/** Returns the unfinished talk; null: none. */
export async function talkInProgress(
  rows: RowReader,
  { playerId, clubId }: { playerId: PlayerId; clubId: ClubId },
): Promise<StoredTalk | null> {
  const found = await rows.read(contractTalks, TALK_COLUMNS, { playerId, clubId });
  return found.find(({ status }) => status !== 'finished') ?? null;
}

/** Opens a talk in which he names his terms. @returns its id. */
async function beginTalk(
  rows: Rows,
  begin: { playerId: PlayerId; clubId: ClubId; fromSeason: number; today: Today; now: Date },
): Promise<number> {
  const { playerId, clubId, fromSeason, today, now } = begin;
  const { asker, bounds } = await loadTable(rows, { playerId, clubId, fromSeason, today });
  const id = await rows.takeIds(contractTalks, 1);
  const day = today.absoluteDay;
  const talk = {
    id,
    playerId,
    clubId,
    fromSeason,
    patience: PATIENCE.full,
    asks: asksOf(asker, bounds),
    openedOn: day,
  };
  await rows.insert(contractTalks, [{ ...talk, status: 'asked' as const }]);
  await say(rows, { id }, { says: 'asks', terms: null, day, now });
  return id;
}

/** Finishes talks no longer needed: the cooldown is over, or the player has signed. Runs every morning. */
export async function finishOldTalks(rows: Rows, absoluteDay: number): Promise<void> {
  const cool = { status: 'refused' as const, cooldownUntil: { atMost: absoluteDay } };
  await rows.updateWhere(contractTalks, { status: 'finished' }, cool);
  await rows.updateWhere(contractTalks, { status: 'finished' }, { status: 'agreed' });
}

/** Finishes all talks when the season ends. */
export async function finishAllTalks(rows: Rows): Promise<void> {
  await rows.updateWhere(
    contractTalks,
    { status: 'finished' },
    { status: ['open', 'asked', 'countered', 'agreed', 'refused'] },
  );
}

/** Returns whether the club may re-sign its player, and from which season. */
export async function mayExtend(
  rows: RowReader,
  { playerId, clubId, season }: { playerId: PlayerId; clubId: ClubId; season: number },
): Promise<{ ok: true; fromSeason: number } | Refused> {
  const about = ['id', 'teamId', 'positions', 'skills', 'birthSeason'] as const;
  const [player] = await rows.read(players, about, { id: playerId });
  const own = await rows.read(teams, ['id'], { clubId });
  const standsIn = await rows.read(fillIns, ['playerId'], { playerId });
  const columns = ['clubId', 'fromSeason', 'toSeason', 'boughtOutOn'] as const;
  const signed = await rows.read(contracts, columns, { playerId, toSeason: { atLeast: season } });
  return decideExtension(
    {
      isOwn: own.some(({ id }) => id === player?.teamId),
      isFillIn: standsIn.length > 0,
      contractTo: signed.length === 0 ? null : Math.max(...signed.map(({ toSeason }) => toSeason)),
      hasSignedAgain: signed.some(({ fromSeason }) => fromSeason > season),
      isBoughtOut: signed.some((contract) => contract.boughtOutOn !== null && contract.clubId === clubId),
      leavesAfterRelegation: player !== undefined && (await isLostToRelegation(rows, player, { clubId, season })),
    },
    season,
  );
}

/** Runs a command as the club's manager, with its teams and the player locked. */
async function asHolder<T>(
  db: Database,
  { clubId, playerId, ...manager }: Manager & { playerId: PlayerId },
  work: (rows: Rows, today: Today, tx: Transaction) => Promise<T>,
): Promise<T | null> {
  const done = await asManagerOf(db, manager, async (tx) => {
    const rows = pgRows(tx);
    await rows.lock(teams, { clubId });
    await rows.lock(players, { id: playerId });
    const result = await work(rows, await readToday(tx), tx);
    await publishChange(tx, [`player:${playerId}`, `team:${manager.teamId}`]);
    return result;
  });
  return done?.done ?? null;
}

/** Finishes all talks with these players. */
export async function finishTalksWith(rows: Rows, playerIds: readonly PlayerId[]): Promise<void> {
  const running = ['open', 'asked', 'countered', 'refused'] as const;
  await rows.updateWhere(contractTalks, { status: 'finished' }, { playerId: playerIds, status: [...running] });
}

async function finishTalks(rows: Rows, which: { playerId: PlayerId; clubId: ClubId }): Promise<void> {
  await rows.updateWhere(contractTalks, { status: 'finished' }, which);
}
