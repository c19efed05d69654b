/** Elections from call to count, each step in a few queries whatever the number of nations. */
import { MIN_TOLD } from '#domains/ballot/constants.ts';
import { countPolls, openPolls } from '#domains/ballot/store.ts';
import { BALLOT_DAYS, CAMPAIGN_DAYS, type ElectionCause, RUNOFF_DAYS } from '#domains/election/constants.ts';
import { type Candidate, decide } from '#domains/election/rules.ts';
import { announceBallots, announceCalls, announceResults } from '#domains/election/store/announce.ts';
import { candidacies, elections, recallSignatures } from '#domains/election/tables.ts';
import type { OfficeOrigin } from '#domains/federation/constants.ts';
import { holdOpen } from '#domains/federation/store/members.ts';
import { addPresidents, enterOffice } from '#domains/federation/store/presidents.ts';
import { federationMembers, federations } from '#domains/federation/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { absoluteDayOf, type SeasonDay } from '#engine/calendar.ts';
import type { NationId, PersonId } from '#engine/ids.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Calls elections where none is under way: candidates may declare, and the federations are held open until there is a result. */
export async function callElections(
  rows: Rows,
  { nationIds, cause, ...when }: SeasonDay & { nationIds: readonly NationId[]; cause: ElectionCause },
): Promise<void> {
  // Locked: if a recall and the season call one at once, the second finds it called.
  await rows.lock(federations, { id: nationIds });
  const running = await rows.read(elections, ['nationId'], {
    nationId: nationIds,
    state: ['campaign', 'ballot', 'runoff'],
  });
  const called = nationIds.filter((id) => !running.some(({ nationId }) => nationId === id));
  if (called.length === 0) return;
  const campaignUntil = absoluteDayOf(when) + CAMPAIGN_DAYS;
  await holdOpen(rows, { nationIds: called, untilDay: lastDayOf(campaignUntil) });
  await rows.insert(
    elections,
    called.map((nationId) => ({
      nationId,
      season: when.season,
      cause,
      state: 'campaign' as const,
      campaignUntil,
    })),
  );
  await announceCalls(rows, { nationIds: called, cause, ...when });
}

/** Returns the latest absolute day on which an election may be decided. */
function lastDayOf(campaignUntil: number): number {
  return campaignUntil + BALLOT_DAYS + RUNOFF_DAYS;
}

/** Calls the election of the season in every federation. */
export async function callRegularElections(rows: Rows, when: SeasonDay): Promise<void> {
  const all = await rows.read(federations, ['id']);
  await callElections(rows, { nationIds: all.map(({ id }) => id), cause: 'regular', ...when });
}

type Open = Pick<typeof elections.$inferSelect, 'id' | 'nationId' | 'pollId' | 'electorate' | 'campaignUntil'>;
const OPEN_COLUMNS = ['id', 'nationId', 'pollId', 'electorate', 'campaignUntil'] as const;

/**
 * Ends tonight's campaigns: with two or more candidates the vote opens tomorrow, otherwise the election is decided.
 * @returns their number
 */
export async function closeCampaigns(rows: Rows, { secret, ...when }: SeasonDay & { secret: Secret }): Promise<number> {
  const absoluteDay = absoluteDayOf(when);
  const over = { state: 'campaign', campaignUntil: { atMost: absoluteDay } } as const;
  await rows.lock(elections, over);
  const ending = await rows.read(elections, OPEN_COLUMNS, over);
  if (ending.length === 0) return 0;
  const standing = await standingIn(rows, ending);
  const contested = ending.filter(({ id }) => (standing.get(id)?.length ?? 0) > 1);
  await decideAll(rows, await unopposed(rows, { ending, standing, secret, when }), when);
  if (contested.length === 0) return ending.length;
  const ballotUntil = absoluteDay + BALLOT_DAYS;
  const firstPoll = await openPolls(
    rows,
    contested.map(() => ballotUntil),
  );
  const members = await rows.read(federationMembers, ['nationId'], {
    nationId: contested.map(({ nationId }) => nationId),
    state: 'member',
  });
  await rows.update(
    elections,
    'id',
    contested.map(({ id, nationId }, index) => ({
      id,
      state: 'ballot' as const,
      ballotUntil,
      pollId: firstPoll + index,
      electorate: members.filter((member) => member.nationId === nationId).length,
    })),
  );
  await announceBallots(rows, { nationIds: contested.map(({ nationId }) => nationId), isRunoff: false });
  return ending.length;
}

