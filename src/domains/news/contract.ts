/** News for readers: a page of items with the names and games they refer to. */

import * as z from 'zod';
import { given, id, ids, wholeNumber } from '#domains/ids.ts';
import { NEWS_TOPICS, REACTIONS } from '#domains/news/constants.ts';
import { gameRef, newsItem, personRef, playerRef, seasonNumber, teamRef, userRef } from '#domains/shapes.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { get, post, put } from '#platform/calls/call.ts';

const side = z.enum(['home', 'away']);
const goal = z.object({
  side,
  scorer: z.number().int(),
  period: z.number().int(),
  /** Second of the period. */
  second: z.number().int(),
  strength: z.enum(['even', 'power-play', 'shorthanded', 'penalty-shot']),
  emptyNet: z.boolean(),
  homeScore: z.number().int(),
  awayScore: z.number().int(),
});

/** The story of a game; players are ids, named in `players`. */
export const gameStory = z.object({
  /** null: a tie. */
  winner: side.nullable(),
  goals: z.array(goal),
  /** The goal that changed the winner's win probability most, in percent, assuming equal teams. */
  turn: z.object({ goal, before: z.number().int(), after: z.number().int() }).nullable(),
  winning: goal.nullable(),
  /** Largest deficit of the winner, in goals. */
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
    /** The reporter who wrote it; null: unsigned. */
    byline: personRef.nullable(),
    /** The coach, president or other non-player that it is about. */
    person: personRef.nullable(),
    /** The manager that it is about; null also for an erased account. */
    manager: userRef.pick({ id: true, name: true }).nullable(),
  }),
);
export type WrittenItem = z.infer<typeof writtenItem>;

export const newsPage = z.object({
  /** Newest first. */
  items: z.array(writtenItem),
  /** Players named in the stories, or subjects of items. */
  players: z.array(playerRef),
  /** Teams of the clubs that items are about. */
  teams: z.array(teamRef),
  /** Pass this as `before` for the next page; null: this is the last one. */
  older: z.number().int().nullable(),
});
export type NewsPage = z.infer<typeof newsPage>;

/** A front page: `items` are its stories, best first. */
export const newsEdition = newsPage.omit({ older: true }).extend({
  /** Its day; null: there is no news yet. */
  season: z.number().int().nullable(),
  day: z.number().int().nullable(),
  /** Moves, awards and injuries of the last days, newest first. */
  tracker: z.array(writtenItem),
  /** Games of the stories. */
  games: z.array(gameRef),
  /** The nearest days with news before and after it. */
  previous: z.object({ season: z.number().int(), day: z.number().int() }).nullable(),
  next: z.object({ season: z.number().int(), day: z.number().int() }).nullable(),
});
export type NewsEdition = z.infer<typeof newsEdition>;

/** Only items older than this id. */
const before = id.optional();

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
  edition: get('activated', '/news/edition')
    .says(
      'The front page of a day, for the world, a league or a club: the stories that are placed, and a tracker of the rest',
    )
    .takes({
      leagueId: given.league.optional(),
      /** Instead of a league. */
      teamId: given.team.optional(),
      /** Both or neither; without them the newest day with news. */
      season: seasonNumber.optional(),
      day: wholeNumber(1, DAYS_PER_SEASON).optional(),
    })
    .answers(newsEdition),
  seen: get('activated', '/news/seen')
    .says('The newest item that you have seen; 0: none yet')
    .answers(
      z.object({
        newsId: z.number().int(),
        /** New items about the user's own club, at most 99; 0 without a club. */
        unread: z.number().int(),
      }),
    ),
  reactions: get('activated', '/news/reactions')
    .says('What users made of some items, and you')
    .takes({
      /** Item ids, such as '812,811,807'; invalid ones and those over the limit are ignored. */
      items: z.string().max(400).default(''),
    })
    .answersBody(
      z.object({
        /** Items without reactions are left out. */
        data: z.array(
          z.object({
            newsId: z.number().int(),
            counts: z.array(z.object({ reaction: z.enum(REACTIONS), count: z.number().int() })),
            /** The user's own reaction; null: none. */
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
