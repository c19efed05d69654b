import { useTranslation } from '#web/lib/words.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AuthCard } from './auth-card.tsx';

export function DeactivatedScreen() {
  const { t } = useTranslation('auth');
  return (
    <AuthCard title={t('deactivated.title')} intro={t('deactivated.words')}>
      <LinkButton to="/auth/login">{t('deactivated.back')}</LinkButton>
    </AuthCard>
  );
}
