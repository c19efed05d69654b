import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { PlayerCard } from '#domains/card/contract.ts';
import { MAX_JUNIOR_AGE } from '#domains/sponsorship/constants.ts';
import { SponsorBoard } from '#web/features/sponsorship/sponsor-board.tsx';
import { alert } from '#web/lib/alerts.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Text } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { playerName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import css from './card.module.css';
import { CardBack } from './card-back.tsx';
import { CardFront } from './card-front.tsx';
import { download, drawingOf, pictureOf } from './card-picture.ts';
import { WithCard } from './with-card.tsx';

/** Shows a trading card that can be turned over and saved as a picture. */
export function TradingCardScreen() {
  return <WithCard>{(card) => <TradingCard key={card.player.id} card={card} />}</WithCard>;
}

function TradingCard({ card }: { card: PlayerCard }) {
  const { t } = useTranslation('card');
  const [side, setSide] = useState<'front' | 'back'>('front');
  const front = useRef<HTMLDivElement>(null);
  const name = playerName(card.player);
  const turn = () => setSide(side === 'front' ? 'back' : 'front');
  const save = async (make: (front: SVGSVGElement) => Promise<Blob>, ending: string) => {
    const drawing = front.current?.querySelector('svg');
    if (!drawing) return;
    try {
      download(await make(drawing), `${name.replaceAll(/\s+/g, '-')}.${ending}`);
    } catch {
      alert('error', t('failed'));
    }
  };
  return (
    <>
      <PageHeader title={t('title', { player: name })} subject={name} />
      <div className={css.stage}>
        <div className={css.card} data-side={side}>
          {/* The side that is face down is hidden from the keyboard and from screen readers, too. */}
          <div
            className={css.face}
            data-side="front"
            ref={front}
            inert={side !== 'front'}
            aria-hidden={side !== 'front'}
          >
            <CardFront card={card} />
          </div>
          <div className={css.face} data-side="back" inert={side !== 'back'} aria-hidden={side !== 'back'}>
            <CardBack card={card} />
          </div>
        </div>
        <Row gap="md" justify="center">
          <Button onClick={turn} aria-pressed={side === 'back'}>
            {t('turn')}
          </Button>
          <Button variant="default" onClick={() => void save(pictureOf, 'png')}>
            {t('picture')}
          </Button>
          <Button variant="default" onClick={() => void save(drawingOf, 'svg')}>
            {t('drawing')}
          </Button>
        </Row>
        <Row gap="md" justify="center">
          <LinkButton to="/player/{-$id}" params={{ id: String(card.player.id) }} variant="subtle">
            {t('profile')}
          </LinkButton>
          <LinkButton to="/tcg-player-sheet" variant="subtle">
            {t('sheet')}
          </LinkButton>
        </Row>
        <Text tone="dim" words="center" prose>
          {t('rarityHint')}
        </Text>
      </div>
      {card.retiredAt === null && card.age <= MAX_JUNIOR_AGE && (
        <SponsorBoard subject={{ kind: 'junior', id: card.player.id }} />
      )}
    </>
  );
}
