/** Clubs and their teams. `{id}` of /teams is a team (PRO, FRM or U21), `{id}` of /clubs the organization. */

import * as z from 'zod';
import { CREST_CHARGES, CREST_FIELDS, CREST_SHAPES, JERSEY_PATTERNS, PUT_OFF, STORY } from '#domains/club/constants.ts';
import { clubPolicy, teamPolicy } from '#domains/club/policy.ts';
import { given, ids } from '#domains/ids.ts';
import { deskFact } from '#domains/kinds.ts';
import {
  abilities,
  gameRef,
  nameText,
  newsItem,
  playerRef,
  ratings,
  rosterPlayer,
  seasonNumber,
  standingsRow,
  teamRef,
  userRef,
} from '#domains/shapes.ts';
import { TEAM_NAME } from '#engine/player/identity/name-letters.ts';
import { get, post, put } from '#platform/calls/call.ts';

/** The three sentences of a club's story and their subjects, as of the world's creation. */
const clubStory = z.object({
  opening: z.enum(STORY.opening),
  middle: z.enum(STORY.middle),
  ending: z.enum(STORY.ending),
  city: z.string(),
  nickname: z.string(),
  arena: z.string(),
  /** Seats. */
  capacity: z.number().int(),
  /** Seasons since the club was founded. */
  age: z.number().int(),
  /** Full team names. */
  rival: z.string(),
  farm: z.string(),
  juniors: z.string(),
});
export type ClubStory = z.infer<typeof clubStory>;

export const clubFacts = z.object({
  id: z.number().int(),
  nationId: ids.nation,
  timeZone: z.string(),
  foundedAt: z.number().int(),
  arenaName: z.string(),
  arenaCapacity: z.number().int(),
  goalHorn: z.string(),
  story: clubStory,
  owner: userRef.nullable(),
  /** The current rival, or the last one whose rivalry faded. */
  rival: teamRef.nullable(),
  /** The club that replaced a faded rival, and the season since which it has been the rival. */
  rivalReplacedBy: teamRef.nullable(),
  rivalSince: z.number().int().nullable(),
});

export const openClub = z.object({
  team: teamRef,
  club: clubFacts,
  tier: z.number().int(),
  ratings,
  /** Standing in that season's table: the current one's, or the last one's before its first game. Null: in none. */
  place: z
    .object({
      season: z.number().int(),
      /** Differs from today's league after a promotion or relegation. */
      leagueId: ids.league,
      rank: z.number().int(),
      points: z.number().int(),
    })
    .nullable(),
  payroll: z.number().int(),
  /** Cap space in whole dollars at the season's end; below 0: over the upper limit. */
  capSpace: z.number().int(),
  averageAge: z.number(),
  bestPlayers: z.array(playerRef.extend({ overall: z.number().int() })),
  isRecommended: z.boolean(),
  /** Why it is recommended: a rich story, a balanced squad to build on, or money left to spend. */
  recommendation: z.enum(['story', 'parity', 'room']).nullable(),
});

/** A desk item: a fact, and the screen that deals with it. */
export const deskItem = z.object({ path: z.string() }).and(deskFact);
export type DeskItem = z.infer<typeof deskItem>;

/** The same as one user's desk shows it. */
export const deskRow = deskItem.and(
  z.object({
    /** The team whose desk it is on; null: the user's own. */
    teamId: ids.team.nullable(),
    /** Names the item for `putOff`. */
    key: z.string(),
    /** The roster or lines are illegal, or the item lapses at the next faceoff: listed first. */
    isFirst: z.boolean(),
    /** Points of a season that the answer may decide; null: it has no effect on results. */
    worth: z.object({ min: z.number(), max: z.number() }).nullable(),
    /** Days left to answer, 0: today only; null: it does not lapse. */
    dueIn: z.number().int().nullable(),
    /** Whether it may be put off. */
    mayWait: z.boolean(),
    /** The absolute day (season × 63 + day) until which the user has put it off; null: they have not. */
    backOn: z.number().int().nullable(),
  }),
);
export type DeskRow = z.infer<typeof deskRow>;

