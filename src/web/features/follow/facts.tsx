import type { followNotifications as kinds } from '#domains/follow/kinds.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';

type Params = ParamsOf<typeof kinds>;

export const notifications: RenderersOf<typeof kinds> = {
  'follow-news': { icon: 'community', Words: said('follow', 'notice.news'), to: ({ path }) => path },
  'follow-user-news': { icon: 'community', Words: UserNews, to: ({ userId }) => `/user/${userId}` },
  'follow-topic': {
    icon: 'community',
    Words: said('follow', 'notice.topic'),
    to: ({ topicId }) => `/forum/topic/${topicId}`,
  },
  'follow-article': {
    icon: 'community',
    Words: said('follow', 'notice.article'),
    to: ({ personId, articleId }) => `/reporter/${personId}?article=${articleId}`,
  },
};

function UserNews({ user, count }: Params['follow-user-news']) {
  const { t } = useTranslation('follow');
  return t('notice.news', { name: user, count });
}
