import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MAX_APPEAL } from '#domains/moderation/constants.ts';
import type { OwnCase } from '#domains/moderation/contract.ts';
import { api, client } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Row, Stack } from '#web/ui/layout.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './moderation.module.css';
import { useSubjectName } from './use-subject-name.ts';

/** What moderators have removed of the user's, why, and the appeal against it; nothing where there is none. */
export function OwnCases() {
  const { t } = useTranslation('moderation');
  const { data } = useQuery(api.moderation.mine.queryOptions());
  if (!data || data.data.length === 0) return null;
  return (
    <Section title={t('own')}>
      <Stack gap="md">
        {data.data.map((one) => (
          <Removed key={one.id} removed={one} />
        ))}
      </Stack>
    </Section>
  );
}

function Removed({
  removed: { id, subject, snapshot, reason, appeal, mayAppeal, answer, answerReason },
}: {
  removed: OwnCase;
}) {
  const { t } = useTranslation('moderation');
  const nameOf = useSubjectName();
  const send = useCommand(client.moderation.appeal, () => t('appealSent'), [api.moderation.key()]);
  return (
    <Stack as="article" gap="md">
      <strong>{nameOf(subject)}</strong>
      <p className={css.text}>{snapshot}</p>
      <p>{t('removedFor', { reason })}</p>
      {appeal !== '' && <p className={css.text}>{t('appealed', { text: appeal })}</p>}
      {answer && <p>{t(`answer.${answer}`, { reason: answerReason })}</p>}
      {mayAppeal && (
        <Row gap="sm">
          <ReasonDialog
            title={t('appeal')}
            label={t('appealText')}
            max={MAX_APPEAL}
            isBusy={send.isPending}
            onSend={(text, close) => send.mutate({ id, text }, { onSuccess: close })}
          />
        </Row>
      )}
    </Stack>
  );
}
