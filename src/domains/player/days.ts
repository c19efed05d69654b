/** What days and summers do to players: they wake up rested, healed and a day older, rest over the summer, and begin to train. */
import { type DayHook, type FoundingHook, stored } from '#domains/day.ts';
import { keepEndedCareers } from '#domains/player/store/ended-careers.ts';
import { growFreeAgents, planTraining, restOverSummer } from '#domains/player/store/summer.ts';
import { wakeEverybody } from '#domains/player/store/wake.ts';

export const playerDays: readonly DayHook[] = [
  {
    name: 'player.wake',
    at: 'morning',
    // Reports of the morning compare skills with those of the evening.
    after: ['roster.fill-ins-go-home', 'morning.evening'],
    async run({ rows, season, day, absoluteDay, secret, past }) {
      const isGrowing = past === null || day % past.growthDays === 0;
      if (past && isGrowing) past.lineups.clear();
      const days = isGrowing ? (past?.growthDays ?? 1) : 0;
      return { players: await wakeEverybody(rows, { season, absoluteDay, days, secret }) };
    },
  },
  {
    name: 'player.free-agents-grow',
    at: 'season-ends',
    run: ({ rows, season, secret }) => growFreeAgents(rows, { season, secret }),
  },
  {
    name: 'player.rest',
    at: 'season-ends',
    after: ['free-agency.summer'],
    run: ({ rows }) => restOverSummer(rows),
  },
  {
    name: 'player.keep-careers',
    at: 'season-ends',
    // Players who retire have played their last season.
    after: ['free-agency.summer'],
    // In memory no games are counted; careers are kept once the database has been filled.
    run: stored(async (tx, { season }) => ({ careersKept: await keepEndedCareers(tx, season) })),
  },
  {
    name: 'player.training',
    at: 'season-begins',
    async run({ rows, season, secret }) {
      return { inTraining: await planTraining(rows, { season: season + 1, secret }) };
    },
  },
];

export const playerFounding: readonly FoundingHook[] = [
  {
    name: 'player.first-training',
    at: 'begins',
    run: ({ rows, season, secret }) => planTraining(rows, { season, secret }),
  },
  {
    name: 'player.keep-past-careers',
    at: 'opens',
    after: ['hall-of-fame.first-builders'],
    async run({ rows, season }) {
      if (rows.tx !== null) await keepEndedCareers(rows.tx, season - 1);
    },
  },
];
