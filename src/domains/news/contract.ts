/** News as they are read: a page of items, each with what is needed to tell it. */

import * as z from 'zod';
import { given, id, ids } from '#domains/ids.ts';
import { REACTIONS } from '#domains/news/constants.ts';
import { newsItem, personRef, playerRef, teamRef, userRef } from '#domains/shapes.ts';
import { get, post, put } from '#platform/calls/call.ts';

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
    /** A coach, a president or anyone else who beside the ice it is about. */
    person: personRef.nullable(),
    /** A manager whom it is about; null also for one who has left for good. */
    manager: userRef.pick({ id: true, name: true }).nullable(),
  }),
);
export type WrittenItem = z.infer<typeof writtenItem>;

export const newsPage = z.object({
  /** Newest first. */
  items: z.array(writtenItem),
  /** Anyone who is named in the stories or is what an item is about. */
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
  ofTeam: get('activated', '/teams/{id}/news')
    .says("News of a team's club")
    .takes({ id: given.team, before })
    .answers(newsPage.extend({ team: teamRef, teams: z.array(teamRef) })),
  ofPlayer: get('activated', '/players/{id}/news')
    .says('News of a player')
    .takes({ id: given.player, before })
    .answers(newsPage),
  ofReporter: get('activated', '/reporters/{id}/news')
    .says('What a reporter has signed')
    .takes({ id: given.person, before })
    .answers(newsPage),
  ofWorld: get('activated', '/news')
    .says('News of all leagues, or of one club, by topic')
    .takes({ before, teamId: given.team.optional(), topic: z.enum(NEWS_TOPICS).default('all') })
    .answers(newsPage),
  seen: get('activated', '/news/seen')
    .says('The newest item that you have seen; 0: none yet')
    .answers(
      z.object({
        newsId: z.number().int(),
        /** Items of your own club since, at most 99; 0 without a club. */
        unread: z.number().int(),
      }),
    ),
  reactions: get('activated', '/news/reactions')
    .says('What users made of some items, and you')
    .takes({
      /** Ids: '812,811,807'; what is none, or one too many, is left out. */
      items: z.string().max(400).default(''),
    })
    .answersBody(
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
  react: put('activated', '/news/{id}/reaction', { open: 'Everybody has one reaction to each item.' })
    .says('React to an item, in place of what you said before; null takes it back')
    .takes({ id, reaction: z.enum(REACTIONS).nullable() })
    .nothing(),
  markSeen: post('activated', '/news/seen', {
    open: 'Everybody notes what he has read himself.',
    restricted: 'suspended',
  })
    .says('Note that you have seen items up to one')
    .takes({ newsId: id })
    .nothing(),
};