/** Returns candidates by election, except those who have left the federation or ended their career since. */
async function standingIn(rows: Rows, of: readonly Open[], onlyRunoff = false): Promise<Map<number, Candidate[]>> {
  const declared = await rows.read(candidacies, ['id', 'electionId', 'personId'], {
    electionId: of.map(({ id }) => id),
    ...(onlyRunoff && { isInRunoff: true }),
  });
  const people = await rows.read(persons, ['id', 'userId'], {
    id: declared.map(({ personId }) => personId),
    retiredAt: null,
  });
  const userOf = new Map(people.map(({ id, userId }) => [id, userId]));
  const members = await rows.read(federationMembers, ['nationId', 'userId'], {
    userId: people.flatMap(({ userId }) => userId ?? []),
    state: 'member',
  });
  const homeOf = new Map(members.map(({ nationId, userId }) => [userId, nationId]));
  const nationOf = new Map(of.map(({ id, nationId }) => [id, nationId]));
  const valid = declared.filter(({ electionId, personId }) => {
    const userId = userOf.get(personId);
    // Only users declare; an AI is put up only where no user runs.
    return userId != null && homeOf.get(userId) === nationOf.get(electionId);
  });
  return Map.groupBy(valid, ({ electionId }) => electionId);
}

interface Decided {
  election: Open;
  winnerId: PersonId;
  outcome: OfficeOrigin;
  /** In the deciding round; null: no vote was held, or too few voted for the number to be shown. */
  votes: number | null;
  turnout: number | null;
  isVoted: boolean;
}

/** Decides elections without a vote: for the only candidate, or, where there is none, for an AI, preferably the incumbent. */
async function unopposed(
  rows: Rows,
  {
    ending,
    standing,
    secret,
    when,
  }: { ending: readonly Open[]; standing: ReadonlyMap<number, Candidate[]>; secret: Secret; when: SeasonDay },
): Promise<Decided[]> {
  const alone = ending.filter(({ id }) => standing.get(id)?.length === 1);
  const deserted = ending.filter(({ id }) => (standing.get(id)?.length ?? 0) === 0);
  const presidentOf = await presidentsOf(rows, deserted);
  const ofAi = new Set(
    (await rows.read(persons, ['id'], { id: [...presidentOf.values()], userId: null })).map(({ id }) => id),
  );
  const stays = (election: Open) => {
    const president = presidentOf.get(election.nationId);
    return president !== undefined && ofAi.has(president) ? president : null;
  };
  const wanting = deserted.filter((election) => stays(election) === null);
  const random = secretRandom(secret, `candidates/${absoluteDayOf(when)}`);
  const nationIds = wanting.map(({ nationId }) => nationId);
  const firstNew = wanting.length === 0 ? 0 : await addPresidents(rows, { nationIds, season: when.season, random });
  const winners = [
    ...alone.flatMap((election) => standing.get(election.id)?.map(({ personId }) => ({ election, personId })) ?? []),
    ...deserted.map((election) => ({ election, personId: stays(election) ?? firstNew + wanting.indexOf(election) })),
  ];
  return winners.map(({ election, personId }) => {
    return { election, winnerId: personId, outcome: 'unopposed' as const, votes: null, turnout: null, isVoted: false };
  });
}

async function presidentsOf(rows: Rows, of: readonly Open[]): Promise<Map<NationId, PersonId>> {
  const known = await rows.read(federations, ['id', 'presidentId'], { id: of.map(({ nationId }) => nationId) });
  return new Map(known.flatMap(({ id, presidentId }) => (presidentId === null ? [] : [[id, presidentId] as const])));
}

