/** Arbitration cases that settle: AI clubs keep negotiating until the hearing, and most reach a deal. */
import { teams } from '#domains/club/tables.ts';
import { bargainBetween } from '#domains/contracts/rules/bargain.ts';
import { loadBargainClubs } from '#domains/contracts/store/bargain.ts';
import { noteArrival, signTerms } from '#domains/contracts/store/contracts.ts';
import { faultOfOneMore } from '#domains/contracts/store/legality.ts';
import { ARBITRATION, MAX_RAISE } from '#domains/free-agency/constants.ts';
import { worthSeenBy } from '#domains/free-agency/rules/seen-worth.ts';
import { assistantsOf } from '#domains/free-agency/store/assistant.ts';
import type { StoredCase } from '#domains/free-agency/store/cases.ts';
import { heldPlayers, letRightsLapse } from '#domains/free-agency/store/restricted.ts';
import { arbitrations } from '#domains/free-agency/tables.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { players } from '#domains/player/tables.ts';
import { leastSalary, lengthOf } from '#engine/market/ask.ts';
import { secretRandom } from '#engine/secret.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Rows } from '#platform/rows/rows.ts';

type Morning = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;

/** @param cases awaiting their hearing; managers settle their own in contract talks. @returns how many were settled */
export async function settleOutOfCourt(rows: Rows, cases: readonly StoredCase[], today: Morning): Promise<number> {
  const managed = await assistantsOf(rows, { season: today.season });
  const meeting = cases.filter(({ clubId, id }) => !managed.has(clubId) && meetsToday(id, today));
  if (meeting.length === 0) return 0;
  const ids = meeting.map(({ playerId }) => playerId);
  await rows.lock(teams, { level: 'PRO' });
  await rows.lock(players, { id: ids });
  const names = ['id', 'firstname', 'lastname'] as const;
  const columns = [...names, 'positions', 'skills', 'ceilings', 'birthSeason', 'nationId', 'morale'] as const;
  const people = new Map((await rows.read(players, columns, { id: ids })).map((person) => [person.id, person]));
  const clubs = await loadBargainClubs(rows, today.season);
  const held = await heldPlayers(rows, ids);
  let settled = 0;
  for (const { id, playerId, clubId, season, offered } of meeting) {
    const [person, club, rights] = [people.get(playerId), clubs.get(clubId), held.get(playerId)];
    if (!person || !club || !rights) continue;
    const fromSeason = season + 1;
    const { asker, bounds } = bargainBetween(person, club, { fromSeason, isOwn: true, secret: today.secret });
    const seasons = lengthOf(asker, bounds);
    const looking = { clubId, cap: club.cap, isOwn: true, season: today.season, fromSeason, seasons };
    const worth = worthSeenBy(person, { ...looking, secret: today.secret });
    const salary = Math.max(offered, leastSalary(asker, seasons, bounds));
    // They are too far apart: the arbitrator has to decide.
    if (salary > worth * (1 + MAX_RAISE)) continue;
    const terms = { salaries: Array<number>(seasons).fill(salary), signingBonus: 0, clause: 'none' as const };
    if (await faultOfOneMore(rows, { clubId, playerId, terms, fromSeason, level: 'PRO' }, today)) continue;
    await signTerms(rows, { playerId, clubId, terms, fromSeason, isEntry: false }, today);
    if (rights.teamId === null) await noteArrival(rows, { playerId, teamId: rights.proTeamId, fromSeason }, today);
    await rows.updateWhere(arbitrations, { status: 'settled' }, { id });
    await letRightsLapse(rows, [playerId]);
    const [pro] = await rows.read(teams, ['city', 'nickname', 'leagueId'], { id: rights.proTeamId });
    const player = `${person.firstname} ${person.lastname}`;
    const params = { player, team: pro ? `${pro.city} ${pro.nickname}` : '', salary, seasons };
    const about = { season: today.season, day: today.day, clubId, leagueId: rights.leagueId, playerId, gameId: null };
    await writeNews(rows, [{ ...about, kind: 'signing', params }]);
    settled++;
  }
  return settled;
}

/** Returns whether the two sides meet this morning. */
function meetsToday(id: number, { absoluteDay, secret }: Morning): boolean {
  return secretRandom(secret, `settlement/${absoluteDay}/${id}`).chance(ARBITRATION.ai.settles);
}
