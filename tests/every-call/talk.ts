/** The part of a walk about what users say to each other, and about those who watch over it. */
import { sql } from 'drizzle-orm';
import { openCategories } from '#domains/forum/store/categories.ts';
import type { Walk } from './walk.ts';

export async function conversations(walk: Walk): Promise<void> {
  const [friend, member] = [walk.idOf('Friend'), walk.idOf('Member')];
  const { id } = await walk.use('messages.begin', 'Fan', { userIds: [friend], text: 'Did you see that goal?' });
  const last = () => walk.one(sql`select max(id) as value from comments`);
  await walk.use('messages.answer', 'Friend', { id, isAccepted: true });
  await walk.use('messages.typing', 'Friend', { id });
  await walk.use('messages.say', 'Friend', { id, text: 'I did.' });
  const said = await last();
  await walk.use('messages.edit', 'Friend', { id: said, text: 'I did!' });
  await walk.use('messages.read', 'Fan', { id, to: said });
  await walk.use('messages.hide', 'Fan', { id: said });
  await walk.use('messages.keep', 'Fan', { id, isMuted: true });
  await walk.use('messages.clear', 'Fan', { id });
  const group = await walk.use('messages.begin', 'Fan', {
    ...{ userIds: [friend, walk.idOf('Head')], name: 'The bench', text: 'Welcome.' },
  });
  await walk.use('messages.rename', 'Fan', { id: group.id, name: 'The long bench' });
  await walk.use('messages.add', 'Fan', { id: group.id, userId: member });
  await walk.use('messages.removeMember', 'Fan', { id: group.id, userId: member });
  await walk.use('messages.leave', 'Fan', { id: group.id });
}

export async function forum(walk: Walk): Promise<void> {
  await walk.inRows(openCategories);
  const category = (kind: string) =>
    walk.one(sql`select id as value from forum_categories where kind = ${kind} order by id limit 1`);
  const [categoryId, other, help] = [await category('hockey'), await category('off-topic'), await category('help')];
  const poll = { question: 'Who wins it?', options: ['We do', 'They do'], isMultiple: false, isPublic: false, days: 3 };
  const topic = await walk.use('forum.start', 'Fan', { categoryId, title: 'The cup race', text: 'Who wins it?', poll });
  const id = topic.topicId ?? topic.id;
  await walk.use('forum.post', 'Friend', { id, text: 'We do.' });
  const postId = await walk.one(sql`select max(id) as value from comments`);
  await walk.use('forum.edit', 'Friend', { id: postId, text: 'We do, again.' });
  await walk.use('forum.react', 'Fan', { id: postId, reaction: 'laugh', isOn: true });
  await walk.use('forum.bookmark', 'Fan', { id: postId, isOn: true });
  await walk.use('forum.markRead', 'Fan', { id, number: 2 });
  await walk.use('forum.markAllRead', 'Fan', {});
  await walk.use('forum.vote', 'Friend', { id, options: [0] });
  await walk.use('forum.rename', 'Fan', { id, title: 'The cup race, again' });
  await walk.use('forum.label', 'Fan', { id, language: 'en', tags: ['playoffs'] });
  await walk.use('forum.moderate', 'Boss', { id, isPinned: true });
  await walk.use('forum.move', 'Boss', { id, categoryId: other });
  const question = await walk.use('forum.start', 'Fan', {
    categoryId: help,
    title: 'How do lines work',
    text: 'Who knows?',
  });
  const asked = question.topicId ?? question.id;
  await walk.use('forum.post', 'Friend', { id: asked, text: 'Drag them.' });
  await walk.use('forum.solve', 'Fan', { id: asked, number: 2 });
  await walk.use('discussion.saveDraft', 'Fan', { kind: 'forum-topic', id, text: 'And so' });
}

export async function wishes(walk: Walk): Promise<void> {
  const wish = { title: 'A longer season', text: 'More games for all of us, please.' };
  const { id } = await walk.use('proposals.propose', 'Fan', wish);
  await walk.use('proposals.vote', 'Friend', { id, vote: 'for' });
  await walk.use('proposals.comment', 'Friend', { id, text: 'Yes, please.' });
  const comment = await walk.one(sql`select max(id) as value from comments`);
  await walk.use('discussion.remove', 'Friend', { id: comment });
  await walk.use('proposals.setStatus', 'Boss', { id, status: 'planned' });
  const second = await walk.use('proposals.propose', 'Friend', { ...wish, title: 'A shorter season' });
  await walk.use('proposals.remove', 'Friend', { id: second.id });
  await walk.use('help.ask', 'Fan', { topic: 'game', text: 'What is icing, and why?' });
  const question = await walk.one(sql`select max(id) as value from help_questions`);
  await walk.use('help.answer', 'Boss', { id: question, text: 'A puck shot from behind the red line.' });
}

export async function moderators(walk: Walk): Promise<void> {
  await walk.use('appointments.appoint', 'Boss', { userId: walk.idOf('Head'), role: 'moderator' });
  const topic = await walk.one(sql`select min(id) as value from topics`);
  const posts: number[] = [];
  for (const text of ['Buy my skates.', 'Buy my sticks.']) {
    await walk.use('forum.post', 'Member', { id: topic, text });
    posts.push(await walk.one(sql`select max(id) as value from comments`));
  }
  const report = async (id: number | undefined) => {
    await walk.use('moderation.report', 'Fan', { subject: { kind: 'comment', id }, reason: 'spam' });
    return walk.one(sql`select max(id) as value from moderation_cases`);
  };
  const first = await report(posts[0]);
  await walk.use('moderation.claim', 'Boss', { id: first });
  await walk.use('moderation.release', 'Boss', { id: first });
  await walk.use('moderation.claim', 'Boss', { id: first });
  await walk.use('moderation.decide', 'Boss', { id: first, decision: 'muted', rule: 'advertising', hours: 24 });
  await walk.use('moderation.appeal', 'Member', { id: first, text: 'They were my own.' });
  await walk.use('moderation.claim', 'Vice', { id: first });
  await walk.use('moderation.answer', 'Vice', { id: first, answer: 'upheld', reason: 'It was advertising.' });
  await walk.use('moderation.lift', 'Boss', { id: first });
  const staff = await walk.one(sql`select max(id) as value from appointments`).catch(() => 1);
  await walk.use('appointments.dismiss', 'Boss', { id: staff });
}
