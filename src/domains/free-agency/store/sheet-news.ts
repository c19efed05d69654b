/** News and notifications of offer sheets for both clubs. */
import { teams } from '#domains/club/tables.ts';
import type { offerSheets } from '#domains/free-agency/tables.ts';
import type { NewsFact, NotificationFact } from '#domains/kinds.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { notify } from '#domains/notifications/store.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import { averageOf } from '#engine/market/terms.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Happening {
  sheet: typeof offerSheets.$inferSelect;
  name: string;
  happened: 'signed' | 'matched' | 'lost' | 'void';
  /** The holder's assistant decided. */
  byAssistant: boolean;
}

/** Publishes it in the news and notifies both managers. */
export async function announceSheet(
  rows: Rows,
  { sheet, name, happened, byAssistant }: Happening,
  { season, day }: Pick<Today, 'season' | 'day'>,
): Promise<void> {
  const { playerId, clubId, holderClubId, terms, compensation, matchBy, madeOn } = sheet;
  const ids = [clubId, holderClubId];
  const columns = ['clubId', 'city', 'nickname', 'leagueId'] as const;
  const proTeams = await rows.read(teams, columns, { clubId: ids, level: 'PRO' });
  const nameOf = (id: number) => {
    const team = proTeams.find((each) => each.clubId === id);
    return team ? `${team.city} ${team.nickname}` : '';
  };
  const [team, from] = [nameOf(clubId), nameOf(holderClubId)];
  const money = { salary: averageOf(terms), seasons: terms.salaries.length };
  const target = { player: name, playerId };
  const owners = await managersOf(rows, ids);
  const leagueId = proTeams.find((each) => each.clubId === holderClubId)?.leagueId ?? null;
  const told = { player: name, team, from };
  const news: Record<Happening['happened'], NewsFact | null> = {
    signed: { kind: 'offer-sheet', params: { ...told, ...money } },
    matched: { kind: 'offer-sheet-matched', params: told },
    lost: { kind: 'offer-sheet-lost', params: { ...told, picks: compensation.length } },
    void: null,
  };
  const item = news[happened];
  if (item) {
    const about = { season, day, clubId: holderClubId, leagueId, playerId, gameId: null };
    await writeNews(rows, [{ ...about, ...item }]);
  }
  const toHolder: Record<Happening['happened'], NotificationFact | null> = {
    signed: { kind: 'sheet-signed', params: { ...target, team, ...money, days: matchBy - madeOn } },
    matched: byAssistant ? { kind: 'sheet-assistant', params: { ...target, team } } : null,
    lost: { kind: 'sheet-lost', params: { ...target, team } },
    void: null,
  };
  const toOfferer: Record<Happening['happened'], NotificationFact | null> = {
    signed: null,
    matched: { kind: 'sheet-matched', params: { ...target, team: from } },
    lost: { kind: 'sheet-won', params: target },
    void: { kind: 'sheet-void', params: target },
  };
  const notices = [
    { userId: owners.get(holderClubId) ?? null, fact: toHolder[happened] },
    { userId: owners.get(clubId) ?? null, fact: toOfferer[happened] },
  ].flatMap(({ userId, fact }) => (userId === null || !fact ? [] : [{ userId, channel: 'news' as const, ...fact }]));
  if (notices.length > 0) await notify(rows, notices);
}
