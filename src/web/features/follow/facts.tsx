import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { followNotifications as kinds } from '#domains/follow/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof kinds>;
type Params = ParamsOf<Notification>;

export const notifications: RenderersOf<Notification> = {
  'follow-news': { icon: 'community', Words: News, to: ({ path }) => path },
  'follow-user-news': { icon: 'community', Words: UserNews, to: ({ userId }) => `/user/${userId}` },
  'follow-topic': { icon: 'community', Words: Topic, to: ({ topicId }) => `/forum/topic/${topicId}` },
  'follow-article': {
    icon: 'community',
    Words: Article,
    to: ({ personId, articleId }) => `/reporter/${personId}?article=${articleId}`,
  },
};

function News({ name, count }: Params['follow-news']) {
  const { t } = useTranslation('follow');
  return t('notice.news', { name, count });
}

function UserNews({ user, count }: Params['follow-user-news']) {
  const { t } = useTranslation('follow');
  return t('notice.news', { name: user, count });
}

function Topic({ user, title }: Params['follow-topic']) {
  const { t } = useTranslation('follow');
  return t('notice.topic', { user, title });
}

function Article({ person, headline }: Params['follow-article']) {
  const { t } = useTranslation('follow');
  return t('notice.article', { person, headline });
}
