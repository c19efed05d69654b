import { expect, it } from 'vitest';
import type { StageRules } from '#domains/competition/contract.ts';
import { FRIENDLY_SETTINGS, LEAGUE_SETTINGS, SCRIMMAGE_SETTINGS } from '#domains/competition/rules.ts';
import { type NewCompetition, openCompetitions } from '#domains/competition/store/competitions.ts';
import { enterTeams, planStages } from '#domains/competition/store/entries.ts';
import { rulesOfGames } from '#domains/competition/store/game-rules.ts';
import { loadStates } from '#domains/competition/store/states.ts';
import {
  competitionEntries,
  competitionStages,
  competitions,
  pairings,
  stageEntries,
} from '#domains/competition/tables.ts';
import { competitionsOnGame } from '#domains/director/on-game.ts';
import { drawCompetitions, forfeit, moveOn, openRounds, withdrawEntry } from '#domains/director/store.ts';
import { addGames } from '#domains/game/store/fixtures.ts';
import { recordResults } from '#domains/game/store/record.ts';
import { games } from '#domains/game/tables.ts';
import {
  draw,
  finalRanking,
  isOver,
  nextRound,
  openGames,
  standings,
  withdraw,
} from '#engine/competition/competition.ts';
import type { Fault } from '#engine/competition/faults/fault.ts';
import type { StageSettings } from '#engine/competition/settings.ts';
import type { Competition as CompetitionState } from '#engine/competition/state.ts';
import { Random } from '#engine/random.ts';
import { knownSecret, secretRandom } from '#engine/secret.ts';
import { keepSecret } from '#platform/clock/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import {
  doubleElimination,
  finishedGame,
  knockout,
  resultOf,
  roundRobin,
  swiss,
} from '../../../tests/factories/tournament.ts';

const SECRET = knownSecret(37);
const CUP: NewCompetition = {
  kind: 'friendly-cup',
  season: 3,
  level: 'PRO',
  leagueId: null,
  name: 'Lake Cup',
  settings: LEAGUE_SETTINGS,
  stages: [],
};

/** A drawn cup with that many teams, and the same cup played by the engine in one go for comparison. */
class Cup {
  readonly rows = new MemoryRows();
  readonly id = 1;
  pure: CompetitionState | undefined;
  refused: readonly Fault[] = [];
  private readonly random = secretRandom(SECRET, 'competition/1');
  private readonly luck = new Random('results');

  async open(
    stages: readonly StageSettings[],
    teams: number,
    { reserves = 0, settings = LEAGUE_SETTINGS } = {},
  ): Promise<void> {
    await keepSecret(this.rows, SECRET);
    await openCompetitions(this.rows, [{ ...CUP, settings }]);
    const teamIds = Array.from({ length: teams + reserves }, (_, index) => 500 + index);
    const entries = await enterTeams(this.rows, { competitionId: this.id, teamIds: teamIds.slice(0, teams) });
    const waiting = await enterTeams(this.rows, {
      competitionId: this.id,
      teamIds: teamIds.slice(teams),
      areReserves: true,
    });
    let day = 1;
    const plans = stages.map((settings) => {
      const days = Array.from({ length: 15 }, () => Array.from({ length: 3 }, () => day++));
      return { settings, calendar: { slot: 2, days } };
    });
    await planStages(this.rows, this.id, plans);
    const seeded = entries.map(({ id }) => id).reverse();
    this.refused = (await drawCompetitions(this.rows, new Map([[this.id, seeded]]))).get(this.id) ?? [];
    if (this.refused.length > 0) return;
    this.pure = draw(
      { stages },
      seeded,
      this.random,
      waiting.map(({ id }) => id),
    );
  }

