import { useUser } from '#web/lib/session.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { NationalStaff } from './national-staff.tsx';

/** Shows the coaches of a nation's teams; without an id those of the user's federation. */
export function NationalStaffScreen() {
  const { t } = useTranslation(['coach', 'screens']);
  const asked = useIdParam();
  const own = useUser()?.federation?.id ?? null;
  const id = asked === undefined ? own : asked;
  const world = useWorldIfLoaded();
  const name = id === null ? '' : (world?.nationById.get(id)?.name ?? '');
  const title = t('screens:/nation/coaching-staff/{-$id}');
  if (id === null) {
    return (
      <>
        <PageHeader title={title} />
        <EmptyState icon="flag" title={t(asked === undefined ? 'coach:nation.none' : 'coach:nation.unknown')}>
          <LinkButton to="/world/federations" mt="sm">
            {t('coach:nation.toList')}
          </LinkButton>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={title}
        subject={name}
        eyebrow={name}
        picture={<Flag nationId={id} size={48} isDecoration />}
        actions={
          <LinkButton to="/federation/overview/{-$id}" params={{ id: String(id) }} size="xs">
            {t('coach:nation.toFederation')}
          </LinkButton>
        }
      />
      <NationalStaff nationId={id} />
    </>
  );
}
