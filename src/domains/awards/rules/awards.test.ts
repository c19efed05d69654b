import { describe, expect, it } from 'vitest';
import { AWARDS_OF_AFFILIATES, BALLOT_OF_FIVE } from '#domains/awards/constants.ts';
import { awardSeason, honorOf } from '#domains/awards/rules/ballots.ts';
import { nomineesFor } from '#domains/awards/rules/merits.ts';
import type { CoachLine, GoalieLine, LeagueSeason, SkaterLine, TeamLine } from '#domains/awards/rules/season-lines.ts';
import type { Position } from '#engine/player/skills.ts';
import { knownSecret } from '#engine/secret.ts';

const GAMES = 38;
const vote = { season: 4, secret: knownSecret('ballots') };

function team(clubId: number, more: Partial<TeamLine> = {}): TeamLine {
  const record = {
    played: GAMES,
    points: 70 - 3 * clubId,
    rank: clubId,
    shareBefore: 0.5,
    tierBefore: 1,
    expectedRank: null,
  };
  return { clubId, teamId: 10 * clubId, userId: null, ...record, isChampion: clubId === 2, roundsWon: 0, ...more };
}

function skater(playerId: number, position: Position, more: Partial<SkaterLine> = {}): SkaterLine {
  const clubId = more.clubId ?? 1;
  const none = { ppAssists: 0, gameWinningGoals: 0, plusMinus: 0, shToi: 0, takeaways: 0, giveaways: 0 };
  const played = { games: GAMES, goals: 10, assists: 10, pim: 20, toi: GAMES * 900, blocks: 10 };
  const faceoffs = { faceoffsWon: 0, faceoffsLost: 0 };
  return { playerId, position, isRookie: false, ...none, ...played, ...faceoffs, ...more, clubId, teamId: 10 * clubId };
}

function goalie(playerId: number, more: Partial<GoalieLine> = {}): GoalieLine {
  const clubId = more.clubId ?? 1;
  const nights = { games: 28, wins: 14, shutouts: 1, shotsAgainst: 800, saves: 728, goalsAgainst: 72, xga: 72_000 };
  const who = { playerId, position: 'G' as const, isRookie: false };
  return { ...who, toi: 28 * 3600, ...nights, ...more, clubId, teamId: 10 * clubId };
}

function coach(personId: number, clubId: number, more: Partial<CoachLine> = {}): CoachLine {
  const record = { games: GAMES, wins: 20, overtimeLosses: 3, losses: 15, points: 63 };
  return { personId, clubId, teamId: 10 * clubId, ...record, ...more };
}

function season(more: Partial<LeagueSeason> = {}): LeagueSeason {
  return {
    leagueId: 1,
    level: 'PRO',
    tier: 1,
    teams: [1, 2, 3, 4, 5, 6].map((clubId) => team(clubId)),
    skaters: [
      skater(1, 'C', { goals: 30, assists: 30 }),
      skater(2, 'LW', { goals: 18, assists: 14, clubId: 2 }),
      skater(3, 'LD', { goals: 8, assists: 26, toi: GAMES * 1440, plusMinus: 14 }),
      skater(4, 'RD', { goals: 2, assists: 6, toi: GAMES * 1100, clubId: 3 }),
      skater(5, 'RW', { goals: 8, assists: 9, shToi: GAMES * 180, takeaways: 45, blocks: 40, clubId: 4 }),
      skater(6, 'C', { goals: 9, assists: 38, clubId: 5 }),
      skater(7, 'LW', { goals: 20, assists: 20, pim: 2, clubId: 6 }),
    ],
    goalies: [goalie(8), goalie(9, { saves: 745, goalsAgainst: 55, wins: 20, shutouts: 4, clubId: 3 })],
    coaches: [1, 2, 3, 4, 5, 6].map((clubId) => coach(100 + clubId, clubId, { points: 70 - 3 * clubId })),
    playoffs: {
      skaters: [
        skater(1, 'C', { games: 6, goals: 6, assists: 6 }),
        skater(2, 'LW', { games: 14, goals: 7, assists: 6, clubId: 2 }),
      ],
      goalies: [],
    },
    ...more,
  };
}

