/** Morning decisions of AI clubs and assistants on offer sheets. */
import { teams } from '#domains/club/tables.ts';
import { type BargainClub, type BargainPlayer, bargainBetween } from '#domains/contracts/rules/bargain.ts';
import { loadBargainClubs } from '#domains/contracts/store/bargain.ts';
import { AI_SHEETS } from '#domains/free-agency/constants.ts';
import { matches } from '#domains/free-agency/rules/qualifying.ts';
import { worthSeenBy } from '#domains/free-agency/rules/seen-worth.ts';
import { assistantsOf } from '#domains/free-agency/store/assistant.ts';
import {
  holdParties,
  isGift,
  loseSheet,
  makeSheet,
  matchSheet,
  waitingSheets,
  worthToHolder,
} from '#domains/free-agency/store/offer-sheets.ts';
import { heldPlayers } from '#domains/free-agency/store/restricted.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { leastSalary, lengthOf } from '#engine/market/ask.ts';
import { SALARY_STEP } from '#engine/market/constants.ts';
import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';
import { secretRandom } from '#engine/secret.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Rows } from '#platform/rows/rows.ts';

type Morning = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;

/**
 * Answers signed offer sheets: AI clubs on the next morning, assistants on the last one. A club that has not matched by then loses him. @returns how
 * many are settled.
 */
export async function answerSheets(rows: Rows, today: Morning): Promise<number> {
  const waiting = await waitingSheets(rows);
  if (waiting.length === 0) return 0;
  const holders = waiting.map(({ holderClubId }) => holderClubId);
  const assistants = await assistantsOf(rows, { season: today.season, clubIds: holders });
  const clubIds = waiting.flatMap(({ clubId, holderClubId }) => [clubId, holderClubId]);
  await rows.lock(teams, { clubId: [...new Set(clubIds)].sort((one, other) => one - other) });
  let settled = 0;
  for (const sheet of waiting) {
    const assistant = assistants.get(sheet.holderClubId) ?? null;
    const isDue = sheet.matchBy <= today.absoluteDay;
    if (!isDue && (assistant || sheet.madeOn >= today.absoluteDay)) continue;
    await holdParties(rows, sheet);
    const worth = await worthToHolder(rows, sheet, today);
    // A manager's silence must not give a player away to another manager.
    const limits = (await isGift(rows, sheet, today)) ? null : assistant;
    const wants = matches({ salary: averageOf(sheet.terms), worth, playerId: sheet.playerId }, limits);
    const isMatched = wants && (await matchSheet(rows, sheet, { today, byAssistant: true })) === null;
    if (!isMatched) await loseSheet(rows, sheet, today);
    settled++;
  }
  return settled;
}

/** Has some AI clubs try to sign a rival's restricted free agent, once a summer. @returns how many have signed. */
export async function sendSheets(rows: Rows, today: Morning): Promise<number> {
  const { season, secret, day } = today;
  if (day !== AI_SHEETS.day) return 0;
  const held = [...(await heldPlayers(rows)).values()].sort((a, b) => b.salary - a.salary || a.playerId - b.playerId);
  if (held.length === 0) return 0;
  await rows.lock(teams, { level: 'PRO' });
  const id = held.map(({ playerId }) => playerId);
  await rows.lock(players, { id });
  const columns = ['id', 'positions', 'skills', 'ceilings', 'birthSeason', 'nationId', 'morale'] as const;
  const people = new Map((await rows.read(players, columns, { id })).map((person) => [person.id, person]));
  const clubs = await loadBargainClubs(rows, season);
  const managed = await assistantsOf(rows, { season });
  const byLeague = Map.groupBy(held, ({ leagueId }) => leagueId);
  const proTeams = await rows.read(teams, ['clubId', 'leagueId'], { level: 'PRO' }, ['clubId']);
  let signed = 0;
  for (const { clubId, leagueId } of proTeams) {
    const club = clubs.get(clubId ?? 0);
    if (clubId === null || leagueId === null || !club || managed.has(clubId)) continue;
    if (!secretRandom(secret, `offer-sheets/${season}/${clubId}`).chance(1 / AI_SHEETS.oneIn)) continue;
    const others = (byLeague.get(leagueId) ?? []).filter((each) => each.clubId !== clubId).slice(0, AI_SHEETS.looksAt);
    const offers = others.flatMap(({ playerId }) => {
      const person = people.get(playerId);
      return person ? offerOf(person, { clubId, club }, today) : [];
    });
    const [offer] = offers;
    const made = offer && (await makeSheet(rows, { clubId, ...offer }, today));
    if (made?.ok && made.signed) signed++;
  }
  return signed;
}

/** Returns a club's offer to a player it wants, at what he would sign for. */
function offerOf(
  person: BargainPlayer,
  { clubId, club }: { clubId: ClubId; club: BargainClub },
  { season, secret }: Morning,
): { playerId: PlayerId; terms: OfferedTerms }[] {
  const fromSeason = season + 1;
  const { asker, bounds } = bargainBetween(person, club, { fromSeason, isOwn: false, secret });
  const seasons = lengthOf(asker, bounds);
  const wanted = leastSalary(asker, seasons, bounds) * AI_SHEETS.over;
  const salary = Math.min(bounds.maximum, Math.ceil(wanted / SALARY_STEP) * SALARY_STEP);
  const worth = worthSeenBy(person, { clubId, cap: club.cap, isOwn: false, season, fromSeason, seasons, secret });
  if (worth < salary * AI_SHEETS.leastWorth) return [];
  const terms = { salaries: Array<number>(seasons).fill(salary), signingBonus: 0, clause: 'none' as const };
  return [{ playerId: person.id, terms }];
}
