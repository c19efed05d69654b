import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CupView } from '#domains/cup/contract.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { OpponentDialog } from '#web/features/scrimmage/opponent-dialog.tsx';
import { client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { useCup } from './use-cup.ts';

/**
 * Shows entry into a cup before its draw: enter, leave, or answer an invitation; its organizer invites teams, or
 * cancels the cup.
 */
export function EntryPanel({ cup }: { cup: CupView }) {
  const { t } = useTranslation('cup');
  const own = useUser()?.teams.find(({ id }) => id === cup.viewer.teamId);
  return (
    <Section title={t('entry')}>
      <Stack gap="md">
        <p>{t('entryOpen', { day: cup.firstDay })}</p>
        {cup.window === 'late-season' && <Text tone="dim">{t('playoffRule')}</Text>}
        {!cup.isOpen && <Text tone="dim">{t('byInvitation')}</Text>}
        {own && (cup.viewer.isOrganizer ? <Organizing cup={cup} team={own} /> : <Entering cup={cup} />)}
      </Stack>
    </Section>
  );
}

function Entering({ cup }: { cup: CupView }) {
  const { t } = useTranslation('cup');
  const { id, isOpen, entries, size, viewer } = cup;
  const { invitationId } = viewer;
  const enter = useCup(
    () => client.cups.enter({ id }),
    () => t('said.entered'),
  );
  const leave = useCup(
    () => client.cups.leave({ id }),
    () => t('said.left'),
  );
  const accept = useCup(
    (invitation: number) => client.invitations.accept({ id: invitation }),
    () => t('said.entered'),
  );
  const decline = useCup(
    (invitation: number) => client.invitations.decline({ id: invitation }),
    () => t('said.declined'),
  );
  const isBusy = [enter, leave, accept, decline].some(({ isPending }) => isPending);
  if (viewer.isEntered) {
    return (
      <Row gap="sm">
        <Button variant="default" disabled={isBusy} onClick={() => leave.mutate(undefined)}>
          {t('leave')}
        </Button>
      </Row>
    );
  }
  if (invitationId !== null) {
    return (
      <Row gap="sm">
        <Button disabled={isBusy} onClick={() => accept.mutate(invitationId)}>
          {t('accept')}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => decline.mutate(invitationId)}>
          {t('decline')}
        </Button>
      </Row>
    );
  }
  if (!isOpen || entries >= size) return null;
  return (
    <Row gap="sm">
      <Button disabled={isBusy} onClick={() => enter.mutate(undefined)}>
        {t('enter')}
      </Button>
    </Row>
  );
}

function Organizing({ cup, team }: { cup: CupView; team: TeamRef }) {
  const { t } = useTranslation('cup');
  const format = useFormat();
  const [isChoosing, setChoosing] = useState(false);
  const { id, entries, size, invited } = cup;
  const invite = useCup(
    (chosen: TeamRef) => client.cups.invite({ id, teamId: chosen.id }),
    (_, chosen) => t('said.invited', { team: teamName(chosen) }),
  );
  const callOff = useCup(
    () => client.cups.callOff({ id }),
    () => t('said.calledOff'),
  );
  return (
    <>
      <Row gap="sm">
        {entries < size && (
          <Button disabled={invite.isPending} onClick={() => setChoosing(true)}>
            {t('invite')}
          </Button>
        )}
        <ConfirmButton
          variant="default"
          disabled={callOff.isPending}
          question={t('callOffQuestion')}
          explanation={t('callOffExplanation')}
          confirmLabel={t('callOff')}
          onConfirm={() => callOff.mutate(undefined)}
        >
          {t('callOff')}
        </ConfirmButton>
      </Row>
      {invited.length > 0 && (
        <div>
          <Text as="h3" bottom="xs" strong>
            {t('invited')}
          </Text>
          <Stack as="ul" gap="sm">
            {invited.map(({ team: asked, expiresAt }) => (
              <li key={asked.id}>
                <TeamLink team={asked} />{' '}
                <Words tone="dim">{t('until', { until: format.instant(expiresAt, 'weekday-time') })}</Words>
              </li>
            ))}
          </Stack>
        </div>
      )}
      <OpponentDialog
        of="managers"
        team={team}
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => {
          setChoosing(false);
          invite.mutate(chosen.team);
        }}
      />
    </>
  );
}
