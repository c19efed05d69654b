import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { reporterDesk } from '#domains/reporter/kinds.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';

export const desk: DeskRenderersOf<FactOf<typeof reporterDesk>> = {
  'reporter-no-desk': { icon: 'community', Words: NoDesk, Go: GoChoose },
};

function NoDesk() {
  const { t } = useTranslation('reporter');
  return t('desk.none');
}

function GoChoose() {
  const { t } = useTranslation('reporter');
  return t('desk.go');
}
