import { Link } from '@tanstack/react-router';
import type { PlayerId } from '#engine/ids.ts';
import { figuresOf } from '#web/features/card/card-look.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';

/** Sums up the career of a retired player. */
export function CareerTiles({ playerId }: { playerId: PlayerId }) {
  const { t } = useTranslation(['player', 'stats']);
  const format = useFormat();
  return (
    <Load from={api.card.find.queryOptions({ input: { id: playerId } })} skeleton={<LoadingTable />}>
      {({ data: card }) => (
        <Section
          title={t('player:careerTotals', { count: card.career.seasons })}
          aside={
            <Link to="/player/stats/{-$id}" params={{ id: String(playerId) }}>
              {t('player:allStats')}
            </Link>
          }
        >
          <StatTiles
            tiles={figuresOf(card).map((figure) => ({
              label: t(`stats:name.${figure}`),
              value: format.number(card.career[figure]),
            }))}
          />
        </Section>
      )}
    </Load>
  );
}
