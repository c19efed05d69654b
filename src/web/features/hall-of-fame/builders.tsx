import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BuilderFacts, BuilderMember } from '#domains/hall-of-fame/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { PersonFace } from '#web/ui/face.tsx';
import { Text } from '#web/ui/layout.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import css from './hall.module.css';
import { Wall } from './wall.tsx';

/** Lists members inducted as builders, newest first. */
export function Builders() {
  const { t } = useTranslation('hall-of-fame');
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(api.hallOfFame.builders.queryOptions({ input: { page }, placeholderData: keepPreviousData }));
  return (
    <Wall query={query} empty={{ title: t('buildersEmptyTitle'), words: t('buildersEmpty') }}>
      {(member) => <BuilderPlaque key={member.id} member={member} />}
    </Wall>
  );
}

/** A builder's plaque on the wall. */
export function BuilderPlaque({ member }: { member: BuilderMember }) {
  const { t } = useTranslation('hall-of-fame');
  const format = useFormat();
  const { person, season, votes, ballots, facts } = member;
  return (
    <article className={css.plaque}>
      {person && <PersonFace person={person} width={88} isDecoration />}
      <div>
        <Text as="h2" size="xl">
          <BuilderName builder={member} />
        </Text>
        <Text strong>
          {t('classOf', { season })} · {t(`builder.${facts.kind}`)}
        </Text>
        <BuilderLines facts={facts} />
        <Text aside>
          {t('votes', { votes, ballots, share: format.percent((100 * votes) / Math.max(1, ballots), 0) })}
        </Text>
      </div>
    </article>
  );
}

export function BuilderName({ builder: { person, user } }: { builder: Pick<BuilderMember, 'person' | 'user'> }) {
  if (person) return <PersonLink person={person} flag />;
  return user && <UserLink user={user} />;
}

/** A builder's achievements, in a few lines. */
export function BuilderLines({ facts }: { facts: BuilderFacts }) {
  const { t } = useTranslation('hall-of-fame');
  const { firstSeason, lastSeason, seasons } = facts;
  return (
    <>
      <p>{t('span', { first: seasonLabel(firstSeason), last: seasonLabel(lastSeason), count: seasons })}</p>
      <p>
        <Deeds facts={facts} />
      </p>
    </>
  );
}

function Deeds({ facts }: { facts: BuilderFacts }) {
  const { t } = useTranslation('hall-of-fame');
  const format = useFormat();
  switch (facts.kind) {
    case 'coach':
    case 'manager':
      return [t('did.won', facts), ...(facts.cups > 0 ? [t('cups', { count: facts.cups })] : [])].join(' · ');
    case 'scout':
      return t('did.scout', facts);
    case 'agent':
      return t('did.agent', { count: facts.deals, dollars: format.shortMoney(facts.dollars) });
    case 'reporter':
      return [
        t('did.articles', { count: facts.articles }),
        t('did.readers', { count: facts.readers }),
        t('did.prizes', { count: facts.months + facts.prizes }),
      ].join(' · ');
    case 'president':
      return t('did.president', facts);
  }
}
