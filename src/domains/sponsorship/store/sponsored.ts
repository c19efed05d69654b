/** Clubs and young players as subjects of sponsorship. Cups and tournaments register their own kinds. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { players } from '#domains/player/tables.ts';
import { MAX_JUNIOR_AGE } from '#domains/sponsorship/constants.ts';
import type { SponsoredKind } from '#domains/subject.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { readToday } from '#platform/clock/today.ts';

export const clubSponsored: SponsoredKind = {
  kind: 'club',
  isEvent: false,

  async find(db, id) {
    const [team] = await db
      .select({ id: teams.id, city: teams.city, nickname: teams.nickname })
      .from(teams)
      // Ids of this kind are club ids.
      .where(and(eq(teams.clubId, id as ClubId), eq(teams.level, 'PRO')));
    return team ? { name: `${team.city} ${team.nickname}`, path: `/club/overview/${team.id}` } : null;
  },
};

export const juniorSponsored: SponsoredKind = {
  kind: 'junior',
  isEvent: false,

  async find(db, id) {
    const { season } = await readToday(db);
    const isYoung = sql`${players.birthSeason} >= ${season - MAX_JUNIOR_AGE}::int`;
    const [player] = await db
      .select({ firstname: players.firstname, lastname: players.lastname })
      .from(players)
      .where(and(eq(players.id, id as PlayerId), isYoung, ne(players.status, 'retired')));
    return player ? { name: `${player.firstname} ${player.lastname}`, path: `/tcg-player/${id}` } : null;
  },
};
