/** Lines of a contract talk and their effects. Callers hold the club's teams, the player and the talk. */

import { agentsOf } from '#domains/agent/store/clients.ts';
import { COOLDOWN_DAYS } from '#domains/contracts/constants.ts';
import { type Bargain, loadBargain } from '#domains/contracts/store/bargain.ts';
import { signTerms } from '#domains/contracts/store/contracts.ts';
import { contractTalkLogs, contractTalks, type TalkLine } from '#domains/contracts/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Verdict } from '#engine/market/ask.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

export type StoredTalk = typeof contractTalks.$inferSelect;
type Day = Pick<Today, 'season' | 'day' | 'absoluteDay'>;

export const TALK_COLUMNS = [
  'id',
  'playerId',
  'clubId',
  'status',
  'version',
  'fromSeason',
  'patience',
  'asks',
  'counter',
  'pending',
  'answerBy',
  'cooldownUntil',
  'openedOn',
] as const;

/** Both sides of a talk, and the player's agent. */
export interface Table extends Bargain {
  agent: { userId: UserId | null } | undefined;
}

/** Returns how he sees the club, as influenced by his agent. */
export async function loadTable(rows: RowReader, sides: Parameters<typeof loadBargain>[1]): Promise<Table> {
  const bargain = await loadBargain(rows, sides);
  const agent = (await agentsOf(rows, [sides.playerId])).get(sides.playerId);
  return { ...bargain, asker: { ...bargain.asker, agent: agent?.tilt }, agent };
}

export interface Settled {
  talk: StoredTalk;
  terms: OfferedTerms;
  verdict: Verdict;
  isEntry: boolean;
}

/** Settles an answered offer: he signs, counters or breaks off. The caller has checked that the club may sign him. */
export async function settle(
  rows: Rows,
  { talk, terms, verdict, isEntry }: Settled,
  { today, now }: { today: Day; now: Date },
): Promise<void> {
  const said = { day: today.absoluteDay, now };
  const answered = { pending: null, answerBy: null };
  if (verdict.does === 'accept') {
    const { playerId, clubId, fromSeason } = talk;
    await signTerms(rows, { playerId, clubId, terms, fromSeason, isEntry }, today);
    await say(rows, talk, { says: 'accepts', terms, ...said });
    await change(rows, talk, { status: 'agreed', ...answered });
  } else if (verdict.does === 'counter') {
    const { patience, counter } = verdict;
    await say(rows, talk, { says: 'counters', terms: counter, ...said });
    await change(rows, talk, { status: 'countered', patience, counter, ...answered });
  } else {
    await say(rows, talk, { says: 'refuses', terms: null, ...said });
    await breakOff(rows, talk, today);
  }
}

export async function breakOff(
  rows: Rows,
  talk: Pick<StoredTalk, 'id' | 'version'>,
  { absoluteDay }: Pick<Today, 'absoluteDay'>,
): Promise<void> {
  const cooldownUntil = absoluteDay + COOLDOWN_DAYS;
  await change(rows, talk, { status: 'refused', cooldownUntil, pending: null, answerBy: null });
}

export async function change(
  rows: Rows,
  { id, version }: Pick<StoredTalk, 'id' | 'version'>,
  set: Partial<StoredTalk>,
): Promise<void> {
  await rows.updateWhere(contractTalks, { ...set, version: version + 1 }, { id });
}

export async function say(
  rows: Rows,
  { id }: { id: number },
  { says, terms, day, now }: { says: TalkLine; terms: OfferedTerms | null; day: number; now: Date },
): Promise<void> {
  const lines = await rows.read(contractTalkLogs, ['line'], { talkId: id }, ['line']);
  await rows.insert(contractTalkLogs, [{ talkId: id, line: lines.length + 1, createdAt: now, day, says, terms }]);
}
