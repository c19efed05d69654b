import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { NationId } from '#engine/ids.ts';
import css from '#web/features/job/job.module.css';
import { api } from '#web/lib/api.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';

/** Who coaches the national teams, by job, and the way to where the president decides about them. */
export function NationalStaffList({ nationId }: { nationId: NationId }) {
  const { t } = useTranslation(['coach', 'job']);
  const query = useQuery(api.coaches.nationStaff.queryOptions({ input: { id: nationId } }));
  return (
    <Section title={t('coach:nation.staff')}>
      <Loaded query={query}>
        {({ data: { jobs } }) => (
          <ul className={css.list}>
            {jobs.map(({ role, coach }) => (
              <li key={role}>
                {t(`job:title.${role}`)} · {coach ? <PersonLink person={coach.person} /> : t('job:post.vacant')}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
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
