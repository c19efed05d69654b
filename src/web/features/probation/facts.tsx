import { BUILDABLE, type Buildable } from '#domains/facilities/constants.ts';
import type { probationDesk, probationNews, probationNotifications } from '#domains/probation/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';

export const news: RenderersOf<typeof probationNews> = {
  'board-reversed': { icon: 'office', Words: said('probation', 'former.news') },
};

export const subject = 'club';

export const notifications: RenderersOf<typeof probationNotifications> = {
  'former-act': { icon: 'office', Words: FormerAct, to: '/office/finances?tab=board' },
};

export const desk: DeskRenderersOf<typeof probationDesk> = {
  probation: { icon: 'office', Words: ProbationLeft, Go: said('probation', 'go') },
  'former-acts': { icon: 'office', Words: said('probation', 'former.desk'), Go: said('probation', 'former.go') },
};

function ProbationLeft({ daysLeft, hoursLeft, isFast }: ParamsOf<typeof probationDesk>['probation']) {
  const { t } = useTranslation('probation');
  const days = daysLeft > 0 ? t(isFast ? 'left.actDays' : 'left.days', { count: daysLeft }) : '';
  const hours = hoursLeft > 0 || daysLeft === 0 ? t('left.hours', { count: Math.max(1, hoursLeft) }) : '';
  return t('desk', { time: days && hours ? t('left.both', { days, hours }) : days || hours });
}

function FormerAct({ act }: ParamsOf<typeof probationNotifications>['former-act']) {
  const { t } = useTranslation('probation');
  const format = useFormat();
  return t(`former.${act.what}`, {
    amount: act.what === 'loan' ? format.money(act.amount) : '',
    name: nameOf(act, (facility) => t(`facility.${facility}`)),
    level: act.what === 'facility' ? act.level : 0,
  });
}

function nameOf(
  act: ParamsOf<typeof probationNotifications>['former-act']['act'],
  nameOfFacility: (facility: Buildable) => string,
) {
  switch (act.what) {
    case 'facility': {
      const built = BUILDABLE.find((one) => one === act.facility);
      return built ? nameOfFacility(built) : act.facility;
    }
    case 'waiver':
      return act.player;
    case 'trade':
      return act.team;
    default:
      return '';
  }
}
