/** A president's mandate and its results: program, votes and budget. */

import type { PresidentProfile, PresidentView } from '#domains/president/contract.ts';
import { VoteList } from '#web/features/election/programs.tsx';
import { Shares } from '#web/features/federation/budget.tsx';
import { ArticleBody } from '#web/features/markup/article-body.tsx';
import { useNamed } from '#web/features/markup/use-named.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { FederationLink } from '#web/ui/federation-link.tsx';
import { Stack, Text, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';

/** Shows the program that won him the last election, and the votes for all candidates. */
export function Mandate({ view: { mandate, person, federation } }: { view: PresidentProfile }) {
  const { t } = useTranslation(['president', 'election', 'federation']);
  const program = mandate?.candidates.find((candidate) => candidate.person.id === person.id)?.program;
  const named = useNamed([program ?? '']);
  if (!mandate) return federation && <Section title={t('president:program')}>{t('president:noMandate')}</Section>;
  const { nationId, season, outcome, candidates, turnout } = mandate;
  return (
    <Section
      title={t('president:program')}
      aside={
        <span>
          <FederationLink nationId={nationId} /> {seasonLabel(season)}
        </span>
      }
    >
      <Stack gap="sm" hugs>
        {program ? <ArticleBody source={program} named={named} /> : <p>{t('election:noProgram')}</p>}
        {outcome && (
          <Words aside light>
            {t(`federation:origin.${outcome}`)}
            {turnout !== null && ` · ${t('president:turnout', { count: turnout })}`}
          </Words>
        )}
        {candidates.length > 1 && <VoteList candidates={candidates} />}
      </Stack>
    </Section>
  );
}

/** Shows the federation's budget of this season, and its members' current vote. */
export function SeasonBudget({ federation }: { federation: NonNullable<PresidentView['federation']> }) {
  const { t } = useTranslation(['president', 'federation']);
  const { inForce, isUsual, vote } = federation.budget;
  return (
    <Section
      title={t('federation:budget.inForce')}
      aside={
        <LinkButton
          to="/federation/overview/{-$id}"
          params={{ id: String(federation.id) }}
          search={{ tab: 'budget' }}
          size="xs"
          variant="default"
        >
          {t('federation:tab.budget')}
        </LinkButton>
      }
    >
      <Text bottom="md">{t(isUsual ? 'federation:budget.usual' : 'federation:budget.accepted')}</Text>
      <Shares shares={inForce} label={t('federation:budget.inForce')} />
      {vote && (
        <>
          <Text as="h3" top="lg" bottom="sm" size="lg">
            {t('president:budgetVote')}{' '}
            <Words aside light>
              {t('federation:budget.until', { day: vote.closesOn.day })}
            </Words>
          </Text>
          {vote.note && (
            <Text prose written>
              {vote.note}
            </Text>
          )}
          <Shares shares={vote.shares} label={t('president:budgetVote')} />
        </>
      )}
    </Section>
  );
}
