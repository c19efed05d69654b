import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { forumNotifications as kinds } from '#domains/forum/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof kinds>;
type Post = ParamsOf<Notification>['forum-post'];

const to = ({ topicId, number }: Post) => `/forum/topic/${topicId}?post=${number}`;

export const notifications: RenderersOf<Notification> = {
  'forum-answer': { icon: 'community', Words: Answered, to },
  'forum-mention': { icon: 'community', Words: Mentioned, to },
  'forum-post': { icon: 'community', Words: Posted, to },
};

function Answered({ user, title }: Post) {
  const { t } = useTranslation('forum');
  return t('notice.answer', { user, title });
}

function Mentioned({ user, title }: Post) {
  const { t } = useTranslation('forum');
  return t('notice.mention', { user, title });
}

function Posted({ user, title }: Post) {
  const { t } = useTranslation('forum');
  return t('notice.post', { user, title });
}
