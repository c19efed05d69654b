import type { PresidentView } from '#domains/president/contract.ts';
import { BeginCareer } from '#web/features/job/begin-career.tsx';
import { type PERSON_SCREENS, PersonHeader } from '#web/features/person/person-header.tsx';
import { useAccent } from '#web/lib/accent.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FederationLink } from '#web/ui/federation-link.tsx';
import { MainAndSide } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** The head of every screen about a president. */
export function PresidentHeader({
  screen,
  president,
}: {
  screen: (typeof PERSON_SCREENS)['president'][number];
  president: PresidentView;
}) {
  const { t } = useTranslation('president');
  const { person, age, federation, offices } = president;
  useAccent(federation?.colors);
  return (
    <PersonHeader
      kind="president"
      screen={screen}
      person={person}
      does={t(federation ? 'does' : offices.length > 0 ? 'former' : 'free')}
      age={t('age', { age })}
      where={federation && <FederationLink nationId={federation.id} />}
    />
  );
}

/** Shown on a visit without a president: explains the career and, for the user's own, has the form that starts it. */
export function NoPresident() {
  const { t } = useTranslation('president');
  const isOwn = useIdParam() === undefined;
  const hint = (
    <EmptyState icon="flag" title={t('none')}>
      <p>{t('noneHint')}</p>
      <LinkButton to="/world/federations" mt="sm">
        {t('toList')}
      </LinkButton>
    </EmptyState>
  );
  return (
    <>
      <PageHeader title={t(isOwn ? 'does' : 'none')} />
      {isOwn ? (
        <MainAndSide>
          <BeginCareer kind="president" />
        </MainAndSide>
      ) : (
        hint
      )}
    </>
  );
}
