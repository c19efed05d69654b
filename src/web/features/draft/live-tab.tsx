import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AmateurView, DraftView, PickView } from '#domains/draft/contract/shapes.ts';
import { POSITIONS } from '#engine/player/skills.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MainAndSide, Stack, Text, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load, Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { BandCell } from './amateur-columns.tsx';
import css from './draft.module.css';
import { DraftClock } from './draft-clock.tsx';
import { HoldDraft } from './hold-draft.tsx';
import { PickReactions } from './pick-reactions.tsx';
import { LeagueSelect, useDraft, useDraftLeague, useOwnClubId, useTeamsOf } from './use-draft.tsx';
import { useLiveDraft } from './use-live-draft.ts';

/** Numbers of candidates and picks listed. */
const SHOWN = { candidates: 15, picks: 12 } as const;

/** Shows the draft live: the clock, the team on the clock, the latest picks, and the user's own pick. */
export function LiveTab() {
  const query = useDraft(useDraftLeague());
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={12} columns={3} />}>
      {({ data }) => <Live draft={data} />}
    </Loaded>
  );
}

function Live({ draft }: { draft: DraftView }) {
  const { t } = useTranslation('draft');
  const status = draft.draft?.status;
  useLiveDraft(draft.leagueId, status === 'done' || draft.draft === null);
  if (status !== 'live') {
    return (
      <Section title={t('tab.Live')} aside={<LeagueSelect />}>
        <EmptyState icon="clock" title={t(status === 'done' ? 'liveDone' : 'liveLater')}>
          {t(status === 'done' ? 'liveDoneWords' : 'liveLaterWords')}
        </EmptyState>
        {status !== 'done' && <HoldDraft isRunning={false} hasBegun={false} />}
        {status !== 'done' && <DraftClock />}
      </Section>
    );
  }
  return (
    <MainAndSide>
      <OnTheClock draft={draft} />
      <Stack>
        <Chosen draft={draft} />
        <DraftClock />
      </Stack>
    </MainAndSide>
  );
}

function OnTheClock({ draft }: { draft: DraftView }) {
  const { t } = useTranslation('draft');
  const teams = useTeamsOf(draft);
  const clubId = useOwnClubId(draft);
  const pick = draft.picks.find(({ spot }) => spot === draft.draft?.spot);
  const team = pick && teams.get(pick.ownerClubId);
  const isMine = clubId !== null && pick?.ownerClubId === clubId;
  const own = useUser();
  // Clubs trade within their league, and can trade picks until they are used.
  const mayTrade = pick && team && !isMine && own?.team && own.proLeague?.id === team.leagueId;
  const next = draft.picks.find(({ spot, ownerClubId }) => ownerClubId === clubId && (spot ?? 0) > (pick?.spot ?? 0));
  return (
    <Section title={t('onTheClock')} aside={<LeagueSelect />}>
      <div className={css.clock} data-mine={isMine || undefined}>
        <span className={css.spot}>{t('pickNumber', { spot: pick?.spot ?? 0 })}</span>
        {team && <TeamLink team={team} />}
        {draft.draft?.clockEndsAt && <Countdown until={draft.draft.clockEndsAt} />}
        {clubId !== null && <HoldDraft isRunning={draft.draft?.clockEndsAt !== null} hasBegun />}
      </div>
      <p role="status" className={css.turn}>
        {isMine ? t('yourTurn') : next ? t('yourNext', { spot: next.spot ?? 0 }) : ''}
      </p>
      {mayTrade && (
        <p>
          <LinkButton
            variant="default"
            size="xs"
            to="/trade/team/{-$id}"
            params={{ id: String(team.id) }}
            search={{ pick: pick.id }}
          >
            {t('tradeForPick')}
          </LinkButton>
        </p>
      )}
      {clubId !== null && <Candidates draft={draft} pick={isMine ? pick : undefined} />}
    </Section>
  );
}

/** Lists the best available on the user's own board, optionally of one position; with buttons while the user is on the clock. */
function Candidates({ draft, pick }: { draft: DraftView; pick: PickView | undefined }) {
  const { t } = useTranslation(['draft', 'common']);
  const queries = useQueryClient();
  const taken = new Set(draft.picks.flatMap(({ player }) => player?.id ?? []));
  const [position, setPosition] = useState('');
  const [shown, setShown] = useState<number>(SHOWN.candidates);
  const isLeft = ({ player, taken: already }: AmateurView) =>
    already === null && !taken.has(player.id) && (position === '' || player.position === position);
  const choose = useMutation({
    mutationFn: ({ player }: AmateurView) =>
      client.draft.pick({ id: draft.draft?.id ?? 0, spot: pick?.spot ?? 0, playerId: player.id }),
    onSuccess: (_answer, { player }) => alert('success', t('draft:chosen', { player: playerName(player) })),
    onError: (error) => alert('error', messageOf(error, t('common:notSaved'))),
    onSettled: () => queries.invalidateQueries({ queryKey: api.draft.key() }),
  });
  return (
    <Load from={api.draft.board.queryOptions()} skeleton={<LoadingTable rows={8} columns={3} />}>
      {({ data }) => (
        <>
          <NativeSelect
            size="xs"
            maw={240}
            mb={8}
            label={t('draft:fromPosition')}
            value={position}
            data={[
              { value: '', label: t('draft:anyPosition') },
              ...POSITIONS.map((each) => ({ value: each, label: t(`common:position.${each}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => setPosition(value)}
          />
          <ol className={css.candidates} aria-label={t('draft:best')}>
            {data.prospects
              .filter(isLeft)
              .slice(0, shown)
              .map((amateur) => (
                <li key={amateur.player.id}>
                  <PlayerLink player={amateur.player} name="fit" face flag />
                  <Words tone="dim">{amateur.player.position}</Words>
                  <BandCell band={amateur.potential} />
                  {pick && (
                    <Button
                      size="xs"
                      loading={choose.isPending}
                      aria-label={t('draft:chooseHim', { player: playerName(amateur.player) })}
                      onClick={() => choose.mutate(amateur)}
                    >
                      {t('draft:choosePlayer')}
                    </Button>
                  )}
                </li>
              ))}
          </ol>
          {data.prospects.filter(isLeft).length > shown && (
            <Button variant="default" onClick={() => setShown(shown + SHOWN.candidates)}>
              {t('draft:showMore')}
            </Button>
          )}
        </>
      )}
    </Load>
  );
}

/** Lists the latest picks. */
function Chosen({ draft }: { draft: DraftView }) {
  const { t } = useTranslation('draft');
  const teams = useTeamsOf(draft);
  const made = draft.picks.filter(({ player }) => player !== null).slice(-SHOWN.picks);
  return (
    <Section title={t('lastPicks')}>
      {made.length === 0 ? (
        <Text tone="dim">{t('noPicks')}</Text>
      ) : (
        <ol className={css.made}>
          {made.toReversed().map(({ id, spot, player, ownerClubId }) => {
            const team = teams.get(ownerClubId);
            return (
              <li key={id} className={css.madePick}>
                <span className={css.spot}>{spot}</span>
                {player && <PlayerLink player={player} name="short" face flag />}
                {team && <TeamLink team={team} name="abbr" />}
                {player && <PickReactions leagueId={draft.leagueId} pickId={id} name={playerName(player)} />}
              </li>
            );
          })}
        </ol>
      )}
    </Section>
  );
}
