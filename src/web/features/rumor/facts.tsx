import type { rumorNews as kinds, rumorNotifications } from '#domains/rumor/kinds.ts';
import { pickWay } from '#web/features/news/pick-way.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';

export const news: RenderersOf<typeof kinds> = {
  'rumor-block': { icon: 'swap', Words: inOneOf('block') },
  'rumor-talks': { icon: 'community', Words: inOneOf('talks') },
  'rumor-expiring': { icon: 'calendar', Words: inOneOf('expiring') },
  'rumor-told': { icon: 'sign', Words: Told },
};

export const subject = 'office';

export const notifications: RenderersOf<typeof rumorNotifications> = {
  // Only settled rumors are shown.
  'rumor-checked': {
    icon: 'sign',
    Words: said('rumor', ({ truth }) => `checked.${truth === 'open' ? 'void' : truth}`),
  },
};

/** Words a line in one of three ways. */
function inOneOf(line: 'block' | 'talks' | 'expiring') {
  return said('rumor', ({ player }: { player: string }) => `${line}${pickWay(player, [0, 1, 2])}`);
}

function Told({ about, truth, ...params }: ParamsOf<typeof kinds>['rumor-told']) {
  const { t } = useTranslation('rumor');
  const told = t(`told.${about}`, params);
  return truth === 'open' ? told : `${told} ${t(`truth.${truth}`)}`;
}