const winners = (league: LeagueSeason) =>
  Object.fromEntries(
    awardSeason(league, vote)
      .results.filter(({ rank }) => rank === 1)
      .map(({ award, id }) => [award, id]),
  );

describe('season awards', () => {
  it('go to the players a fan would name', () => {
    expect(winners(season())).toMatchObject({
      MVP: 1,
      defender: 3,
      goalie: 9,
      'defensive-forward': 5,
      playmaker: 6,
      sportsmanship: 7,
      // The champion's best, though another player scored nearly as much in half the games.
      'playoff-MVP': 2,
      'points-title': 1,
      'goals-title': 1,
      'wins-title': 9,
      'all-star-G': 9,
    });
  });

  it('do not name a pure penalty killer best defensive forward', () => {
    const league = season();
    const [work, shTo] = [{ takeaways: 24, blocks: 36, clubId: 4 }, GAMES * 168];
    const killer = skater(22, 'LW', { ...work, goals: 3, assists: 7, plusMinus: -10, shToi: shTo });
    const complete = skater(23, 'C', { ...work, goals: 15, assists: 24, plusMinus: 12, shToi: shTo - GAMES * 30 });
    const named = winners({
      ...league,
      skaters: [killer, complete, ...league.skaters.filter(({ playerId }) => playerId !== 5)],
    });
    expect(named).toMatchObject({ 'defensive-forward': 23 });
  });

  it('do not name a goalie with a high save percentage on a losing team', () => {
    const shots = { shotsAgainst: 1015, saves: 938, goalsAgainst: 77, xga: 95_000, shutouts: 2 };
    const alone = goalie(30, { ...shots, games: 29, wins: 6, clubId: 6 });
    const winner = goalie(31, { shotsAgainst: 800, saves: 734, goalsAgainst: 66, xga: 70_000, wins: 20, shutouts: 3 });
    expect(winners(season({ goalies: [alone, winner] }))).toMatchObject({ goalie: 31, 'all-star-G': 31 });
    expect(winners(season({ goalies: [{ ...alone, wins: 14 }, winner] }))).toMatchObject({ goalie: 30 });
  });

  it('name a rookie only if there is one', () => {
    expect(winners(season())).not.toHaveProperty('rookie');
    const rookie = skater(20, 'RW', { goals: 9, assists: 8, isRookie: true });
    const league = season();
    expect(winners({ ...league, skaters: [...league.skaters, rookie] })).toMatchObject({ rookie: 20, 'rookie-F': 20 });
  });

  it('skip players who missed too many games, except for statistical titles', () => {
    const short = skater(21, 'C', { games: 20, goals: 40, assists: 30 });
    const league = season();
    const won = winners({ ...league, skaters: [...league.skaters, short] });
    expect(won).toMatchObject({ MVP: 1, 'points-title': 21, 'goals-title': 21 });
  });

  it('name the manager whose club beat the expectations of last season most', () => {
    const teams = [team(1, { shareBefore: 0.75 }), team(2, { shareBefore: 0.2 }), team(3)];
    expect(winners(season({ teams }))).toMatchObject({ manager: 2 });
  });

  it('do not name a manager for dropping into a league too weak for the club', () => {
    const fallen = team(1, { points: 72, shareBefore: 0.3, tierBefore: 1 });
    const stayed = team(2, { points: 68, shareBefore: 0.4, tierBefore: 2, isChampion: false });
    const league = season({ tier: 2, teams: [fallen, stayed, team(3, { tierBefore: 2 })] });
    expect(winners(league)).toMatchObject({ manager: 2 });
    expect(winners(season({ tier: 2, teams: [{ ...fallen, tierBefore: 2 }, stayed] }))).toMatchObject({ manager: 1 });
  });

  it('credit a manager for holding on in the league the club was promoted to', () => {
    const teams = [1, 2, 3, 4, 5, 6].map((clubId) => team(clubId, { isChampion: false }));
    const up = { shareBefore: 0.7, tierBefore: 2 };
    const league = season({ teams: teams.map((one) => (one.clubId === 2 ? { ...one, ...up } : one)) });
    expect(winners(league)).toMatchObject({ manager: 2, coach: 102 });
  });

  it('credit managers for the cup, and coaches for what they made of the roster', () => {
    const teams = [
      team(1, { points: 80, isChampion: false, expectedRank: 6 }),
      team(2, { points: 78, isChampion: true, roundsWon: 3, expectedRank: 1 }),
      ...[3, 4, 5, 6].map((clubId) => team(clubId, { expectedRank: clubId - 1 })),
    ];
    const coaches = teams.map(({ clubId, points }) => coach(100 + clubId, clubId, { points }));
    expect(winners(season({ teams, coaches }))).toMatchObject({ manager: 2, coach: 101 });
  });

  it('name the coach whose players beat the expectations of their strength most', () => {
    const teams = [1, 2, 3, 4, 5, 6].map((clubId) => team(clubId, { expectedRank: clubId === 3 ? 6 : clubId }));
    expect(winners(season({ teams }))).toMatchObject({ coach: 103 });
    // Without expectations, the best record wins.
    expect(winners(season())).toMatchObject({ coach: 101 });
  });

  it('skip a coach who led the team for at most half the season', () => {
    const coaches = [
      coach(101, 1, { games: GAMES / 2, points: 57 }),
      coach(102, 1, { games: GAMES / 2 }),
      coach(103, 3),
    ];
    const { results } = awardSeason(season({ coaches }), vote);
    expect(results.filter(({ award }) => award === 'coach').map(({ id }) => id)).toEqual([103]);
  });

  it('are fewer in the farm and junior leagues', () => {
    const { results } = awardSeason(season({ level: 'U21' }), vote);
    expect(new Set(results.map(({ award }) => award))).toEqual(new Set(AWARDS_OF_AFFILIATES));
  });

  it('are not given where no games were played', () => {
    const empty = season({ skaters: [], goalies: [], coaches: [], playoffs: { skaters: [], goalies: [] } });
    expect(new Set(awardSeason(empty, vote).results.map(({ award }) => award))).toEqual(new Set(['manager']));
  });
});

