/** The part of a walk about users who work in hockey: coaches, scouts, agents, reporters. */
import { sql } from 'drizzle-orm';
import { giveMoney } from '../factories/money.ts';
import { playersOf, teamOf } from './squads.ts';
import type { Walk, Who } from './walk.ts';

const personOf = (walk: Walk, who: Exclude<Who, 'guest'>) =>
  walk.one(sql`select max(id) as value from persons where user_id = ${walk.idOf(who)}`);
const lastJob = (walk: Walk) => walk.one(sql`select max(id) as value from jobs where state = 'open'`);
const freePerson = (walk: Walk, kind: string, nationId?: number) =>
  walk.one(sql`select p.id as value from persons p where kind = ${kind} and retired_at is null and user_id is null
    and not exists (select from jobs where state = 'held' and person_id = p.id)
    ${nationId === undefined ? sql`` : sql`and nation_id = ${nationId}`} order by id limit 1`);

/** What the holder of a job asks for new terms. */
async function askedBy(walk: Walk, staff: string, who: Who, { id, role }: { id: number; role: string }) {
  const { jobs }: { jobs: { role: string; ask: number | null }[] } = await walk.use(staff, who, { id });
  return jobs.find((job) => job.role === role)?.ask;
}

export async function beginnings(walk: Walk): Promise<void> {
  const named = (lastname: string) => ({ firstname: 'Ada', lastname, nationId: 1 });
  await walk.use('jobs.begin', 'Head', { kind: 'coach', role: 'youth', ...named('Bergholm') });
  await walk.use('jobs.begin', 'Eye', { kind: 'scout', role: 'amateur', ...named('Lundgard') });
  await walk.use('jobs.begin', 'Agent', { kind: 'agent', ...named('Dahlborg') });
  await walk.use('jobs.begin', 'Writer', { kind: 'reporter', ...named('Quillen') });
  await walk.use('jobs.begin', 'Member', { kind: 'president', ...named('Holmberg') });
}

export async function coaching(walk: Walk): Promise<void> {
  const { season } = await walk.today();
  const id = await teamOf(walk, 2);
  const person = await personOf(walk, 'Head');
  const vacant = async (role: string) => {
    await walk.use('coaches.dismiss', 'Ole', { id, role });
    return lastJob(walk);
  };
  const [goalies, offense, youth] = [await vacant('goalie'), await vacant('offense'), await vacant('youth')];
  const terms = async (role: string) => {
    const applicants: { role: string; ask: number }[] = await walk.use('coaches.applicants', 'Ole', { id });
    const pay = applicants.find((one) => one.role === role)?.ask;
    return { id, role, personId: person, pay, untilSeason: season + 2 };
  };
  await walk.use('jobs.apply', 'Head', { id: goalies, letter: 'I love goalies.' });
  await walk.use('coaches.hire', 'Ole', await terms('goalie'));
  await walk.use('jobs.takeBack', 'Ole', { id: goalies, personId: person });
  await walk.use('jobs.apply', 'Head', { id: offense, letter: 'Or goals.' });
  await walk.use('jobs.withdraw', 'Head', { id: offense });
  await walk.use('jobs.require', 'Ole', { id: youth, minFit: 1 });
  await walk.use('jobs.apply', 'Head', { id: youth, letter: 'I love kids who skate.' });
  await walk.use('jobs.shortlist', 'Ole', { id: youth, personId: person, isShortlisted: true });
  await walk.use('jobs.interview', 'Head', { id: youth, answers: ['youth', 'youth', 'youth'] });
  await walk.use('coaches.hire', 'Ole', await terms('youth'));
  await walk.use('jobs.accept', 'Head', { id: youth });
  const better = { pay: await askedBy(walk, 'coaches.staff', 'Ole', { id, role: 'youth' }), untilSeason: season + 3 };
  await walk.use('coaches.extend', 'Ole', { id, role: 'youth', ...better });
  await shared(walk);
  await walk.use('jobs.answerTerms', 'Head', { kind: 'coach', isAccepted: true, ...better });
  await giveMoney(walk.database.db, { account: `person:${person}`, amount: 2_000_000 });
  await walk.use('purses.learn', 'Head', { kind: 'coach', course: 'offense', number: 1 });
  await walk.use('jobs.resign', 'Head', { kind: 'coach' });
  await walk.use('jobs.retire', 'Head', { kind: 'coach' });
}

