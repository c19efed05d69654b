import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Morning } from '#domains/morning/contract.ts';
import type { InjuryPart } from '#engine/match/events.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Words } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';

type Night = Morning['overnight'];

/** What has changed overnight, as chips: training and age, who was hurt and who is back, the rivals, and the assistant. */
export function Overnight({ night, more }: { night: Night; more?: ReactNode }) {
  const { t } = useTranslation('morning');
  return (
    <Section title={t('overnight')}>
      <Chips night={night} more={more} />
    </Section>
  );
}

/** The same without a card of its own. */
export function Chips({ night, more }: { night: Night; more?: ReactNode }) {
  const { t } = useTranslation(['morning', 'skills']);
  const { hurt, returned, rivals, acts } = night;
  const isQuiet = hurt.length + returned.length + rivals.length + acts === 0 && night.trained === 0 && !more;
  return (
    <Row gap="sm" close>
      {isQuiet && t('morning:quiet')}
      <Growth night={night} />
      {more}
      {hurt.map(({ player, part, days }) => (
        <Words key={player.id} chip="bad">
          {t('morning:hurt', {
            player: player.lastname,
            // The server sends only the engine's injuries.
            part: t(`skills:injuryPart.${part as InjuryPart}`),
            count: days,
          })}
        </Words>
      ))}
      {returned.map((player) => (
        <Words key={player.id} chip="good">
          {t('morning:returned', { player: player.lastname })}
        </Words>
      ))}
      {rivals.map((game) => (
        <Rival key={game.id} game={game} />
      ))}
      {acts > 0 && (
        <Words chip="tag">
          <Link to="/notifications">{t('morning:acts', { count: acts })}</Link>
        </Words>
      )}
    </Row>
  );
}

function Growth({ night: { trained, aged, gainers } }: { night: Night }) {
  const { t } = useTranslation('morning');
  const format = useFormat();
  const points = (hundredths: number) => format.signed(hundredths / 100, 1);
  const most = gainers.map(({ player, gain }) => `${player.lastname} ${points(gain)}`).join(', ');
  return (
    <>
      {trained !== 0 && (
        <Words
          chip={trained > 0 ? 'good' : 'bad'}
          data-tip={gainers.length > 0 ? t('gainers', { players: most }) : undefined}
        >
          {t('trained', { points: points(trained) })}
        </Words>
      )}
      {aged !== 0 && <Words chip="tag">{t('aged', { points: points(aged) })}</Words>}
    </>
  );
}

function Rival({ game }: { game: Night['rivals'][number] }) {
  const format = useFormat();
  return (
    <Words chip="tag">
      <Link to="/game/{-$id}" params={{ id: String(game.id) }}>
        {game.away.abbr} {format.score(game.awayScore, game.homeScore)} {game.home.abbr}
      </Link>
    </Words>
  );
}