/** Counts the ballots that end tonight: each has a winner, or a runoff between the tied. @returns their number */
export async function countBallots(rows: Rows, when: SeasonDay): Promise<number> {
  const absoluteDay = absoluteDayOf(when);
  const over = { state: ['ballot', 'runoff'] as const, ballotUntil: { atMost: absoluteDay } };
  await rows.lock(elections, over);
  const ending = await rows.read(elections, [...OPEN_COLUMNS, 'state'], over);
  if (ending.length === 0) return 0;
  const counted = await countPolls(
    rows,
    ending.flatMap(({ pollId }) => pollId ?? []),
  );
  const presidentOf = await presidentsOf(rows, ending);
  const ofFirst = ending.filter(({ state }) => state === 'ballot');
  const ofRunoff = ending.filter(({ state }) => state === 'runoff');
  const standing = new Map([...(await standingIn(rows, ofFirst)), ...(await standingIn(rows, ofRunoff, true))]);
  const won: Decided[] = [];
  const level: { election: Open; candidateIds: number[] }[] = [];
  for (const election of ending) {
    const counts = counted.get(election.pollId ?? 0) ?? new Map<number, number>();
    const isRunoff = election.state === 'runoff';
    const candidates = standing.get(election.id) ?? [];
    const cast = [...counts.values()].reduce((sum, own) => sum + own, 0);
    const isTold = cast >= MIN_TOLD;
    if (isTold) await writeVotes(rows, { electionId: election.id, counts, isRunoff });
    const incumbentId = presidentOf.get(election.nationId) ?? null;
    const decision = decide(candidates, counts, { isRunoff, incumbentId });
    if (decision?.kind === 'runoff') level.push({ election, candidateIds: decision.candidateIds });
    if (decision?.kind !== 'won') continue;
    const { id, personId } = decision.candidate;
    const outcome = isRunoff ? 'runoff' : 'elected';
    const told = isTold ? { votes: counts.get(id) ?? 0, turnout: cast } : { votes: null, turnout: null };
    won.push({ election, winnerId: personId, outcome, ...told, isVoted: true });
  }
  await decideAll(rows, won, when);
  await openRunoffs(rows, level, absoluteDay);
  await callOff(rows, {
    deserted: ending.filter(({ id }) => (standing.get(id) ?? []).length === 0),
    absoluteDay,
  });
  return ending.length;
}

/** Saves the votes for each candidate of an election. */
async function writeVotes(
  rows: Rows,
  { electionId, counts, isRunoff }: { electionId: number; counts: ReadonlyMap<number, number>; isRunoff: boolean },
): Promise<void> {
  const on = await rows.read(candidacies, ['id', 'isInRunoff'], { electionId });
  const counting = on.filter(({ isInRunoff }) => !isRunoff || isInRunoff);
  await rows.update(
    candidacies,
    'id',
    counting.map(({ id }) => {
      const votes = counts.get(id) ?? 0;
      return isRunoff ? { id, runoffVotes: votes } : { id, votes };
    }),
  );
}

async function openRunoffs(
  rows: Rows,
  level: readonly { election: Open; candidateIds: number[] }[],
  absoluteDay: number,
): Promise<void> {
  if (level.length === 0) return;
  const ballotUntil = absoluteDay + RUNOFF_DAYS;
  const firstPoll = await openPolls(
    rows,
    level.map(() => ballotUntil),
  );
  await rows.update(
    elections,
    'id',
    level.map(({ election: { id } }, index) => {
      return { id, state: 'runoff' as const, ballotUntil, pollId: firstPoll + index };
    }),
  );
  await rows.updateWhere(candidacies, { isInRunoff: true }, { id: level.flatMap(({ candidateIds }) => candidateIds) });
  await announceBallots(rows, { nationIds: level.map(({ election }) => election.nationId), isRunoff: true });
}

/** Restarts the campaign for a day after all candidates have left; after that, an AI wins unless a user runs. */
async function callOff(
  rows: Rows,
  { deserted, absoluteDay }: { deserted: readonly Open[]; absoluteDay: number },
): Promise<void> {
  if (deserted.length === 0) return;
  const campaignUntil = absoluteDay + 1;
  await rows.updateWhere(
    elections,
    { state: 'campaign', campaignUntil, ballotUntil: null, pollId: null },
    { id: deserted.map(({ id }) => id) },
  );
  await holdOpen(rows, {
    nationIds: deserted.map(({ nationId }) => nationId),
    untilDay: lastDayOf(campaignUntil),
  });
}

/** Saves the results, and puts the winners into office. */
async function decideAll(rows: Rows, decided: readonly Decided[], when: SeasonDay): Promise<void> {
  if (decided.length === 0) return;
  await rows.update(
    elections,
    'id',
    decided.map(({ election: { id }, winnerId, outcome, turnout }) => {
      return { id, state: 'decided' as const, winnerId, outcome, turnout, pollId: null };
    }),
  );
  const before = await presidentsOf(
    rows,
    decided.map(({ election }) => election),
  );
  await enterOffice(
    rows,
    decided.map(({ election, winnerId, outcome }) => {
      return { nationId: election.nationId, personId: winnerId, origin: outcome };
    }),
    { ...when, isAnnounced: false },
  );
  await holdOpen(rows, { nationIds: decided.map(({ election }) => election.nationId), untilDay: null });
  await rows.remove(recallSignatures, ['userId'], { presidentId: [...before.values()] });
  // An AI incumbent who stays unopposed is not news.
  const news = decided.filter(
    ({ election, winnerId, isVoted }) => isVoted || before.get(election.nationId) !== winnerId,
  );
  await announceResults(
    rows,
    news.map(({ election, isVoted: _isVoted, ...result }) => ({ nationId: election.nationId, ...result })),
    when,
  );
}
