/** A forum with a very large number of posts, made by SQL: for benchmarks that read it. */
import { sql } from 'drizzle-orm';
import { TOPIC } from '#domains/forum/constants.ts';
import type { Database } from '#platform/database/client.ts';

/** Posts of a median topic; one in a thousand topics is read by every user and has a hundred times as many. */
const POSTS_OF_TOPIC = 22;
const WORDS_OF_POST = 30;
/** Half of the words are from this list, the first ones most often; the others are rare ones, unlike each other. */
const COMMON =
  'goal save shift puck line rink period coach goalie trade draft pick power play penalty kill forecheck slot glove blade bench whistle crease point shot rebound screen tip cycle boards corner neutral zone entry faceoff overtime shootout roster waivers prospect contract cap';
const RARE_WORDS = 20_000;
/** Options of a poll. */
const OPTIONS = 5;

/**
 * Fills the forum up to this many posts, over a year, by all users in turns. Words are distributed as in natural language: a few
 * are in most posts, most in a few hundred.
 */
export async function fillWithPosts(db: Database, count: number): Promise<void> {
  const words = sql`string_to_array(${COMMON}::text, ' ')`;
  const topicCount = Math.ceil(count / POSTS_OF_TOPIC / 1.1);
  const index = await db.execute<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where indexname = 'post_words_by_word'`,
  );
  await db.execute(sql`drop index post_words_by_word`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select setseed(.42)`);
    await tx.execute(sql`
      insert into topics (category_id, user_id, title, language, is_pinned, solved_by, last_number, last_post_at, readers, created_at)
      select c.ids[1 + number % cardinality(c.ids)], u.ids[1 + number % cardinality(u.ids)],
        'Topic ' || number || ' on ' || c.words[1 + number % cardinality(c.words)],
        case when number % 4 = 0 then 'de' else 'en' end,
        number % 5000 = 0, case when number % 7 = 0 then 1 end,
        case when number % 1000 = 0 then 100 * ${POSTS_OF_TOPIC}::int else 1 + (random() * 2 * ${POSTS_OF_TOPIC}::int)::int end,
        now() - (${topicCount}::int - number) * interval '1 year' / ${topicCount}::int, 3,
        now() - (${topicCount}::int - number) * interval '1 year' / ${topicCount}::int
      from generate_series(1, ${topicCount}::int) as number,
        (select array_agg(id order by id) as ids, ${words} as words from forum_categories) as c,
        (select array_agg(id order by id) as ids from users) as u`);
    await tx.execute(sql`
      insert into comments (subject_kind, subject_id, user_id, text, part, created_at)
      select ${TOPIC}::text, t.id, u.ids[1 + (t.id * 31 + part * 7) % cardinality(u.ids)],
        (select string_agg(case when random() < .5
            then c.words[1 + (power(random(), 2) * (cardinality(c.words) - 1))::int + 0 * place]
            else 'w' || (power(random(), 3) * ${RARE_WORDS}::int)::int end, ' ')
          from generate_series(1, ${WORDS_OF_POST}::int) as place where t.id + part > 0),
        part, t.created_at
      from topics t, generate_series(1, t.last_number) as part, (select ${words} as words) as c,
        (select array_agg(id order by id) as ids from users) as u
      order by t.id, part
      limit ${count}::int`);
    await tx.execute(sql`
      update topics set last_number = said.last from (
        select subject_id, max(part) as last from comments where subject_kind = ${TOPIC}::text group by subject_id
      ) as said where said.subject_id = topics.id and said.last <> topics.last_number`);
    await tx.execute(sql`
      insert into post_words (comment_id, topic_id, user_id, language, posted_at, words)
      select c.id, t.id, c.user_id, t.language, c.created_at,
        case when part = 1 then setweight(to_tsvector(l.stems, t.title), 'A') else '' end || to_tsvector(l.stems, text)
      from comments c join topics t on t.id = c.subject_id
        cross join lateral (select case t.language when 'de' then 'german' else 'english' end::regconfig as stems) as l
      where c.subject_kind = ${TOPIC}::text`);
    // Every tenth topic has a public poll; in the topics that every user reads, all have voted.
    await tx.execute(sql`
      insert into topic_polls (topic_id, question, options, is_multiple, is_public, closes_at, votes, voters)
      select t.id, 'Who wins?', array_agg('Option ' || o order by o), false, true, now() - interval '1 day',
        array_agg((select count(*) from users u where (t.id % 1000 = 0 or t.id / 10 % 20 = u.id % 20)
          and u.id % ${OPTIONS}::int = o)::int order by o),
        (select count(*) from users u where t.id % 1000 = 0 or t.id / 10 % 20 = u.id % 20)::int
      from topics t, generate_series(0, ${OPTIONS}::int - 1) as o where t.id % 10 = 0 group by t.id`);
    await tx.execute(sql`
      insert into topic_votes (topic_id, user_id, option)
      select t.id, u.id, u.id % ${OPTIONS}::int from topics t, users u
      where t.id % 10 = 0 and (t.id % 1000 = 0 or t.id / 10 % 20 = u.id % 20)`);
    await tx.execute(sql`
      insert into topic_readers (user_id, topic_id, read_to, read_at)
      select u.id, t.id, t.last_number / 2, t.last_post_at from topics t, users u where t.id % 400 = u.id % 400`);
    await tx.execute(sql`
      insert into reactions (subject_kind, subject_id, part, user_id, reaction, created_at)
      select ${TOPIC}::text, subject_id, part, user_id, 'cheer', created_at from comments
      where subject_kind = ${TOPIC}::text and id % 3 = 0`);
  });
  await db.execute(sql.raw(String(index.rows[0]?.indexdef)));
  await db.execute('vacuum analyze');
}
