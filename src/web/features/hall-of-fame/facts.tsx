import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { hallNotifications, hallNews as kinds } from '#domains/hall-of-fame/kinds.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';

type News = FactOf<typeof kinds>;
type Notification = FactOf<typeof hallNotifications>;

export const news: RenderersOf<News> = {
  inducted: { icon: 'star', Words: said('hall-of-fame', 'inducted') },
  'builder-inducted': { icon: 'star', Words: BuilderInducted },
};

export const notifications: RenderersOf<Notification> = {
  'hall-elected': { icon: 'star', Words: Elected },
};

function BuilderInducted({ builder, career, votes, ballots }: ParamsOf<News>['builder-inducted']) {
  const { t } = useTranslation('hall-of-fame');
  return t('builderInducted', { builder, career: t(`builder.${career}`), votes, ballots });
}

function Elected({ career, votes, ballots }: ParamsOf<Notification>['hall-elected']) {
  const { t } = useTranslation('hall-of-fame');
  return t('elected', { career: t(`builder.${career}`), votes, ballots });
}
