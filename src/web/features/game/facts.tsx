import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { gameDesk as kinds } from '#domains/game/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type ParamsOf, said } from '#web/lib/fact.tsx';

type Desk = FactOf<typeof kinds>;

export const desk: DeskRenderersOf<Desk> = {
  'game-today': { icon: 'puck', Words: GameToday, Go: said('club', 'desk.go.game-today') },
};

function GameToday({ opponent, venue }: ParamsOf<Desk>['game-today']) {
  const { t } = useTranslation('club');
  return t('desk.game-today', { opponent, venue: t(`desk.venue.${venue}`) });
}
