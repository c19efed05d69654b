import { useQuery } from '@tanstack/react-query';
import type { TeamId } from '#engine/ids.ts';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Lines, Row, Text, Words } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './history.module.css';

type Numbers = Answer<ApiClient['history']['numbers']>['data'];
type Candidate = Numbers['candidates'][number];

/** Shows a club's retired numbers; its manager may retire another. */
export function RetiredNumbers({ teamId }: { teamId: TeamId }) {
  const { t } = useTranslation('history');
  const query = useQuery(api.history.numbers.queryOptions({ input: { id: teamId } }));
  return (
    <Section title={t('numbers')} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={2} columns={2} />}>
        {({ data }) => <Numbers numbers={data} teamId={teamId} />}
      </Loaded>
    </Section>
  );
}

function Numbers({
  numbers: { retired, candidates, isOpen, abilities },
  teamId,
}: {
  numbers: Numbers;
  teamId: TeamId;
}) {
  const { t } = useTranslation('history');
  const mayRetire = abilities.numberPlayers && isOpen && candidates.length > 0;
  return (
    <>
      {retired.length === 0 ? (
        <Text nothing>{t('numbersNone')}</Text>
      ) : (
        <Lines>
          {retired.map(({ player, number, season }) => (
            <Row key={number} as="li" entry gap="sm" close inset="sm">
              <span className={css.number}>{number}</span>
              <PlayerLink player={player} face />
              <Words aside numeric push>
                {seasonLabel(season)}
              </Words>
            </Row>
          ))}
        </Lines>
      )}
      {mayRetire && (
        <>
          <h3 className={css.greats}>{t('greats')}</h3>
          <Lines>
            {candidates.map((candidate) => (
              <Great key={candidate.player.id} candidate={candidate} teamId={teamId} />
            ))}
          </Lines>
        </>
      )}
    </>
  );
}

function Great({ candidate: { player, number, games, isMember }, teamId }: { candidate: Candidate; teamId: TeamId }) {
  const { t } = useTranslation('history');
  const retire = useCommand(api.history.retireNumber.call, () => t('retired'), [api.history.key()]);
  return (
    <Row as="li" entry gap="sm" close inset="sm">
      <span className={css.number}>{number}</span>
      <PlayerLink player={player} face />
      <Words aside numeric push>
        {t('gamesFor', { count: games })}
        {isMember && ` · ${t('member')}`}
      </Words>
      <ConfirmButton
        size="compact-sm"
        variant="default"
        loading={retire.isPending}
        question={t('retireHis', { number, player: playerName(player) })}
        explanation={<p>{t('retireWhy')}</p>}
        confirmLabel={t('retire', { number })}
        onConfirm={() => retire.mutate({ id: teamId, playerId: player.id })}
      >
        {t('retire', { number })}
      </ConfirmButton>
    </Row>
  );
}
