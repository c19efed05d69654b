/** News and notifications about arbitration cases. */
import { teams } from '#domains/club/tables.ts';
import type { StoredCase } from '#domains/free-agency/store/cases.ts';
import type { NewsFact, NotificationFact } from '#domains/kinds.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import { managerOf } from '#domains/seat/store/holders.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Rows } from '#platform/rows/rows.ts';

export type CaseHappening = 'filed' | 'awarded' | 'awarded-openly' | 'walked-away' | 'void';

/** @param happened awarded-openly: the club may walk away */
export async function announceCase(
  rows: Rows,
  { playerId, clubId, electedBy, seasons, award, hearingOn, decideBy }: StoredCase,
  happened: CaseHappening,
  { season, day, absoluteDay }: Pick<Today, 'season' | 'day' | 'absoluteDay'>,
): Promise<void> {
  const [pro] = await rows.read(teams, ['city', 'nickname', 'leagueId'], { clubId, level: 'PRO' });
  const [person] = await rows.read(players, ['firstname', 'lastname'], { id: playerId });
  const player = person ? `${person.firstname} ${person.lastname}` : '';
  const team = pro ? `${pro.city} ${pro.nickname}` : '';
  const target = { player, playerId };
  const money = { salary: award ?? 0, seasons };
  const news: Record<CaseHappening, NewsFact | null> = {
    filed: { kind: 'arbitration-filed', params: { player, team, by: electedBy } },
    awarded: { kind: 'arbitration-award', params: { player, team, ...money } },
    'awarded-openly': { kind: 'arbitration-award', params: { player, team, ...money } },
    'walked-away': { kind: 'arbitration-walk-away', params: { player, team, salary: money.salary } },
    void: null,
  };
  const notices: Record<CaseHappening, NotificationFact | null> = {
    filed:
      electedBy === 'player'
        ? { kind: 'arbitration-called', params: { ...target, days: hearingOn - absoluteDay } }
        : null,
    awarded: { kind: 'arbitration-awarded', params: { ...target, ...money } },
    'awarded-openly': { kind: 'arbitration-open', params: { ...target, ...money, days: decideBy - hearingOn } },
    'walked-away': null,
    void: { kind: 'arbitration-void', params: { ...target, salary: money.salary } },
  };
  const item = news[happened];
  const leagueId = pro?.leagueId ?? null;
  if (item) await writeNews(rows, [{ season, day, clubId, leagueId, playerId, gameId: null, ...item }]);
  const notice = notices[happened];
  const userId = await managerOf(rows, clubId);
  if (notice && userId !== null) await notify(rows, [{ userId, channel: 'news', ...notice }]);
}
