/** News as they are read: a page of items, each with what is needed to tell it. */

import * as z from 'zod';
import { given, id, ids } from '#domains/ids.ts';
import { REACTIONS } from '#domains/news/constants.ts';
import { newsItem, personRef, playerRef, teamRef, userRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

const side = z.enum(['home', 'away']);
const goal = z.object({
  side,
  scorer: z.number().int(),
  period: z.number().int(),
  /** Of the period. */
  second: z.number().int(),
  strength: z.enum(['even', 'power-play', 'shorthanded', 'penalty-shot']),
  emptyNet: z.boolean(),
  homeScore: z.number().int(),
  awayScore: z.number().int(),
});

/** What is remarkable about a game; players by id, named in `players`. */
export const gameStory = z.object({
  /** null: a tie. */
  winner: side.nullable(),
  goals: z.array(goal),
  /** The goal that moved the winner's chance most, in percent, between equal teams. */
  turn: z.object({ goal, before: z.number().int(), after: z.number().int() }).nullable(),
  winning: goal.nullable(),
  /** Most goals that the winner was behind. */
  deficit: z.number().int(),
  leadChanges: z.number().int(),
  shots: z.object({ home: z.number().int(), away: z.number().int() }),
  goalies: z.array(z.object({ side, playerId: ids.player, saves: z.number().int(), goalsAgainst: z.number().int() })),
  scorers: z.array(z.object({ side, playerId: ids.player, goals: z.number().int(), assists: z.number().int() })),
});
export type GameStory = z.infer<typeof gameStory>;

const writtenItem = newsItem.and(
  z.object({
    story: gameStory.nullable(),
    /** The reporter who has written it; null: nobody has signed it. */
    byline: personRef.nullable(),
    /** A coach, a president or whoever else beside the ice it is about. */
    person: personRef.nullable(),
    /** A manager whom it is about; null also for one who has left for good. */
    manager: userRef.pick({ id: true, name: true }).nullable(),
  }),
);
export type WrittenItem = z.infer<typeof writtenItem>;

export const newsPage = z.object({
  /** Newest first. */
  items: z.array(writtenItem),
  /** Whoever is named in the stories or is what an item is about. */
  players: z.array(playerRef),
  /** Of the clubs that items are about. */
  teams: z.array(teamRef),
  /** Ask for items before this one for the next page; null: there are none. */
  older: z.number().int().nullable(),
});
export type NewsPage = z.infer<typeof newsPage>;

/** Only items older than this one. */
const before = id.optional();

/** What the world's news may be narrowed to. */
export const NEWS_TOPICS = ['all', 'games', 'injuries', 'moves', 'honors', 'rumors', 'press'] as const;

export const news = {
  ofTeam: call('activated')
    .route({ method: 'GET', path: '/teams/{id}/news', summary: "News of a team's club" })
    .input(z.object({ id: given.team, before }))
    .output(z.object({ data: newsPage.extend({ team: teamRef, teams: z.array(teamRef) }) })),
  ofPlayer: call('activated')
    .route({ method: 'GET', path: '/players/{id}/news', summary: 'News of a player' })
    .input(z.object({ id: given.player, before }))
    .output(z.object({ data: newsPage })),
  ofReporter: call('activated')
    .route({ method: 'GET', path: '/reporters/{id}/news', summary: 'What a reporter has signed' })
    .input(z.object({ id: given.person, before }))
    .output(z.object({ data: newsPage })),
  ofWorld: call('activated')
    .route({ method: 'GET', path: '/news', summary: 'News of all leagues, or of one club, by topic' })
    .input(z.object({ before, teamId: given.team.optional(), topic: z.enum(NEWS_TOPICS).default('all') }))
    .output(z.object({ data: newsPage })),
  seen: call('activated')
    .route({ method: 'GET', path: '/news/seen', summary: 'The newest item that you have seen; 0: none yet' })
    .output(
      z.object({
        data: z.object({
          newsId: z.number().int(),
          /** Items of your own club since, at most 99; 0 without a club. */
          unread: z.number().int(),
        }),
      }),
    ),
  reactions: call('activated')
    .route({ method: 'GET', path: '/news/reactions', summary: 'What users made of some items, and you' })
    .input(
      z.object({
        /** Ids: '812,811,807'; what is none, or one too many, is left out. */
        items: z.string().max(400).default(''),
      }),
    )
    .output(
      z.object({
        /** Of items that nobody has reacted to nothing is said. */
        data: z.array(
          z.object({
            newsId: z.number().int(),
            counts: z.array(z.object({ reaction: z.enum(REACTIONS), count: z.number().int() })),
            /** Yours; null: none. */
            mine: z.enum(REACTIONS).nullable(),
          }),
        ),
      }),
    ),
  react: call('activated', { open: 'Everybody has one reaction to each item.', rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/news/{id}/reaction',
      successStatus: 204,
      summary: 'React to an item, in place of what you said before; null takes it back',
    })
    .input(z.object({ id, reaction: z.enum(REACTIONS).nullable() }))
    .output(z.void()),
  markSeen: call('activated', { open: 'Everybody notes what he has read himself.', rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/news/seen',
      successStatus: 204,
      summary: 'Note that you have seen items up to one',
    })
    .input(z.object({ newsId: id }))
    .output(z.void()),
};
