import type { FederationView } from '#domains/federation/contract.ts';
import { client } from '#web/lib/api.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Stack, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { useMemberCommand } from './use-member-command.ts';

/**
 * Shows the general manager of the national teams, with a link to their lines; the president can dismiss them here, or
 * appoint a member.
 */
export function GeneralManager({ view: { id, abilities, generalManager } }: { view: FederationView }) {
  const { t } = useTranslation('federation');
  const dismiss = useMemberCommand(client.federations.dismissGm, () => t('gm.dismissedSaid'));
  return (
    <Section
      title={t('gm.title')}
      aside={
        <LinkButton to="/nation/lineups/{-$id}" params={{ id: String(id) }} size="xs" variant="default">
          {t('gm.lines')}
        </LinkButton>
      }
    >
      <Stack gap="sm" hugs>
        {generalManager ? (
          <>
            <UserLink user={generalManager.user} />
            <Words aside>{t('gm.since', { season: seasonLabel(generalManager.sinceSeason) })}</Words>
          </>
        ) : (
          <>
            <strong>{t('gm.none')}</strong>
            <Words aside>{t(abilities.preside ? 'gm.noneHint' : 'gm.noneOther')}</Words>
          </>
        )}
        {abilities.preside && generalManager && (
          <ConfirmButton
            size="xs"
            variant="default"
            loading={dismiss.isPending}
            question={t('gm.dismissQuestion', { name: generalManager.user.name })}
            explanation={t('gm.dismissExplanation')}
            confirmLabel={t('gm.dismiss')}
            onConfirm={() => dismiss.mutate({ id })}
          >
            {t('gm.dismiss')}
          </ConfirmButton>
        )}
        {abilities.preside && !generalManager && (
          <LinkButton
            to="/federation/overview/{-$id}"
            params={{ id: String(id) }}
            search={{ tab: 'members' }}
            size="xs"
          >
            {t('gm.find')}
          </LinkButton>
        )}
      </Stack>
    </Section>
  );
}
