import type { ElectionView } from '#domains/election/contract.ts';
import { ArticleBody } from '#web/features/markup/article-body.tsx';
import { useNamed } from '#web/features/markup/use-named.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Words } from '#web/ui/layout.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import css from './election.module.css';

type Candidate = ElectionView['candidates'][number];

/** Shows the programs of an election's candidates, on demand. */
export function Programs({ election: { season, cause, candidates } }: { election: ElectionView }) {
  const { t } = useTranslation('election');
  const named = useNamed(candidates.map(({ program }) => program));
  return (
    <details className={css.programs}>
      <summary>
        {seasonLabel(season)} · {t(`cause.${cause}`)} · {t('programsOf', { count: candidates.length })}
      </summary>
      <ul>
        {candidates.map((candidate) => (
          <li key={candidate.id}>
            <Votes candidate={candidate} />
            {candidate.program ? <ArticleBody source={candidate.program} named={named} /> : <p>{t('noProgram')}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Lists the votes for each candidate of an election. */
export function VoteList({ candidates }: { candidates: readonly Candidate[] }) {
  const { t } = useTranslation('election');
  return (
    <Stack as="ul" gap="sm" aria-label={t('column.votes')}>
      {candidates.map((candidate) => (
        <li key={candidate.id}>
          <Votes candidate={candidate} />
        </li>
      ))}
    </Stack>
  );
}

/** Shows a candidate with the published votes. */
function Votes({ candidate: { person, votes, runoffVotes } }: { candidate: Candidate }) {
  const { t } = useTranslation('election');
  const told = [
    ...(votes === null ? [] : [t('votes', { count: votes })]),
    ...(runoffVotes === null ? [] : [t('runoffVotes', { count: runoffVotes })]),
  ];
  return (
    <>
      <PersonLink person={person} face /> <Words aside>{told.join(' · ')}</Words>
    </>
  );
}