/** A general manager's desk; for other viewers, the team's public side. */
export const clubOverview = z.object({
  team: teamRef,
  /** The club's PRO, FRM and U21 teams. */
  teams: z.array(teamRef),
  club: clubFacts,
  abilities: abilities(teamPolicy),
  ratings,
  standing: standingsRow.nullable(),
  /** The end of last season; null in the first. `rank` is the regular-season rank. */
  lastSeason: z
    .object({
      season: z.number().int(),
      leagueId: ids.league,
      rank: z.number().int(),
      points: z.number().int(),
      /** Null: missed the playoffs. */
      playoffRoundsWon: z.number().int().nullable(),
      isChampion: z.boolean(),
    })
    .nullable(),
  /** Five rows of the standings around the team. */
  standingsAround: z.array(standingsRow),
  nextGame: gameRef.nullable(),
  liveGame: gameRef.nullable(),
  lastGames: z.array(gameRef),
  upcoming: z.array(gameRef),
  /** Regular-season leaders; last season's before the first game, see `leadersSeason`. */
  leaders: z.array(z.object({ statistic: z.string(), player: playerRef, value: z.number() })),
  leadersSeason: z.number().int(),
  injuries: z.array(z.object({ player: playerRef, part: z.string(), daysLeft: z.number().int() })),
  suspensions: z.array(z.object({ player: playerRef, infraction: z.string(), gamesLeft: z.number().int() })),
  /** Roster averages, 0 to 100. */
  condition: z.object({ form: z.number(), energy: z.number(), morale: z.number() }),
  payroll: z.number().int(),
  /** Own club only: the ledger's balance in dollars. */
  balance: z.number().int().nullable(),
  desk: z.array(deskRow),
  news: z.array(newsItem),
});
export type ClubOverview = z.infer<typeof clubOverview>;

/** reserve: on injured reserve. waivers: on waivers. called-up: here as long as other players are injured. fill-in: for the day. */
const rosterMark = z.object({
  playerId: ids.player,
  mark: z.enum(['reserve', 'waivers', 'called-up', 'fill-in']),
});
export type RosterMark = z.infer<typeof rosterMark>;

const partOfName = nameText(TEAM_NAME, { min: 2, max: 24 });
const affiliateName = {
  city: partOfName,
  nickname: partOfName,
  abbr: z.string().regex(/^[A-Z]{3}$/, { error: 'Use three capital letters.' }),
};

/** The first day a club may be taken, and whether the user's own departure is the reason (or a household member's). */
const clubWait = z.object({ season: z.number().int(), day: z.number().int(), isOwn: z.boolean() });
const clubWaits = z.object({
  /** For any club; null: none. */
  any: clubWait.nullable(),
  /** For clubs the user or household has left, where the wait is longer. */
  clubs: z.array(clubWait.extend({ team: teamRef })),
  /** Leaving the club today would cause no wait: it is the user's first, taken today, with nothing traded or spent. */
  mayLeaveFreely: z.boolean(),
});
export type ClubWaits = z.infer<typeof clubWaits>;

