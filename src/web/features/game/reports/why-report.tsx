import type { GameView } from '#domains/game/contract/game.ts';
import type { GameReport } from '#domains/game/contract/report.ts';
import { findingWords } from '#web/features/game/reports/finding-words.ts';
import { Waterfall } from '#web/features/game/reports/waterfall.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './why-report.module.css';

/** Explains the result of the game: in sentences, as a sum of parts, and by what the chances alone would have brought. */
export function WhyReport({ view, report }: { view: GameView; report: GameReport }) {
  const { t } = useTranslation('game-reports');
  const findings = report.findings.flatMap(
    (finding) => findingWords(t, finding, { view, players: report.players }) ?? [],
  );
  return (
    <Stack>
      {report.notReplayed && (
        <Text framed ground="warn" inset="sm">
          {t(`why.notReplayed.${report.notReplayed}`)}
        </Text>
      )}
      <Section title={t('why.title')}>
        <ul className={css.findings}>
          {findings.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('why.parts')} isFlush>
        <Waterfall view={view} report={report} />
      </Section>
      <ByChances view={view} report={report} />
    </Stack>
  );
}

function ByChances({ view, report }: { view: GameView; report: GameReport }) {
  const { t } = useTranslation('game-reports');
  const format = useFormat();
  const { awayWin, tie, homeWin } = report.byChances;
  const { home, away } = view.game;
  const shares = [
    { id: 'away', share: awayWin, words: t('why.homeWin', { team: away.city }) },
    { id: 'neutral', share: tie, words: t('why.tie') },
    { id: 'home', share: homeWin, words: t('why.homeWin', { team: home.city }) },
  ];
  return (
    <Section title={t('why.chances')}>
      <div className={css.shares} aria-hidden>
        {shares.map(({ id, share }) => (
          <span key={id} style={{ flexGrow: share }} data-side={id} />
        ))}
      </div>
      <Row as="ul" gap="lg" close justify="between" top="sm" bottom="sm">
        {shares.map(({ id, share, words }) => (
          <li key={id} data-side={id}>
            <b>{format.percent(share * 100, 0)}</b> {words}
          </li>
        ))}
      </Row>
      <Text aside>{t('why.chancesHint')}</Text>
    </Section>
  );
}
