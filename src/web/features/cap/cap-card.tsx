import { Button, Drawer } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { TeamRef } from '#domains/shapes.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Facts, Text, Words } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import css from './cap.module.css';
import { CapMoney } from './cap-money.tsx';
import { CapSeasons, type CapSheetView } from './cap-seasons.tsx';
import { WhatIf } from './what-if.tsx';

/**
 * Shows a club's cap in a line; the coming seasons, and for its manager the effect of one more contract, are a click away.
 */
export function CapCard({ team, canManage }: { team: TeamRef; canManage: boolean }) {
  const { t } = useTranslation('cap');
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title={t('title')}
      isFlush
      aside={
        <Load from={api.cap.team.queryOptions({ input: { id: team.id } })} skeleton={<Skeleton width={200} />}>
          {({ data }) => (
            <>
              <Used sheet={data} />
              <Words tone="dim">{t('room')}</Words>
              <CapMoney amount={data.room} isRoom />
              <Button variant="default" size="xs" onClick={() => setOpen(true)}>
                {t(canManage ? 'whatIf.open' : 'seasons')}
              </Button>
              <Drawer
                opened={isOpen}
                onClose={() => setOpen(false)}
                title={t(canManage ? 'whatIf.title' : 'title')}
                position="right"
              >
                <CapBar sheet={data} />
                {canManage ? <WhatIf teamId={team.id} sheet={data} /> : <CapSeasons before={data} />}
                <Link to="/league/salary-caps/{-$id}" params={{ id: String(team.leagueId) }}>
                  {t('all')}
                </Link>
              </Drawer>
            </>
          )}
        </Load>
      }
    >
      {null}
    </Section>
  );
}

function Used({ sheet: { upper, lower, projected, space } }: { sheet: CapSheetView }) {
  const { t } = useTranslation('cap');
  const format = useFormat();
  return (
    <span>
      {space < 0
        ? t('over', { amount: format.shortMoney(-space) })
        : t('used', { share: format.percent((100 * projected) / upper, 0), limit: format.shortMoney(upper) })}
      {projected < lower && ` · ${t('floor', { amount: format.shortMoney(lower - projected) })}`}
    </span>
  );
}

function CapBar({ sheet }: { sheet: CapSheetView }) {
  const { t } = useTranslation('cap');
  const { upper, lower, projected, space, room, deadlineRoom, dead, bonuses, carriesOver } = sheet;
  const share = (100 * projected) / upper;
  return (
    <>
      <Text bottom="sm">
        <Used sheet={sheet} />
      </Text>
      <div className={css.bar} aria-hidden>
        <div className={css.fill} data-over={space < 0 || undefined} style={{ width: `${Math.min(100, share)}%` }} />
        <div className={css.floor} style={{ left: `${(100 * lower) / upper}%` }} />
      </div>
      <Facts ends bottom="md">
        <dt>{t('room')}</dt>
        <dd>
          <CapMoney amount={room} isRoom />
        </dd>
        <dt>{t('deadlineRoom')}</dt>
        <dd>
          <CapMoney amount={deadlineRoom} isRoom />
        </dd>
        {dead > 0 && (
          <>
            <dt>{t('dead')}</dt>
            <dd>
              <CapMoney amount={dead} />
            </dd>
          </>
        )}
        {bonuses > 0 && (
          <>
            <dt>{t('bonuses')}</dt>
            <dd>
              <CapMoney amount={bonuses} />
            </dd>
          </>
        )}
        {carriesOver > 0 && (
          <>
            <dt>{t('carriesOver')}</dt>
            <dd>
              <CapMoney amount={carriesOver} />
            </dd>
          </>
        )}
      </Facts>
    </>
  );
}