  /** Plays one game of the round, as the daily run does; null when the competition is over. */
  async playOne(): Promise<boolean> {
    const { pure } = this;
    const [next] = pure && !isOver(pure) ? openGames(pure) : [];
    if (!pure || !next) return false;
    const result = resultOf(pure, next, this.luck);
    if (!('homeGoals' in result)) throw new Error('a game has a score');
    const stage = pure.stages.length - 1;
    const [pairing] = await this.rows.read(pairings, ['id', 'round'], {
      competitionId: 1,
      stage,
      number: next.pairing,
    });
    await openRounds(this.rows, { season: 3, day: 500 });
    const [game] = await this.rows.read(games, ['id', 'homeTeamId'], {
      pairingId: pairing?.id ?? 0,
      round: next.game,
      status: 'scheduled',
    });
    expect(game?.homeTeamId).toBe(await this.teamOf(next.home));
    const { homeGoals: homeScore, awayGoals: awayScore, endedIn } = result;
    const finished = finishedGame(game?.id ?? 0, { homeScore, awayScore, endedIn });
    await recordResults(this.rows, [finished], { consumers: [competitionsOnGame] });
    this.pure = nextRound(pure, [result], this.random);
    return true;
  }

  async stored(): Promise<CompetitionState | null> {
    return (await loadStates(this.rows, [this.id])).get(this.id)?.state ?? null;
  }

  async teamOf(id: number): Promise<number> {
    const [entry] = await this.rows.read(competitionEntries, ['teamId'], { id });
    return entry?.teamId ?? 0;
  }

  async withdraw(entry: number): Promise<void> {
    expect(await withdrawEntry(this.rows, this.id, entry)).toBe(true);
    if (this.pure) this.pure = withdraw(this.pure, entry, this.random);
  }

  async forfeit(number: number, forfeitedBy: number): Promise<void> {
    const [pairing] = await this.rows.read(pairings, ['id'], { competitionId: this.id, number });
    expect(await forfeit(this.rows, pairing?.id ?? 0, forfeitedBy)).toBeNull();
    if (this.pure) this.pure = nextRound(this.pure, [{ pairing: number, forfeitedBy }], this.random);
  }
}

async function playToTheEnd(cup: Cup): Promise<void> {
  while (await cup.playOne()) expect(await cup.stored()).toEqual(cup.pure);
  const { pure } = cup;
  if (!pure) throw new Error('the cup was not drawn');
  const [competition] = await cup.rows.read(competitions, ['status']);
  expect(competition?.status).toBe('finished');
  const placed = await cup.rows.read(competitionEntries, ['id', 'finalPlace'], { finalPlace: { isNot: null } }, [
    'finalPlace',
  ]);
  expect(placed.map(({ id }) => id)).toEqual(finalRanking(pure));
  expect(await cup.rows.read(games, ['id'], { status: 'scheduled' })).toEqual([]);
}

const FORMATS: Record<string, { stages: StageSettings[]; teams: number }> = {
  'groups and a knockout of series': {
    teams: 9,
    stages: [
      roundRobin({ groups: 2 }),
      knockout({
        sources: [{ stage: 0, take: 'top-of-groups', count: 2 }],
        rounds: [{ bestOf: 3 }],
        playedPlaces: 4,
      }),
    ],
  },
  'a knockout with byes that is re-seeded': {
    teams: 11,
    stages: [knockout({ bracket: 'reseeding', playedPlaces: 8 })],
  },
  'a double elimination': { teams: 16, stages: [doubleElimination()] },
  'a Swiss stage with an odd number of teams': { teams: 13, stages: [swiss(5)] },
};

it('keeps the rules of a game as they were when it was scheduled, whatever is edited later', async () => {
  const cup = new Cup();
  await cup.open([knockout({ playedPlaces: 4 })], 4);
  const rules: StageRules = [
    { rules: { overtime: { men: 3, minutes: 10 } } },
    { round: 2, place: 1, rules: { overtime: { men: 5, minutes: null }, shootout: false, isDecisive: true } },
  ];
  await cup.rows.updateWhere(competitionStages, { rules }, { competitionId: cup.id });
  await cup.rows.update(competitions, 'id', [{ id: cup.id, settings: { ...LEAGUE_SETTINGS, importance: [0.1, 0.9] } }]);
  await playToTheEnd(cup);
  const played = await cup.rows.read(games, ['id', 'competitionId', 'pairingId'], { competitionId: cup.id }, ['id']);
  const later = new Map([[cup.id, { settings: FRIENDLY_SETTINGS }]]);
  const rulesOf = await rulesOfGames(cup.rows, played, later);
  const at = await cup.rows.read(pairings, ['id', 'round', 'winnerPlace']);
  const told = played.map(({ id, pairingId }) => {
    const { round, winnerPlace } = at.find((pairing) => pairing.id === pairingId) ?? {};
    const { overtime, importance, isDecisive } = rulesOf.get(id) ?? {};
    return [round, winnerPlace, overtime?.minutes, importance, isDecisive];
  });
  expect(told).toEqual(
    expect.arrayContaining([
      [1, 1, 5, 0.3, false],
      [2, 1, null, 0.9, true],
      [2, 3, 10, 0.9, false],
    ]),
  );
  expect(told).toHaveLength(4);
});

