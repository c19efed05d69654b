/** Morning work on arbitration: players and AI clubs file cases, hearings are held, and awards become binding. */

import { teams } from '#domains/club/tables.ts';
import { type BargainClub, bargainBetween } from '#domains/contracts/rules/bargain.ts';
import { type Comparable, comparableContracts } from '#domains/contracts/rules/comparables.ts';
import { loadBargainClubs } from '#domains/contracts/store/bargain.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { ARBITRATION } from '#domains/free-agency/constants.ts';
import { awardOf, decideElection, walkAwayFrom } from '#domains/free-agency/rules/arbitration.ts';
import { worthSeenBy } from '#domains/free-agency/rules/seen-worth.ts';
import {
  bringCases,
  mayWalkAway,
  type NewCase,
  settleCases,
  signAward,
  walkAway,
} from '#domains/free-agency/store/arbitration.ts';
import { announceCase } from '#domains/free-agency/store/arbitration-news.ts';
import { assistantsOf } from '#domains/free-agency/store/assistant.ts';
import type { StoredCase } from '#domains/free-agency/store/cases.ts';
import { waitingSheets } from '#domains/free-agency/store/offer-sheets.ts';
import { heldPlayers } from '#domains/free-agency/store/restricted.ts';
import { settleOutOfCourt } from '#domains/free-agency/store/settlements.ts';
import { arbitrations } from '#domains/free-agency/tables.ts';
import { players } from '#domains/player/tables.ts';
import { leastSalary, lengthOf } from '#engine/market/ask.ts';
import { overallOf } from '#engine/player/overall.ts';
import { secretRandom } from '#engine/secret.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type Morning = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;
const PERSON = ['id', 'positions', 'skills', 'ceilings', 'birthSeason', 'nationId', 'morale'] as const;
/** Not a club's id: the arbitrator's errors are independent of any club's. */
const ARBITRATOR = 0;

/** Runs a morning's arbitration. @returns how many cases were filed, settled, heard and signed */
export async function arbitrate(
  rows: Rows,
  today: Morning,
): Promise<{ casesBrought?: number; casesSettled?: number; casesHeard?: number; awardsSigned?: number }> {
  const cases = await settleCases(rows);
  const casesBrought = today.day === ARBITRATION.electionDay ? await electCases(rows, today) : 0;
  const isDue = ({ status, hearingOn, decideBy }: StoredCase) =>
    (status === 'open' ? hearingOn : decideBy) <= today.absoluteDay;
  const foreseen = cases.filter(isDue);
  const waiting = cases.filter(({ status, hearingOn }) => status === 'open' && hearingOn > today.absoluteDay);
  const casesSettled = waiting.length > 0 ? await settleOutOfCourt(rows, waiting, today) : 0;
  if (foreseen.length === 0)
    return { ...(casesBrought > 0 && { casesBrought }), ...(casesSettled > 0 && { casesSettled }) };
  await rows.lock(teams, { level: 'PRO' });
  await rows.lock(players, { id: foreseen.map(({ playerId }) => playerId) });
  // A manager may have signed one of them before the locks were taken.
  const isForeseen = new Set(foreseen.map(({ id }) => id));
  const due = (await settleCases(rows)).filter((each) => isForeseen.has(each.id) && isDue(each));
  const heard = await hearCases(
    rows,
    due.filter(({ status }) => status === 'open'),
    today,
  );
  let awardsSigned = 0;
  for (const each of [...heard, ...due.filter(({ status }) => status === 'awarded')]) {
    const isBound = each.decideBy <= today.absoluteDay || (await decidesAtOnce(rows, each, today));
    if (!isBound) continue;
    await signAward(rows, each, today);
    awardsSigned++;
  }
  return { casesBrought, casesSettled, casesHeard: heard.length, awardsSigned };
}

/** Files cases for greedy players far apart from their clubs' offers, and for AI clubs' expensive players. @returns how many */
async function electCases(rows: Rows, today: Morning): Promise<number> {
  const { season, day, secret } = today;
  const held = [...(await heldPlayers(rows)).values()].filter((each) => each.season === season);
  if (held.length === 0) return 0;
  const id = held.map(({ playerId }) => playerId);
  await rows.lock(teams, { level: 'PRO' });
  await rows.lock(players, { id });
  const sheets = new Set((await waitingSheets(rows)).map(({ playerId }) => playerId));
  const known = await rows.read(arbitrations, ['playerId'], { playerId: id, season });
  const brought = new Set(known.map(({ playerId }) => playerId));
  const people = new Map((await rows.read(players, PERSON, { id })).map((person) => [person.id, person]));
  const clubs = await loadBargainClubs(rows, season);
  const managed = await assistantsOf(rows, { season });
  const cases = held.flatMap(({ playerId, clubId, salary: offered }): NewCase[] => {
    const [person, club] = [people.get(playerId), clubs.get(clubId)];
    if (!person || !club) return [];
    const age = season + 1 - person.birthSeason;
    const sides = { isHeldByClub: true, age, hasSheet: sheets.has(playerId), hasCase: brought.has(playerId) };
    if (!decideElection(sides, day).ok) return [];
    const { asker, bounds } = bargainBetween(person, club, { fromSeason: season + 1, isOwn: true, secret });
    const seasons = lengthOf(asker, bounds);
    const { greed, over } = ARBITRATION.player;
    const wants = leastSalary(asker, seasons, bounds) > offered * over && asker.personality.greed >= greed;
    if (wants) return [{ playerId, clubId, age, offered, electedBy: 'player' }];
    if (managed.has(clubId)) return [];
    const looking = { clubId, cap: club.cap, isOwn: true, season, fromSeason: season + 1, seasons, secret };
    const isDear = worthSeenBy(person, looking) >= walkAwayFrom(club.cap.limits);
    const isKept = isDear && secretRandom(secret, `arbitration/${season}/${playerId}`).chance(1 / ARBITRATION.ai.oneIn);
    return isKept ? [{ playerId, clubId, age, offered, electedBy: 'club' }] : [];
  });
  await bringCases(rows, cases, today);
  return cases.length;
}

