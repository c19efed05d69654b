/** The part of a walk in which every call that only reads is made, each by the first user whom it answers. */
import { sql } from 'drizzle-orm';
import { declaredCalls } from '#app/http/calls.ts';
import { everyRead } from '../factories/every-read.ts';
import { isStream } from '../factories/streams.ts';
import { teamOf } from './squads.ts';
import { USERS, type Walk, type Who } from './walk.ts';

const READERS: readonly Who[] = ['guest', ...USERS];

/** Reads whatever there is one of; each call must answer somebody. */
export async function reads(walk: Walk): Promise<void> {
  const ids = await idsOf(walk);
  const { season } = await walk.today();
  const [mias = 0, oles = 0] = [await teamOf(walk, 1), await teamOf(walk, 2)];
  const [player = 1] = (ids['players'] ?? []).map(Number);
  const filters = {
    ...{
      with: [oles],
      third: [mias],
      team: [mias],
      teamId: [mias],
      league: [1],
      leagueId: [1],
      nation: [1],
      nationId: [1],
    },
    ...{ season: [season], day: [10], name: ['Player'], q: ['Player'], search: ['City'], query: ['Player'] },
    ...{
      players: [ids['players']?.slice(0, 2).join()],
      playerId: [player],
      primary: ['#0b3d91'],
      secondary: ['#ffffff'],
    },
    ...{ accent: ['#e4002b'], skills: ['skating:70-99'], items: ['1,2'], salary: [1_000_000], seasons: [2] },
    game: [Number(ids['games']?.[0])],
  };
  for (const { name, path, isPlain } of everyRead(ids, filters)) {
    if (!isPlain || walk.made.has(name)) continue;
    await walk.readBy(READERS, name, path);
  }
  for (const call of declaredCalls().filter(isStream)) await walk.streamOf(call, ids);
}

/** Returns the ids that addresses are filled with, by their first word. */
async function idsOf(walk: Walk): Promise<Record<string, string[]>> {
  const some = async (what: string, where: string) =>
    (await walk.all(sql.raw(`select ${what} as value from ${where}`))).map(String);
  const person = (kind: string) => some('id', `persons where kind = '${kind}' order by user_id nulls last, id limit 8`);
  const game = await some('id', `games where status = 'final' and slot is not null order by id desc limit 4`);
  const mias = await some('id', `teams where club_id = 1 order by id`);
  const horns = await some(`split_part(file_key, '.', 1)`, `custom_horns order by id limit 1`);
  const nations = await some('nation_id', 'federation_members order by nation_id limit 1');
  const tenders = await some('id', 'trades order by id');
  return {
    ...{
      games: game,
      teams: mias,
      benches: [
        `${mias[0]}/${await walk.one(sql`select id as value from games where (home_team_id = ${mias[0]} or away_team_id = ${mias[0]}) order by status desc, id limit 1`)}`,
      ],
    },
    ...{
      clubs: ['1', '2'],
      leagues: ['1', '2', '3'],
      nations: ['1', ...nations],
      federations: nations,
      horn: [...horns, 'horn1'],
    },
    players: await some('id', `players where team_id = ${mias[0]} order by id limit 12`),
    users: ['1', '2', '3', '4'],
    proposals: await some('id', 'proposals order by id limit 3'),
    ...{ coaches: await person('coach'), scouts: await person('scout'), agents: await person('agent') },
    ...{ presidents: await person('president'), persons: await person('coach'), reporters: await person('reporter') },
    careers: ['coach', 'scout', 'agent', 'president', 'reporter'],
    articles: await some('id', 'articles order by id limit 5'),
    interviews: await some('id', 'interviews order by id'),
    press: ['1'],
    trades: tenders,
    conversations: await some('id', 'conversations order by id'),
    forum: await some('id', 'topics order by id'),
    drafts: [`forum-topic/${await walk.one(sql`select min(id) as value from topics`)}`],
    follows: ['club/1', 'club/2'],
    cups: await some('competition_id', 'cups order by 1'),
    championships: await some('id', `competitions where kind = 'world-championship' and parent_id is null order by id`),
    picks: await some('id', 'draft_picks where player_id is null order by id limit 3'),
    raffles: await some('id', 'raffles order by id'),
    purchases: await some('id', 'purchases order by id'),
    sponsorships: ['club/1'],
    'custom-players': mias,
    admin: ['4', '1', '2'],
    calendars: await some('token', 'calendar_feeds limit 1'),
    'hall-of-fame': ['person/1', 'user/1'],
  };
}