export async function scouting(walk: Walk): Promise<void> {
  const { season } = await walk.today();
  const id = await teamOf(walk, 1);
  await walk.use('scouts.dismiss', 'Mia', { id, role: 'goaltending' });
  const [free] = await walk.use('scouts.search', 'Mia', { role: 'goaltending', free: 'true' });
  const hired = { personId: free.person.id, pay: free.ask, untilSeason: season + 1 };
  await walk.use('scouts.hire', 'Mia', { id, role: 'goaltending', ...hired });
  const pay = await askedBy(walk, 'scouts.staff', 'Mia', { id, role: 'amateur' });
  await walk.use('scouts.extend', 'Mia', { id, role: 'amateur', pay, untilSeason: season + 3 });
  const person = await personOf(walk, 'Eye');
  await walk.use('scouts.assign', 'Eye', { id: person, destination: { kind: 'age', age: 17 } });
  await walk.use('scouts.recall', 'Eye', { id: person });
  const [first, second] = await walk.all(
    sql`select id as value from players where status = 'amateur' order by id limit 2`,
  );
  for (const player of [first, second]) {
    await walk.run(sql`insert into sightings (person_id, player_id, season, looks, present, potential, error, strengths, weakness, last_day)
      select ${person}, ${player}, ${season}, 9, 51, 70, 3, '{1,2}', 3, ${season} * 63 + day from world`);
    await walk.use('reportSales.offer', 'Eye', { playerId: player, price: 4_000 });
  }
  const offerId = await walk.one(sql`select max(id) as value from report_offers`);
  await walk.use('reportSales.withdraw', 'Eye', { playerId: first });
  await walk.use('reportSales.buy', 'Mia', { id, offerId, price: 4_000 });
  const saleId = await walk.one(sql`select max(id) as value from report_sales`);
  await walk.use('reportSales.rate', 'Mia', { id, saleId, stars: 4 });
}

export async function agents(walk: Walk): Promise<void> {
  const person = await personOf(walk, 'Agent');
  const squad = await playersOf(walk, await teamOf(walk, 2));
  const [second = 0, third = 0] =
    await walk.all(sql`select c.player_id as value from contracts c join players p on p.id = c.player_id, world w
    where c.club_id = 2 and c.to_season = w.season_number and p.team_id = ${await teamOf(walk, 2)} order by c.salary, p.id limit 2`);
  const first = squad.find((player) => player !== second && player !== third);
  await walk.run(sql`delete from representations where player_id in (${first}, ${second}, ${third})`);
  await walk.use('agents.represent', 'Agent', { id: first, rate: 3, seasons: 2 });
  await walk.use('agents.withdraw', 'Agent', { id: first });
  for (const player of [second, third]) {
    await walk.run(
      sql`insert into representations (player_id, person_id, rate, since_day, until_season) values (${player}, ${person}, 4, 1, 9)`,
    );
  }
  await walk.use('agents.setAsk', 'Agent', { id: second, ask: 1 });
  await walk.use('agents.setWishes', 'Agent', { id: second, clubIds: [1, 3] });
  await walk.run(sql`update players set morale = 5 where id = ${second}`);
  await walk.use('agents.askForTrade', 'Agent', { id: second });
  await walk.run(sql`update contracts set clause = 'no-trade-list' where player_id = ${second}`);
  await walk.use('agents.setNoTrade', 'Agent', { id: second, clubIds: [3, 4, 5] });
  await walk.use('agents.release', 'Agent', { id: third });
}

export async function press(walk: Walk): Promise<void> {
  const desk = await walk.one(sql`select id as value from desks where club_id = 1`);
  await walk.use('reporters.join', 'Writer', { id: desk });
  const mias = await teamOf(walk, 1);
  const article = {
    headline: 'All is well in town',
    body: 'The team skates, and the town sings about it every night, until the lights go out.',
    sources: '',
  };
  const { id, version } = await walk.use('articles.write', 'Writer', article);
  const saved = await walk.use('articles.save', 'Writer', {
    id,
    version,
    ...article,
    headline: 'All is very well in town',
  });
  await walk.use('articles.setPoll', 'Writer', {
    id,
    question: 'Is all well in town?',
    answers: ['Yes', 'No'],
    days: 3,
  });
  await walk.use('articles.dropPoll', 'Writer', { id });
  await walk.use('articles.setPoll', 'Writer', {
    id,
    question: 'Is all well in town?',
    answers: ['Yes', 'No'],
    days: 3,
  });
  await walk.use('articles.publish', 'Writer', { id, version: saved?.version ?? version + 1 });
  await walk.use('articles.vote', 'Fan', { id, answer: 0 });
  await walk.use('articles.comment', 'Fan', { id, text: 'It is.' });
  await walk.use('articles.markRead', 'Fan', { id });
  await walk.readBy(['Fan'], 'articles.comments', `/articles/${id}/comments`);
  await walk.use('articles.withdraw', 'Writer', { id });
  const questions = ['What went wrong last night?', 'Who plays in net tomorrow?'];
  const asked = await walk.use('interviews.ask', 'Writer', { id: mias, questions });
  await walk.use('interviews.answer', 'Mia', { id: asked.id, answers: ['Nothing at all.', 'You will see.'] });
  const again = await walk.use('interviews.ask', 'Writer', { id: await teamOf(walk, 2), questions });
  await walk.use('interviews.decline', 'Ole', { id: again.id });
  const [player] = await playersOf(walk, mias);
  await walk.use('rumors.tell', 'Writer', { kind: 'trade', playerId: player, teamId: null, days: 5 });
  await walk.use('reporters.leave', 'Writer');
}

