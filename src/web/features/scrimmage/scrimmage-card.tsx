import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import {
  MAX_DAYS_AHEAD,
  MIN_MINUTES_AHEAD,
  SCRIMMAGE_PACES,
  type ScrimmagePace,
} from '#domains/scrimmage/constants.ts';
import type { Opponent, ScrimmagesView } from '#domains/scrimmage/contract.ts';
import type { GameRef, TeamRef } from '#domains/shapes.ts';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClosedFeature } from '#web/lib/world.ts';
import { Crest } from '#web/ui/crest.tsx';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import { Invitations } from './invitations.tsx';
import { OpponentDialog } from './opponent-dialog.tsx';
import { OpponentWords } from './opponent-words.tsx';
import css from './scrimmage.module.css';
import { useScrimmage } from './use-scrimmage.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How often the card checks for a new invitation or an acceptance. */
const REFRESH_MS = 10_000;

/** Shows a scrimmage of the user's own team: live, by invitation, or among the latest. `isOffer`: offered to a new manager. */
export function ScrimmageCard({ team, isOffer }: { team: TeamRef; isOffer: boolean }) {
  const { t } = useTranslation('scrimmage');
  const closed = useClosedFeature('scrimmages');
  if (closed) return null;
  return (
    <Section title={t(isOffer ? 'offerTitle' : 'title')} isFlush>
      <Load
        from={api.scrimmages.list.queryOptions({
          input: { id: team.id },
          refetchInterval: REFRESH_MS,
          select: ({ data }) => data,
        })}
        skeleton={<div className={css.waiting} />}
      >
        {(view) => (
          <>
            <Invitations invitations={view.invitations} />
            <Stack gap="md" inset="lg" data-joe="scrimmage">
              {view.running ? <OnTheIce game={view.running} /> : <Start view={view} isOffer={isOffer} />}
              <Text aside>{t('nothing')}</Text>
            </Stack>
            {view.agreed.length > 0 && <Agreed games={view.agreed} team={team} />}
            {view.last.length > 0 && <Last games={view.last} />}
          </>
        )}
      </Load>
    </Section>
  );
}

function OnTheIce({ game }: { game: GameRef }) {
  const { t } = useTranslation('scrimmage');
  return (
    <>
      <h3 className={css.small}>{t('onTheIce')}</h3>
      <div className={css.running}>
        <GameScoreRow game={game} />
      </div>
      <Row gap="md">
        <LinkButton to="/game/{-$id}" params={{ id: String(game.id) }}>
          {t('watch')}
        </LinkButton>
      </Row>
    </>
  );
}

function Start({ view, isOffer }: { view: ScrimmagesView; isOffer: boolean }) {
  const { t } = useTranslation('scrimmage');
  const { team, suggestion } = view;
  const [chosen, setChosen] = useState<Opponent | null>(null);
  const [pace, setPace] = useState<ScrimmagePace>('quick');
  const [faceoffAt, setFaceoffAt] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const opponent = chosen ?? suggestion;
  const play = useScrimmage(
    (against: Opponent) => client.scrimmages.play({ id: team.id, opponentTeamId: against.team.id, pace, faceoffAt }),
    (against) => t('sent', { team: teamName(against.team) }),
  );
  if (!opponent) return <p>{t('nobody')}</p>;
  return (
    <>
      {isOffer && <p>{t('offer')}</p>}
      <Row gap="md">
        <Crest team={opponent.team} size={48} isDecoration />
        <OpponentWords opponent={opponent} isLinked />
        <RatingPill rating={opponent.overall} />
        <Button variant="default" onClick={() => setChoosing(true)}>
          {t('change')}
        </Button>
      </Row>
      <Row gap="md">
        <SegmentedControl
          aria-label={t('pace.label')}
          value={pace}
          data={SCRIMMAGE_PACES.map((value) => ({ value, label: t(`pace.${value}`) }))}
          onChange={(value) => setPace(SCRIMMAGE_PACES.find((one) => one === value) ?? 'quick')}
        />
        <TimeSelect value={faceoffAt} onChange={setFaceoffAt} />
        {/* Sending an invitation clears the choice; a game that has begun opens. */}
        <Button
          loading={play.isPending || (play.data?.data.gameId ?? null) !== null}
          onClick={() => play.mutate(opponent, { onSuccess: () => setChosen(null) })}
        >
          {t(opponent.manager !== null ? 'invite' : faceoffAt === null ? 'drop' : 'agree')}
        </Button>
      </Row>
      <OpponentDialog
        team={team}
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(one) => {
          setChosen(one);
          setChoosing(false);
          play.reset();
        }}
      />
    </>
  );
}

/** Chooses a full hour on the possible days of a scrimmage; null: as soon as both are ready. */
function TimeSelect({ value, onChange }: { value: string | null; onChange: (at: string | null) => void }) {
  const { t } = useTranslation('scrimmage');
  const format = useFormat();
  const hours = useMemo(() => {
    const first = Math.ceil((Date.now() + MIN_MINUTES_AHEAD * MINUTE_MS) / HOUR_MS);
    const count = MAX_DAYS_AHEAD * 24 - 1;
    return Array.from({ length: count }, (_, hour) => new Date((first + hour) * HOUR_MS).toISOString());
  }, []);
  return (
    <NativeSelect
      aria-label={t('when')}
      value={value ?? ''}
      data={[
        { value: '', label: t('atOnce') },
        ...hours.map((at) => ({ value: at, label: format.instant(at, 'weekday-time') })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}

/** Lists upcoming scrimmages, each with a way to cancel it. */
function Agreed({ games, team }: { games: readonly GameRef[]; team: TeamRef }) {
  const { t } = useTranslation('scrimmage');
  return (
    <div className={css.last}>
      <h3 className={css.small}>{t('agreed')}</h3>
      {games.map((game) => (
        <AgreedGame key={game.id} game={game} opponent={game.home.id === team.id ? game.away : game.home} />
      ))}
    </div>
  );
}

function AgreedGame({ game, opponent }: { game: GameRef; opponent: GameRef['home'] }) {
  const { t } = useTranslation('scrimmage');
  const callOff = useScrimmage(
    async () => void (await client.scrimmages.callOff({ id: game.id })),
    () => t('calledOff'),
  );
  return (
    <div className={css.agreed}>
      <GameScoreRow game={game} />
      <Button
        variant="default"
        aria-label={t('callOffTeam', { team: teamName(opponent) })}
        loading={callOff.isPending}
        onClick={() => callOff.mutate(undefined)}
      >
        {t('callOff')}
      </Button>
    </div>
  );
}

function Last({ games }: { games: readonly GameRef[] }) {
  const { t } = useTranslation('scrimmage');
  return (
    <div className={css.last}>
      <h3 className={css.small}>{t('last')}</h3>
      {games.map((game) => (
        <GameScoreRow key={game.id} game={game} />
      ))}
    </div>
  );
}