it.each(Object.entries(FORMATS))('%s is stored after each game as the engine has it', async (_, { stages, teams }) => {
  const cup = new Cup();
  await cup.open(stages, teams);
  expect(await cup.stored()).toEqual(cup.pure);
  await playToTheEnd(cup);
});

it('a stage continues where its games do not count', async () => {
  const cup = new Cup();
  await cup.open([knockout()], 4, { settings: SCRIMMAGE_SETTINGS });
  await playToTheEnd(cup);
});

it('standings are stored with their tiebreakers', async () => {
  const cup = new Cup();
  await cup.open([roundRobin()], 6);
  for (let played = 0; played < 7; played++) await cup.playOne();
  const kept = await cup.rows.read(stageEntries, ['entryId', 'place', 'points', 'decidedBy'], {}, ['place']);
  const table = cup.pure ? standings(cup.pure, 0).flat() : [];
  expect(kept).toEqual(
    table.map(({ team, rank, points, decidedBy }) => ({ entryId: team, place: rank, points, decidedBy })),
  );
});

it('group games are on the calendar from the draw on, bracket games from the night before', async () => {
  const cup = new Cup();
  await cup.open(
    [roundRobin({ groups: 2 }), knockout({ sources: [{ stage: 0, take: 'top-of-groups', count: 2 }] })],
    8,
  );
  const inGroups = await cup.rows.read(games, ['day', 'slot'], { competitionId: cup.id });
  expect(inGroups.map(({ day }) => day)).toEqual([1, 1, 1, 1, 4, 4, 4, 4, 7, 7, 7, 7]);
  while (cup.pure?.stages.length === 1) await cup.playOne();
  const semifinals = async () => (await cup.rows.read(games, ['day'], { status: 'scheduled' })).map(({ day }) => day);
  await openRounds(cup.rows, { season: 3, day: 44 });
  expect(await semifinals()).toEqual([]);
  await openRounds(cup.rows, { season: 3, day: 45 });
  await openRounds(cup.rows, { season: 3, day: 45 });
  expect(await semifinals()).toEqual([46, 46]);
});

it('advancing twice changes nothing', async () => {
  const cup = new Cup();
  await cup.open([swiss(3)], 8);
  for (let played = 0; played < 4; played++) await cup.playOne();
  const before = await cup.rows.read(pairings, ['id', 'number', 'round']);
  await moveOn(cup.rows, [cup.id]);
  await drawCompetitions(cup.rows, new Map([[cup.id, [1, 2]]]));
  expect(await cup.rows.read(pairings, ['id', 'number', 'round'])).toEqual(before);
  expect(await cup.stored()).toEqual(cup.pure);
});

it('a team that withdraws before the first faceoff is replaced in all its games; later its remaining games are forfeited', async () => {
  const cup = new Cup();
  await cup.open([roundRobin()], 4, { reserves: 1 });
  const reserve = 5;
  await cup.withdraw(2);
  expect(await cup.stored()).toEqual(cup.pure);
  const teams = new Set((await cup.rows.read(games, ['homeTeamId', 'awayTeamId'])).flatMap(Object.values));
  expect(teams.has(await cup.teamOf(2))).toBe(false);
  expect(teams.has(await cup.teamOf(reserve))).toBe(true);
  await cup.playOne();
  await cup.withdraw(reserve);
  expect(await cup.stored()).toEqual(cup.pure);
  await playToTheEnd(cup);
});