/** A federation, its president, its members and its elections. */
export async function federation(walk: Walk): Promise<void> {
  const { season } = await walk.today();
  const nation = await walk.one(sql`select min(id) as value from federations`);
  const id = nation;
  const president = walk.idOf('Member');
  const person = await personOf(walk, 'Member');
  await walk.run(
    sql`update presidencies set person_id = ${person}, from_day = from_day - 30 where nation_id = ${id} and until_day is null`,
  );
  await walk.run(sql`update federations set president_id = ${person} where id = ${id}`);
  const today = await walk.absoluteDay();
  for (const user of [president, walk.idOf('Friend'), walk.idOf('Fan'), walk.idOf('Agent')]) {
    await walk.run(sql`insert into federation_members (nation_id, user_id, state, applied_on, joined_on)
      values (${id}, ${user}, 'member', ${today - 60}, ${today - 50})`);
  }
  await walk.use('federations.optIn', 'Fan', { id, isOptedIn: true });
  for (const isOpen of [false, true]) await walk.use('federations.setOpen', 'Member', { id, isOpen });
  await giveMoney(walk.database.db, { account: `federation:${id}`, amount: 5_000_000 });
  await walk.use('federations.apply', 'Kim', { id });
  await walk.use('federations.answerApplication', 'Member', { id, userId: walk.idOf('Kim'), isAccepted: true });
  await walk.use('federations.leave', 'Kim', { id });
  await walk.use('federations.proposeBudget', 'Member', {
    id,
    youth: 40,
    courses: 20,
    scouting: 20,
    hosting: 20,
    note: 'For the young.',
  });
  await walk.use('federations.voteOnBudget', 'Fan', { id, isFor: true });
  await walk.use('federations.appointGm', 'Member', { id, userId: walk.idOf('Fan') });
  await walk.use('federations.dismissGm', 'Member', { id });
  await walk.use('hosting.bid', 'Member', { id, pledge: 50_000, plea: 'We have ice all year.' });
  await walk.use('hosting.withdraw', 'Member', { id });
  const role = await walk.one<string>(
    sql`select role as value from jobs where kind = 'coach' and employer = 'nation' and nation_id = ${id} and state = 'held' order by id limit 1`,
  );
  const national = { id, role };
  await walk.use('coaches.extendForNation', 'Member', { ...national, pay: 550_000, untilSeason: season + 2 });
  await walk.use('coaches.dismissForNation', 'Member', national);
  await walk.use('coaches.hireForNation', 'Member', {
    ...national,
    personId: await freePerson(walk, 'coach'),
    pay: 300_000,
    untilSeason: season + 1,
  });
  for (const who of ['Friend', 'Fan'] as const) await walk.use('elections.recall', who, { id });
  await walk.days(1);
  const stood = { program: 'Rinks for every town, and ice time for every child.' };
  await walk.run(sql`insert into persons (kind, user_id, firstname, lastname, nation_id, birth_season, face, started_at)
    select kind, ${walk.idOf('Friend')}, 'Eva', 'Lindholm', nation_id, birth_season, face, started_at from persons where id = ${person}`);
  await walk.use('elections.stand', 'Friend', { id, ...stood });
  await walk.use('elections.standDown', 'Friend', { id });
  await walk.use('elections.stand', 'Friend', { id, ...stood });
  await walk.use('elections.stand', 'Member', { id, ...stood });
  await walk.days(8);
  await walk.use('elections.vote', 'Fan', {
    id,
    candidacyId: await walk.one(sql`select max(id) as value from candidacies`),
  });
}

/** The manager shares the bench of the juniors with their coach, who gets what the manager suggests. */
async function shared(walk: Walk): Promise<void> {
  const id = await teamOf(walk, 2, 'U21');
  await walk.use('lineups.share', 'Ole', { id, share: 'both' });
  const { lineup, tactics, orders, version } = await walk.use('lineups.find', 'Ole', { id });
  const suggested = { ...tactics, forecheck: tactics.forecheck === 'passive' ? 'balanced' : 'passive' };
  await walk.use('lineups.save', 'Ole', { id, lineup, tactics: suggested, orders }, { 'if-match': `"${version}"` });
  await walk.use('lineups.dismissSuggestion', 'Head', { id });
}