describe('a ballot', () => {
  it('is cast in every town, and the points of all ranks add up', () => {
    const league = season();
    const { results, ballots } = awardSeason(league, vote);
    const ofMvp = ballots.filter(({ award }) => award === 'MVP');
    expect(ofMvp.map(({ clubId }) => clubId)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { picks } of ofMvp) expect(new Set(picks).size).toBe(BALLOT_OF_FIVE.length);
    const given = results.filter(({ award }) => award === 'MVP').reduce((sum, { points }) => sum + points, 0);
    expect(given).toBe(league.teams.length * BALLOT_OF_FIVE.reduce((sum, points) => sum + points, 0));
  });

  it('repeats for the same key, and differs for another one', () => {
    const league = season();
    expect(awardSeason(league, vote)).toEqual(awardSeason(league, vote));
    const other = awardSeason(league, { ...vote, secret: knownSecret('others') });
    expect(other.ballots).not.toEqual(awardSeason(league, vote).ballots);
  });
});

describe('the all-star teams', () => {
  it('have two defensemen each and one player at every other position', () => {
    expect([1, 2, 3, 4, 5].map((rank) => honorOf('all-star-D', rank))).toEqual([
      'first-team',
      'first-team',
      'second-team',
      'second-team',
      null,
    ]);
    expect([1, 2, 3].map((rank) => honorOf('all-star-C', rank))).toEqual(['first-team', 'second-team', null]);
    expect([1, 3, 4].map((rank) => honorOf('rookie-F', rank))).toEqual(['rookie-team', 'rookie-team', null]);
    expect([1, 2].map((rank) => honorOf('MVP', rank))).toEqual(['MVP', null]);
  });

  it('start with the defensemen and the goalie most writers named', () => {
    const { ballots } = awardSeason(season(), vote);
    const of = (award: string, clubId: number) =>
      ballots.find((one) => one.award === award && one.clubId === clubId)?.picks;
    for (const clubId of [1, 2, 3, 4, 5, 6]) {
      expect(of('all-star-D', clubId)?.slice(0, 3)).toEqual(of('defender', clubId)?.slice(0, 3));
      expect(of('all-star-G', clubId)).toEqual(of('goalie', clubId));
    }
  });

  it('consist of players at their own positions', () => {
    const league = season();
    expect(nomineesFor('all-star-LW', league).map(({ id }) => id)).toEqual([7, 2]);
  });
});
