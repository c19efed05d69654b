import type { awardNews as kinds } from '#domains/awards/kinds.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';

export const news: RenderersOf<typeof kinds> = {
  'award-won': { icon: 'star', Words: said('awards', wayOfAward) },
  'title-won': { icon: 'star', Words: said('awards', ({ award }) => `title-won_${award}`) },
};

function wayOfAward({ award, firsts, ballots }: ParamsOf<typeof kinds>['award-won']) {
  const isUnanimous = firsts === ballots;
  if (award === 'manager' || award === 'sportsmanship')
    return isUnanimous ? (`award-won_${award}-unanimous` as const) : (`award-won_${award}` as const);
  return isUnanimous ? 'award-won_unanimous' : 'award-won_some';
}
