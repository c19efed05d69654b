import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { playerDesk as kinds } from '#domains/player/kinds.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf } from '#web/lib/fact.tsx';

type Desk = FactOf<typeof kinds>;

export const desk: DeskRenderersOf<Desk> = {
  injury: { icon: 'bandage', Words: Injury, Go: GoToPlayer },
};

function Injury(params: ParamsOf<Desk>['injury']) {
  const { t } = useTranslation('club');
  return t('desk.injury', params);
}

function GoToPlayer() {
  const { t } = useTranslation('club');
  return t('desk.go.injury');
}
