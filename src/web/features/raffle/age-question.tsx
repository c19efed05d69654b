import { Button } from '@mantine/core';
import { ADULT_AGE, MINOR_DAYS } from '#domains/account/constants.ts';
import { api } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';

/** Asks for the user's age, once, where it matters. @param changes keys of the queries that the answer changes */
export function AgeQuestion({ changes }: { changes: readonly (readonly unknown[])[] }) {
  const { t } = useTranslation('raffle');
  const declare = useCommand(api.account.declareAge.call, () => t('age.saved'), changes);
  return (
    <Section title={t('age.title')}>
      <Stack gap="md" justify="start">
        <p>{t('age.question', { age: ADULT_AGE })}</p>
        <p>{t('age.hint', { age: ADULT_AGE, days: MINOR_DAYS })}</p>
        <Row gap="md">
          <Button loading={declare.isPending} onClick={() => declare.mutate({ isAdult: true })}>
            {t('age.adult', { age: ADULT_AGE })}
          </Button>
          <Button variant="default" loading={declare.isPending} onClick={() => declare.mutate({ isAdult: false })}>
            {t('age.minor', { age: ADULT_AGE })}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}