const color = z.string().regex(/^#[0-9a-f]{6}$/);
export const crestParts = {
  shape: z.enum(CREST_SHAPES),
  field: z.enum(CREST_FIELDS),
  charge: z.enum(CREST_CHARGES),
};
/** '#rrggbb'; primary and secondary differ by at least `MIN_COLOR_CONTRAST`. */
export const colorParts = { primary: color, secondary: color, accent: color };

export const club = {
  open: get('activated', '/clubs/open')
    .says('Clubs without a manager, three of them recommended')
    .answers(z.array(openClub)),
  take: post('activated', '/clubs/{id}/take', { open: 'Of two who want a club the faster one gets it.' })
    .says('Become the manager; 409 when somebody was faster or one already has a club')
    .takes({ id: given.club })
    .answers(z.object({ teamId: ids.team })),
  leave: post('activated', '/clubs/{id}/leave', { ability: teamPolicy.leave })
    .says('Resign; the assistant takes over')
    .takes({ id: given.club })
    .nothing(),
  waits: get('session', '/clubs/waits')
    .says(
      'Until when you wait for a club, because you or your household have left one, and how long you would if you left yours',
    )
    .answers(clubWaits),
  openToBankrupt: get('bankrupt', '/bankruptcy/clubs')
    .says('Clubs that take on a manager whose club went bankrupt')
    .answers(z.array(openClub)),
  startAnew: post('bankrupt', '/bankruptcy/clubs/{id}/take', { ability: clubPolicy.startAnew })
    .says('Become the manager of another club, and be bankrupt no longer; 409 when somebody was faster')
    .takes({ id: given.club })
    .answers(z.object({ teamId: ids.team })),
  overview: get('activated', '/teams/{id}/overview')
    .says('The desk of the general manager; for other teams the public side')
    .takes({ id: given.team })
    .answers(clubOverview),
  desk: get('activated', '/desk')
    .says('What waits for you besides your team: in your careers, and where you vote')
    .answers(z.array(deskRow)),
  putOff: put('activated', '/desk/later', { open: 'Each manager puts off only what is on their own desk.' })
    .says('Put an item on your desk off until a day, or back on it with null; what lapses today stays')
    .takes({ teamId: ids.team.nullable(), key: z.string().max(1000), until: z.enum(PUT_OFF).nullable() })
    .nothing(),
  roster: get('activated', '/teams/{id}/roster')
    .says('Everybody of the team')
    .takes({ id: given.team })
    .answers(
      z.object({
        team: teamRef,
        teams: z.array(teamRef),
        abilities: abilities(teamPolicy),
        captainId: ids.player.nullable(),
        alternateIds: z.array(ids.player),
        marks: z.array(rosterMark),
        players: z.array(rosterPlayer),
      }),
    ),
  setJerseyNumber: put('activated', '/players/{id}/jersey-number', { ability: teamPolicy.numberPlayers })
    .says('Give an own player a number that is free')
    .takes({ id: given.player, jerseyNumber: z.number().int().min(1).max(98) })
    .answers(z.object({ jerseyNumber: z.number().int() })),
  schedule: get('activated', '/teams/{id}/schedule')
    .says('Fixtures and results of a season')
    .takes({ id: given.team, season: seasonNumber.optional() })
    .answers(z.object({ team: teamRef, teams: z.array(teamRef), season: z.number().int(), games: z.array(gameRef) })),
  calendarFile: get('anyone', '/teams/{id}/schedule.ics')
    .says('The schedule as a calendar to subscribe to')
    .takes({ id: given.team })
    .answersBody(z.file()),
  crest: get('anyone', '/clubs/{id}/crest.svg')
    .says('The crest as SVG')
    .takes({ id: given.club })
    .answersBody(z.file()),
  tryCrest: get('activated', '/club-designs/crest.svg')
    .says('A crest of these parts as SVG')
    .takes({ ...crestParts, ...colorParts })
    .answersBody(z.file()),
  tryJersey: get('activated', '/club-designs/jersey.svg')
    .says('A home jersey of these parts as SVG')
    .takes({ pattern: z.enum(JERSEY_PATTERNS), ...crestParts, ...colorParts })
    .answersBody(z.file()),
  jersey: get('anyone', '/clubs/{id}/jersey.svg')
    .says('The home jersey as SVG')
    .takes({ id: given.club })
    .answersBody(z.file()),
  rename: put('activated', '/teams/{id}/name', {
    ability: teamPolicy.rename,
    speaks: true,
  })
    .says('Rename the own farm or junior team; 409 for a PRO team, and for names of others')
    .takes({ id: given.team, ...affiliateName })
    .answers(teamRef),
  originalTeamNames: get('activated', '/office/original-team-names')
    .says('Names of all teams before owners renamed them, by team id')
    .answersBody(z.record(z.string(), z.object({ city: z.string(), nickname: z.string(), abbr: z.string() }))),
};
