import { useId } from 'react';
import type { PlayerCard } from '#domains/card/contract.ts';
import { readableOn } from '#web/lib/color.ts';
import { useTranslation } from '#web/lib/words.ts';
import { playerName, teamName } from '#web/ui/names.ts';
import css from './card.module.css';
import { CARD, colorsOf, FRAMES, fittingSize } from './card-look.ts';

/** The place of the face, one and a half times as high as wide. */
const FACE = { width: 372, height: 558, x: (CARD.width - 372) / 2, y: 116 } as const;
const LINE = 430;

/** The front of a card as one drawing, so that the card on screen, in print and as a download is the same picture. */
export function CardFront({ card }: { card: PlayerCard }) {
  const { t } = useTranslation(['card', 'common']);
  const id = useId();
  const { player, team, status, rarity, overall } = card;
  const [primary, secondary, accent] = colorsOf(card);
  const frame = FRAMES[rarity];
  const ink = readableOn(primary);
  const name = playerName(player);
  const belongs = team ? teamName(team) : t(`card:status.${status}`);
  const place = `${player.jerseyNumber === null ? '' : `#${player.jerseyNumber} · `}${t(`common:position.${player.position}`)}`;
  return (
    <svg
      className={css.front}
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      role="img"
      aria-label={t('card:shown', { player: name, side: t('card:side.front') })}
      fontFamily="'Barlow Condensed', 'Arial Narrow', sans-serif"
      fontWeight={700}
    >
      <defs>
        <linearGradient id={`${id}frame`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={frame.from} />
          <stop offset="0.5" stopColor={frame.to} />
          <stop offset="1" stopColor={frame.from} />
        </linearGradient>
        <clipPath id={`${id}inside`}>
          <rect x="26" y="26" width="578" height="828" rx="22" />
        </clipPath>
      </defs>
      <rect width={CARD.width} height={CARD.height} rx="36" fill={`url(#${id}frame)`} />
      <g clipPath={`url(#${id}inside)`}>
        <rect x="26" y="26" width="578" height="828" fill="#eef3f8" />
        <path d="M26 520 604 250v604H26z" fill={primary} opacity="0.22" />
        <path d="M26 610 604 340v26L26 636z" fill={accent} />
        <path d="M26 640 604 370v12L26 652z" fill={secondary} />
        <image data-face href={faceAddress(card)} {...FACE} />
        <rect x="26" y="664" width="578" height="190" fill={primary} />
        <rect x="26" y="658" width="578" height="10" fill={accent} />
      </g>
      <path d="M26 26h150v110l-75 38-75-38z" fill={primary} clipPath={`url(#${id}inside)`} />
      <text x="101" y="106" textAnchor="middle" fontSize="82" fill={ink}>
        {overall ?? '?'}
      </text>
      <text x="101" y="140" textAnchor="middle" fontSize="26" fill={ink}>
        {t('card:overall')}
      </text>
      <g transform="translate(578 68)">
        {Array.from({ length: frame.diamonds }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
          <path key={index} transform={`translate(${-14 - index * 34} 0)`} d="M0-16 12 0 0 16-12 0z" fill={frame.to} />
        ))}
        <text x="0" y="52" textAnchor="end" fontSize="28" fill="#26364b">
          {t(`card:rarity.${rarity}`)}
        </text>
      </g>
      <text x="52" y="738" fontSize={fittingSize(name, LINE + 90, 66)} fill={ink}>
        {name}
      </text>
      <text x="52" y="786" fontSize={fittingSize(belongs, LINE, 38)} fill={ink}>
        {belongs}
      </text>
      <text x="52" y="828" fontSize="30" fontWeight={600} fill={ink}>
        {place}
      </text>
    </svg>
  );
}

function faceAddress({ player }: PlayerCard): string {
  return `/api/players/${player.id}/face.svg${player.teamId === null ? '' : `?team=${player.teamId}`}`;
}
