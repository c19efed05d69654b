import { Button } from '@mantine/core';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { AnswerForm } from './answer-form.tsx';

/** Opens a reporter's questions from their row on the desk. */
export function AnswerFromDesk({ interviewId, reporter }: { interviewId: number; reporter: string }) {
  const { t } = useTranslation('interview');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" aria-label={`${t('answer')}: ${reporter}`} onClick={() => setOpen(true)}>
        {t('answer')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`${t('answer')}: ${reporter}`}>
        <Load from={api.interviews.mine.queryOptions()} skeleton={<LoadingTable rows={3} />}>
          {({ data: { toAnswer } }) => {
            const interview = toAnswer.find(({ id }) => id === interviewId);
            return interview ? <AnswerForm interview={interview} /> : null;
          }}
        </Load>
      </Dialog>
    </>
  );
}
