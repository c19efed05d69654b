import { Fragment } from 'react';
import type { NationId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Facts } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';

/** Lists the coaches of the national teams by job, with a link to where the president decides about them. */
export function NationalStaffList({ nationId }: { nationId: NationId }) {
  const { t } = useTranslation(['coach', 'job']);
  return (
    <Section title={t('coach:nation.staff')}>
      <Load from={api.coaches.nationStaff.queryOptions({ input: { id: nationId } })}>
        {({ data: { jobs } }) => (
          <Facts>
            {jobs.map(({ role, coach }) => (
              <Fragment key={role}>
                <dt>{t(`job:title.${role}`)}</dt>
                <dd>{coach ? <PersonLink person={coach.person} /> : t('job:post.vacant')}</dd>
              </Fragment>
            ))}
          </Facts>
        )}
      </Load>
      <LinkButton
        to="/federation/overview/{-$id}"
        params={{ id: String(nationId) }}
        search={{ tab: 'staff' }}
        size="xs"
        mt="sm"
      >
        {t('coach:nation.toStaff')}
      </LinkButton>
    </Section>
  );
}
