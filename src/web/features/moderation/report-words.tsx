import { useTranslation } from '#web/lib/words.ts';
import { ReportButton } from './report-button.tsx';
import { useSubjectName } from './use-subject-name.ts';

/** The flag that reports words shown among others; their kind says what it reports. */
export function ReportWords({ kind, id }: { kind: string; id: number }) {
  const { t } = useTranslation('moderation');
  return <ReportButton subject={{ kind, id }} label={t('reportWords', { subject: useSubjectName()(kind) })} isSmall />;
}
