import type { ScoutLine } from '#domains/scout/contract.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Shows how often a scout's calls came true. */
export function TrackRecord({ scout: { calls, callsRight } }: { scout: Pick<ScoutLine, 'calls' | 'callsRight'> }) {
  const { t } = useTranslation('scout');
  if (calls === 0) return t('record.none');
  return t('record.right', { right: callsRight, calls, share: Math.round((callsRight / calls) * 100) });
}