/** Holds hearings. @returns the cases whose awards are pending: yet to bind, or open to a walk-away */
async function hearCases(rows: Rows, cases: readonly StoredCase[], today: Morning): Promise<StoredCase[]> {
  if (cases.length === 0) return [];
  const people = new Map(
    (await rows.read(players, PERSON, { id: cases.map(({ playerId }) => playerId) })).map((row) => [row.id, row]),
  );
  const clubs = await loadBargainClubs(rows, today.season);
  const managed = await assistantsOf(rows, { season: today.season });
  const signed = await signedLately(rows, today.season);
  const heard: StoredCase[] = [];
  for (const each of cases) {
    const [person, club] = [people.get(each.playerId), clubs.get(each.clubId)];
    if (!person || !club) continue;
    const { wanted, award, worth } = hear(each, { person, club, signed }, today);
    const awarded: StoredCase = { ...each, wanted, award, status: 'awarded' };
    await rows.updateWhere(arbitrations, { wanted, award, status: 'awarded', clubId: each.clubId }, { id: each.id });
    const mayGo = (await mayWalkAway(rows, awarded, today)).ok;
    await announceCase(rows, awarded, mayGo ? 'awarded-openly' : 'awarded', today);
    if (mayGo && !managed.has(each.clubId) && award > worth * ARBITRATION.ai.walksAwayOver) {
      await walkAway(rows, awarded, today);
    } else {
      heard.push(awarded);
    }
  }
  return heard;
}

/** Returns both sides' figures, the award and his worth to his club: whole dollars a season. */
function hear(
  { clubId, seasons, offered }: StoredCase,
  { person, club, signed }: { person: PersonRow; club: BargainClub; signed: readonly Comparable[] },
  { season, secret }: Morning,
) {
  const { cap } = club;
  const { asker, bounds } = bargainBetween(person, club, { fromSeason: season, isOwn: true, secret });
  const looking = { cap, isOwn: true, season, fromSeason: season, seasons, secret };
  const position = person.positions[0] ?? 'C';
  const overall = overallOf(position, person.skills);
  const wanted = leastSalary(asker, seasons, bounds);
  const projected = worthSeenBy(person, { ...looking, clubId: ARBITRATOR });
  const like = { position, overall, age: season - person.birthSeason };
  const comparables = comparableContracts(like, signed, { count: ARBITRATION.comparables, pointsAYear: 0 }).map(
    ({ salary }) => salary,
  );
  const award = awardOf({ projected, comparables, offered, wanted, limits: cap.limits });
  return { wanted, award, worth: worthSeenBy(person, { ...looking, clubId }) };
}

type PersonRow = Parameters<typeof bargainBetween>[0];

/** Returns the players signed to more than an entry-level contract this season or last. */
async function signedLately(rows: RowReader, season: number): Promise<Comparable[]> {
  const fresh = await rows.read(contracts, ['playerId', 'salary'], {
    fromSeason: [season - 1, season],
    kind: 'standard',
  });
  const people = await rows.read(players, ['id', 'positions', 'skills', 'birthSeason'], {
    id: fresh.map((each) => each.playerId),
  });
  const known = new Map(people.map((person) => [person.id, person]));
  return fresh.flatMap(({ playerId, salary }) => {
    const person = known.get(playerId);
    const position = person?.positions[0];
    if (!person || !position) return [];
    const age = season - person.birthSeason;
    return [{ position, overall: overallOf(position, person.skills), age, salary }];
  });
}

/** Returns whether an award binds at once: the club may not walk away, or is an AI club, which decided at the hearing. */
async function decidesAtOnce(rows: RowReader, awarded: StoredCase, today: Morning): Promise<boolean> {
  const managed = await assistantsOf(rows, { season: today.season, clubIds: [awarded.clubId] });
  return managed.size === 0 || !(await mayWalkAway(rows, awarded, today)).ok;
}
