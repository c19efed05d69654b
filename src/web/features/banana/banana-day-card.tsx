import { api, client } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded, worldQuery } from '#web/lib/world.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Section } from '#web/ui/section.tsx';

/** Lets admins declare a Banana Day. */
export function BananaDayCard() {
  const { t } = useTranslation('banana');
  const isOn = useWorldIfLoaded()?.isBananaDay === true;
  const start = useCommand(
    () => client.bananaDay.start(),
    () => t('admin.started'),
    [worldQuery.queryKey, api.admin.key(), api.bananaDay.key()],
  );
  return (
    <Section title={t('admin.title')}>
      <p>{t(isOn ? 'admin.on' : 'admin.words')}</p>
      {!isOn && (
        <ConfirmButton
          variant="default"
          question={t('admin.question')}
          explanation={<p>{t('admin.words')}</p>}
          confirmLabel={t('admin.start')}
          onConfirm={() => start.mutate(undefined)}
          loading={start.isPending}
        >
          {t('admin.start')}
        </ConfirmButton>
      )}
    </Section>
  );
}