it('a team that withdraws in the groups leaves its knockout place to the next', async () => {
  const cup = new Cup();
  await cup.open(
    [roundRobin({ groups: 2 }), knockout({ sources: [{ stage: 0, take: 'top-of-groups', count: 2 }] })],
    8,
  );
  for (let played = 0; played < 10; played++) await cup.playOne();
  const leader = cup.pure ? (standings(cup.pure, 0)[0]?.[0]?.team ?? 0) : 0;
  await cup.withdraw(leader);
  expect(await cup.stored()).toEqual(cup.pure);
  await playToTheEnd(cup);
  const inKnockout = await cup.rows.read(stageEntries, ['entryId'], { competitionId: cup.id, stage: 1 });
  expect(inKnockout).toHaveLength(4);
  expect(inKnockout.map(({ entryId }) => entryId)).not.toContain(leader);
});

it('a pairing that one side forfeits plays none of its games', async () => {
  const cup = new Cup();
  await cup.open([knockout({ rounds: [{ bestOf: 3 }] })], 4);
  await cup.playOne();
  const loser = cup.pure?.stages[0]?.pairings[0]?.teams[0];
  await cup.forfeit(1, Number(loser));
  expect(await cup.stored()).toEqual(cup.pure);
  const left = await cup.rows.read(games, ['status', 'pairingId'], { status: 'unneeded' });
  expect(left).toHaveLength(2);
  await playToTheEnd(cup);
});

it('a pairing that both sides forfeit, one after the other, gives its next games to the right team', async () => {
  const cup = new Cup();
  await cup.open([knockout()], 4);
  // Decide the other semifinal first, so that the final is in the calendar.
  const { pure } = cup;
  const [first, second] = [pure?.stages[0]?.pairings[0]?.teams, pure?.stages[0]?.pairings[1]?.teams];
  await cup.forfeit(2, Number(second?.[1]));
  await cup.forfeit(1, Number(first?.[0]));
  await openRounds(cup.rows, { season: 3, day: 500 });
  const finalOf = async (...entries: unknown[]) => {
    const [game] = await cup.rows.read(games, ['homeTeamId', 'awayTeamId'], { status: 'scheduled' });
    const teams = await Promise.all(entries.map((entry) => cup.teamOf(Number(entry))));
    expect([game?.homeTeamId, game?.awayTeamId].toSorted()).toEqual(teams.toSorted());
  };
  await finalOf(first?.[1], second?.[0]);
  await cup.forfeit(1, Number(first?.[1]));
  await finalOf(first?.[0], second?.[0]);
  expect(await cup.stored()).toEqual(cup.pure);
  await playToTheEnd(cup);
});

it('a second forfeit gives the games of a later round to other teams, unless they are live', async () => {
  const cup = new Cup();
  await cup.open([knockout()], 8);
  const sides = (number: number) => cup.pure?.stages[0]?.pairings[number - 1]?.teams ?? [];
  await cup.forfeit(1, Number(sides(1)[0]));
  await cup.forfeit(2, Number(sides(2)[0]));
  // In real time the next game is in the calendar before its round begins.
  const [next] = await cup.rows.read(pairings, ['id'], { number: 5 });
  const [homeTeamId, awayTeamId] = [await cup.teamOf(Number(sides(5)[0])), await cup.teamOf(Number(sides(5)[1]))];
  const added = { season: 3, day: 4, slot: 2, competitionId: cup.id, pairingId: next?.id ?? 0, round: 1 };
  const [id = 0] = await addGames(cup.rows, [{ ...added, homeTeamId, awayTeamId }]);
  await cup.forfeit(1, Number(sides(1)[1]));
  const [game] = await cup.rows.read(games, ['homeTeamId', 'awayTeamId'], { id });
  const now = [await cup.teamOf(Number(sides(1)[0])), awayTeamId];
  expect([game?.homeTeamId, game?.awayTeamId].toSorted()).toEqual(now.toSorted());
  await cup.rows.update(games, 'id', [{ id, status: 'live' }]);
  const before = await cup.stored();
  const [second] = await cup.rows.read(pairings, ['id'], { number: 2 });
  expect(await forfeit(cup.rows, second?.id ?? 0, Number(sides(2)[1]))).toBe('game-live');
  expect(await cup.stored()).toEqual(before);
});

