import type { forumNotifications as kinds } from '#domains/forum/kinds.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';

type Post = ParamsOf<typeof kinds>['forum-post'];

const to = ({ topicId, number }: Post) => `/forum/topic/${topicId}?post=${number}`;

export const notifications: RenderersOf<typeof kinds> = {
  'forum-answer': { icon: 'community', Words: said('forum', 'notice.answer'), to },
  'forum-mention': { icon: 'community', Words: said('forum', 'notice.mention'), to },
  'forum-topic': {
    icon: 'community',
    Words: said('forum', 'notice.topic'),
    to: ({ topicId, number }) => `/forum/topic/${topicId}?post=${number}`,
  },
  'forum-post': { icon: 'community', Words: said('forum', 'notice.post'), to },
};
