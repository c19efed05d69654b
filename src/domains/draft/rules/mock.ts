/** The mock draft: the press's predictions. It uses public information only, with slightly different errors each week. */
import { MOCK, type MockReason } from '#domains/draft/constants.ts';
import { byAppeal, type Candidate, choose } from '#domains/draft/rules/board.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { Position } from '#engine/player/skills.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

export interface MockPick {
  spot: number;
  ownerClubId: ClubId;
  playerId: PlayerId;
  reason: MockReason;
}

export interface Mocking {
  /** The central ranking, best first. */
  ranking: readonly Candidate[];
  /** Clubs in order of selection. */
  order: readonly ClubId[];
  /** Returns the positions of a club's current prospects. */
  prospectsOf(clubId: ClubId): readonly Position[];
  secret: Secret;
  season: number;
  /** A new one each week. */
  edition: number;
}

/** Returns the edition of a day, counted from 1. */
export function editionOf(day: number): number {
  return Math.ceil(day / MOCK.everyDays);
}

export function mockDraft({ ranking, order, prospectsOf, secret, season, edition }: Mocking): MockPick[] {
  const random = secretRandom(secret, `mock/${season}/${edition}`);
  const ranks = new Map(ranking.map(({ id }, index) => [id, index + 1]));
  const board = ranking
    .slice(0, order.length * MOCK.looksAt)
    .map((candidate) => ({ ...candidate, appeal: candidate.appeal + random.normal(0, MOCK.error) }))
    .sort(byAppeal);
  const taken = new Set<PlayerId>();
  return order.flatMap((ownerClubId, index): MockPick[] => {
    const spot = index + 1;
    const best = board.find(({ id }) => !taken.has(id));
    const playerId = choose({ board, taken, wishes: [], chosen: prospectsOf(ownerClubId) });
    if (playerId === null || !best) return [];
    taken.add(playerId);
    const rank = ranks.get(playerId) ?? spot;
    const reason =
      playerId !== best.id
        ? 'need'
        : rank > spot + MOCK.apart
          ? 'early'
          : rank < spot - MOCK.apart
            ? 'overdue'
            : 'best';
    return [{ spot, ownerClubId, playerId, reason }];
  });
}