it('says why a pairing cannot be forfeited, and forfeits none of another stage in its place', async () => {
  const cup = new Cup();
  const sources = [{ stage: 0, take: 'top-of-groups', count: 1 }] as const;
  await cup.open([roundRobin({ groups: 2 }), knockout({ sources })], 4);
  const refusal = async (stage: number, number: number, side: 0 | 1) => {
    const [pairing] = await cup.rows.read(pairings, ['id'], { competitionId: cup.id, stage, number });
    const entry = cup.pure?.stages[stage]?.pairings[number - 1]?.teams[side];
    return forfeit(cup.rows, pairing?.id ?? 0, Number(entry));
  };
  expect(await refusal(0, 9, 0)).toBe('not-playing');
  await cup.playOne();
  const [played = 0, open = 0] = cup.pure?.stages[0]?.pairings.map(({ number }) => number) ?? [];
  expect(await refusal(0, played, 0)).toBe('nothing-to-forfeit');
  await cup.forfeit(open, Number(cup.pure?.stages[0]?.pairings[open - 1]?.teams[0]));
  // The final is drawn. It has the number of the first pairing of the groups.
  expect(await refusal(0, open, 1)).toBe('not-open');
  expect(await refusal(0, played, 0)).toBe('not-open');
  await playToTheEnd(cup);
  expect(await refusal(1, 1, 0)).toBe('not-playing');
});

it('no stage is drawn with unplayable settings', async () => {
  const cup = new Cup();
  await cup.open([roundRobin({ groups: 3 })], 4);
  expect(cup.refused).toEqual([{ at: 'stages.0.groups', fault: 'too-many-groups', limit: 2 }]);
  expect(await cup.stored()).toBeNull();
});

it('no bracket is drawn if its games could end without a winner', async () => {
  const [ties, legs] = [new Cup(), new Cup()];
  await ties.open([knockout()], 4, { settings: FRIENDLY_SETTINGS });
  await legs.open([knockout({ rounds: [{ legs: 2 }] })], 4);
  for (const { refused } of [ties, legs])
    expect(refused).toEqual([{ at: 'stages.0', fault: 'may-end-without-winner' }]);
});

it('nothing is drawn with an entry left out, with teams for entries, or without days for all rounds', async () => {
  const cup = new Cup();
  await cup.open([roundRobin()], 0);
  await enterTeams(cup.rows, { competitionId: cup.id, teamIds: [500, 501, 502, 503] });
  const drawn = async (seeded: number[], days = [[1], [2], [3]]) => {
    await planStages(cup.rows, cup.id, [{ settings: roundRobin(), calendar: { slot: 2, days } }]);
    const refused = await drawCompetitions(cup.rows, new Map([[cup.id, seeded]]));
    return (refused.get(cup.id) ?? []).map(({ fault }) => fault);
  };
  expect(await drawn([1, 2, 3])).toEqual(['entry-is-not-seeded']);
  expect(await drawn([500, 501, 502, 503])).toEqual(['seed-is-not-entered', 'entry-is-not-seeded']);
  expect(await drawn([1, 2, 3, 4], [[1], [2]])).toEqual(['calendar-too-short']);
  expect(await cup.stored()).toBeNull();
  expect(await drawn([1, 2, 3, 4])).toEqual([]);
  expect(await cup.stored()).not.toBeNull();
});

it('a round whose days have passed is played on the next ones', async () => {
  const cup = new Cup();
  await cup.open([roundRobin(), knockout({ sources: [{ stage: 0, take: 'places', from: 1, to: 4 }] })], 4);
  while (cup.pure?.stages.length === 1) await cup.playOne();
  // The first round of the knockout was to be played on day 46.
  await openRounds(cup.rows, { season: 3, day: 50 });
  const semifinals = await cup.rows.read(games, ['day'], { status: 'scheduled' });
  expect(semifinals.map(({ day }) => day)).toEqual([51, 51]);
});
