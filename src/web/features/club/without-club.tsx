import { useTranslation } from 'react-i18next';
import { CareerDoors } from '#web/features/job/careers.tsx';
import { Stack } from '#web/ui/layout-grid.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { OwnDesk } from './overview/own-desk.tsx';

/** The overview of a user without a club: what waits for him elsewhere, his careers, and the clubs that he may take. */
export function WithoutClub() {
  const { t } = useTranslation('club');
  return (
    <>
      <PageHeader
        title={t('withoutClub.title')}
        details={t('withoutClub.hint')}
        actions={<LinkButton to="/club/choose">{t('withoutClub.choose')}</LinkButton>}
      />
      <Stack>
        <OwnDesk />
        <CareerDoors />
      </Stack>
    </>
  );
}
