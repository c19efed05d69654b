import { useTranslation } from '#web/lib/words.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AuthCard } from './auth-card.tsx';

export function DeletedScreen() {
  const { t } = useTranslation('auth');
  return (
    <AuthCard title={t('deleted.title')} intro={t('deleted.words')}>
      <LinkButton to="/auth/register">{t('deleted.register')}</LinkButton>
    </AuthCard>
  );
}
