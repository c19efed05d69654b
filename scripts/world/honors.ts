/** `world -- honors`: who won what with which statistics, season by season, for a fan who asks whether he would believe it. */
import { sql } from 'drizzle-orm';
import type { AwardLine } from '#domains/awards/contract.ts';
import { awardResults } from '#domains/awards/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import type { CareerFacts } from '#domains/hall-of-fame/contract.ts';
import { hallCandidates } from '#domains/hall-of-fame/tables.ts';
import { BROKEN_RECORDS, type BrokenRecord, SEASONS_BEFORE_RECORDS } from '#domains/history/constants.ts';
import { leagues } from '#domains/league/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import { goalieSeasons, seasonBests, skaterSeasons } from '#domains/stats/tables.ts';
import { findWorld } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { type Command, OperatorError, wholeNumber, withDatabase } from './command.ts';
import { type BookYear, bookOf, type Fall, fallsOf, type SeasonBest, type SeasonLine } from './records-falling.ts';

export const honorsCommand: Command = {
  summary: 'prints award winners with their statistics, the Hall of Fame and how many records fell, season by season',
  help: `npm run world -- honors [--seasons 10] [--league ID] [--json]

  --seasons N  the last so many seasons that have been voted on (1 to 100)
  --league ID  of which league (default: the first teams' league of tier 1)`,
  interrupted: 'Interrupted.',
  options: { seasons: { type: 'string' }, league: { type: 'string' } },
  run: ({ values }) =>
    withDatabase(values, async ({ db }) => {
      const seasons = wholeNumber(values, 'seasons', { least: 1, most: 100, otherwise: 10 });
      const first = await firstLeague(db);
      const leagueId = wholeNumber(values, 'league', { least: 1, most: 2 ** 31 - 1, otherwise: first });
      const report = await honorsOf(db, { seasons, leagueId });
      console.log(values['json'] ? JSON.stringify(report, null, 2) : honorsText(report));
      return 0;
    }),
};

export interface Winner {
  season: number;
  award: string;
  rank: number;
  honor: string;
  name: string;
  position: string | null;
  age: number | null;
  team: string;
  points: number;
  firsts: number;
  line: AwardLine;
}

export interface Honors {
  league: string;
  winners: Winner[];
  hall: { season: number; candidates: number; inducted: { name: string; position: string; facts: CareerFacts }[] }[];
  records: Fall[];
  /** Of all leagues. */
  book: BookYear[];
}

