import { useQuery } from '@tanstack/react-query';
import { MAX_APPEAL, SAME_JUDGE_MS } from '#domains/moderation/constants.ts';
import type { OwnCase } from '#domains/moderation/contract.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { Restricted } from '#web/features/restriction/restricted.tsx';
import { api, client } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { ReportedText } from './reported-text.tsx';
import { SanctionLine } from './sanction-line.tsx';
import { useSubjectName } from './use-subject-name.ts';

/** Returns the title of the list of decisions against the user; null: there are none. */
export function useOwnCasesTitle(): string | null {
  const { t } = useTranslation('moderation');
  const { data } = useQuery(api.moderation.mine.queryOptions());
  return data && data.data.length > 0 ? t('own') : null;
}

/** Lists moderators' decisions against the user, with reason, duration and appeal; shows nothing if there are none. */
export function OwnCases() {
  const { t } = useTranslation('moderation');
  const { data } = useQuery(api.moderation.mine.queryOptions());
  if (!data || data.data.length === 0) return null;
  return (
    <Section title={t('own')}>
      <Stack gap="md" bottom="lg">
        <Restricted />
        {data.data.map((one) => (
          <Decided key={one.id} decided={one} />
        ))}
      </Stack>
    </Section>
  );
}

function Decided({ decided }: { decided: OwnCase }) {
  const { t } = useTranslation('moderation');
  const nameOf = useSubjectName();
  const { id, subject, snapshot, decision, rule, reason, sanction, appeal, mayAppeal, answer, answerReason } = decided;
  const send = useCommand(client.moderation.appeal, () => t('appealSent'), [api.moderation.key()]);
  return (
    <Stack as="article" gap="md">
      <strong>
        {nameOf(subject)} · {t(`act.${decision}`)}
      </strong>
      <ReportedText kind={subject} source={snapshot} />
      <p>{t('yours.rule', { rule: t(`rules.${rule}`) })}</p>
      {reason !== '' && <Text written>{t('removedFor', { reason })}</Text>}
      {decided.isRemoved && decision !== 'removed' && <p>{t('yours.removedToo')}</p>}
      {sanction && <SanctionLine sanction={sanction} />}
      {appeal !== '' && <Text written>{t('appealed', { text: appeal })}</Text>}
      {answer && <p>{t(`answer.${answer}`, { reason: answerReason })}</p>}
      {mayAppeal && (
        <>
          <p>{t('appealHint', { hours: SAME_JUDGE_MS / HOUR_MS })}</p>
          <Row gap="sm">
            <ReasonDialog
              title={t('appeal')}
              label={t('appealText')}
              max={MAX_APPEAL}
              isBusy={send.isPending}
              onSend={(text, close) => send.mutate({ id, text }, { onSuccess: close })}
            />
          </Row>
        </>
      )}
    </Stack>
  );
}