async function firstLeague(db: Database): Promise<number> {
  if (!(await findWorld(db))) throw new OperatorError('There is no world here yet: npm run world -- create');
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ${leagues} where level = 'PRO' order by tier, id limit 1`,
  );
  return rows[0]?.id ?? 0;
}

/** @throws OperatorError when there is no such league */
export async function honorsOf(
  db: Database,
  { seasons, leagueId }: { seasons: number; leagueId: number },
): Promise<Honors> {
  const { rows: named } = await db.execute<{ name: string; latest: number | null }>(sql`
    select name, (select max(season)::int from ${awardResults} r where r.league_id = l.id) as latest
    from ${leagues} l where l.id = ${leagueId}`);
  const [league] = named;
  if (!league) throw new OperatorError(`There is no league ${leagueId}.`);
  const since = (league.latest ?? 0) - seasons;
  const { rows: winners } = await db.execute<Winner & Record<string, unknown>>(sql`
    select r.season::int, r.award, r.rank::int, r.honor, coalesce(p.firstname || ' ' || p.lastname, o.firstname || ' ' || o.lastname, 'manager') as name,
      p.positions[1] as position, (r.season - p.birth_season)::int as age, t.abbr as team, r.points::int, r.firsts::int, r.line
    from ${awardResults} r join ${teams} t on t.id = r.team_id left join ${players} p on p.id = r.player_id
      left join ${persons} o on o.id = r.person_id
    where r.league_id = ${leagueId} and r.honor is not null and r.season > ${since}
    order by r.season, r.id`);
  const { rows: voted } = await db.execute<
    { season: number; name: string; position: string; isInducted: boolean; facts: CareerFacts } & Record<
      string,
      unknown
    >
  >(sql`
    select h.season::int, p.firstname || ' ' || p.lastname as name, p.positions[1] as position,
      h.is_inducted as "isInducted", h.facts
    from ${hallCandidates} h join ${players} p on p.id = h.player_id
    where h.season > ${since} and h.votes is not null order by h.season, h.votes desc, p.id`);
  const hall = [...Map.groupBy(voted, ({ season }) => season)].map(([season, all]) => {
    const inducted = all.filter(({ isInducted }) => isInducted);
    return {
      season,
      candidates: all.length,
      inducted: inducted.map(({ name, position, facts }) => ({ name, position, facts })),
    };
  });
  const records = fallsOf(await seasonLines(db, leagueId));
  return { league: league.name, winners, hall, records, book: bookOf(await seasonBestsOf(db)) };
}

/** What everybody has done in each regular season of the league. */
async function seasonLines(db: Database, leagueId: number): Promise<SeasonLine[]> {
  const { rows } = await db.execute<SeasonLine & Record<string, unknown>>(sql`
    select c.season::int, s.player_id as "playerId", sum(s.goals)::int as goals, sum(s.assists)::int as assists,
      0 as wins, 0 as shutouts
    from ${skaterSeasons} s join ${competitions} c on c.id = s.competition_id
    where c.kind = 'league' and c.league_id = ${leagueId} group by 1, 2
    union all
    select c.season::int, s.player_id, 0, 0, sum(s.wins)::int, sum(s.shutouts)::int
    from ${goalieSeasons} s join ${competitions} c on c.id = s.competition_id
    where c.kind = 'league' and c.league_id = ${leagueId} group by 1, 2`);
  return rows;
}

/** What is kept of the seasons that are over. */
async function seasonBestsOf(db: Database): Promise<SeasonBest[]> {
  const { rows } = await db.execute<SeasonBest & Record<string, unknown>>(sql`
    select season::int, league_id as "leagueId", kind, scope, statistic, value::int from ${seasonBests} where rank = 1`);
  return rows;
}

export function honorsText({ league, winners, hall, records, book }: Honors): string {
  const seasons = [...Map.groupBy(winners, ({ season }) => season)];
  const of = (statistic: BrokenRecord, { falls }: Fall) => falls.filter((fall) => fall.statistic === statistic).length;
  return [
    league,
    ...seasons.flatMap(([season, all]) => ['', `Season ${season}`, ...all.map(winnerText)]),
    '',
    'Hall of Fame (of all leagues): season, on the ballot, elected',
    ...hall.flatMap(({ season, candidates, inducted }) => [
      `${String(season).padStart(4)}${String(candidates).padStart(5)}${String(inducted.length).padStart(4)}`,
      ...inducted.map(
        ({ name, position, facts }) => `            ${name} (${position}): ${careerText(position, facts)}`,
      ),
    ]),
    '',
    `Records that fell: season, in a season, in a career (after ${SEASONS_BEFORE_RECORDS} seasons to begin with), and of what`,
    ...records.map((fall) =>
      [
        String(fall.season).padStart(4),
        ...(['season', 'career'] as const).map((scope) =>
          String(fall.falls.filter((one) => one.scope === scope).length).padStart(5),
        ),
        '   ',
        BROKEN_RECORDS.flatMap((statistic) => (of(statistic, fall) > 0 ? [statistic] : [])).join(', '),
      ].join(''),
    ),
    '',
    'The whole book (every league, statistic and stage): season, records, broken in a game, in a season; if no season were better than',
    'another; level of the best (100: of all seasons)',
    ...book.map(({ season, records: all, ofGame, ofSeason, byChance, level }) =>
      [
        String(season).padStart(4),
        ...[all, ofGame, ofSeason].map((count) => String(count).padStart(6)),
        byChance.toFixed(1).padStart(8),
        level.toFixed(1).padStart(8),
      ].join(''),
    ),
  ].join('\n');
}

function winnerText({ award, honor, rank, name, position, age, team, points, firsts, line }: Winner): string {
  const title = honor === award ? award : `${award} ${rank} (${honor})`;
  const who = position === null ? `${name} of ${team}` : `${name} (${position}, ${age}, ${team})`;
  const votes = points === 0 ? '' : ` · ${points} points, ${firsts} first`;
  return `  ${title.padEnd(30)}${who.padEnd(38)}${lineText(line)}${votes}`;
}

function lineText(line: AwardLine): string {
  if (line.kind === 'skater') {
    const { games, goals, assists, plusMinus, pim } = line;
    return `${games} GP ${goals}+${assists}=${goals + assists}, ${plusMinus >= 0 ? '+' : ''}${plusMinus}, ${pim} PIM`;
  }
  if (line.kind === 'goalie') {
    const { games, wins, shutouts, savePercentage, goalsAgainstAverage } = line;
    return `${games} GP ${wins} W ${shutouts} SO ${savePercentage.toFixed(3)} ${goalsAgainstAverage.toFixed(2)}`;
  }
  if (line.kind === 'coach') {
    const { wins, losses, overtimeLosses, rank, expectedRank } = line;
    return `${wins}-${losses}-${overtimeLosses}, place ${rank}${expectedRank === null ? '' : `, expected ${expectedRank}`}`;
  }
  return `${line.points} points, place ${line.rank}${line.isChampion ? ', champion' : ''}`;
}

function careerText(
  position: string,
  { seasons, games, goals, assists, wins, shutouts, cups, honors }: CareerFacts,
): string {
  const won = Object.entries(honors).map(([honor, times]) => (times === 1 ? honor : `${times} × ${honor}`));
  const did = position === 'G' ? `${wins} W, ${shutouts} SO` : `${goals}+${assists}=${goals + assists}`;
  return [
    `${seasons} ${seasons === 1 ? 'season' : 'seasons'}, ${games} GP`,
    did,
    cups === 1 ? '1 cup' : `${cups} cups`,
    ...won,
  ].join(', ');
}
