import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RaffleDetail } from '#domains/raffle/contract.ts';
import { faultsOfProof, type Proof } from '#domains/raffle/rules.ts';
import { DRAWN_DIGITS } from '#engine/draw/verifiable.ts';
import { api } from '#web/lib/api.ts';
import { saveJson } from '#web/lib/save-json.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './raffle.module.css';
import { sha256 } from './sha256.ts';

/** Shows the published data of a draw; afterwards the browser repeats it and checks for the same winners. */
export function DrawCheck({ raffle, standing, entrant, numbers }: RaffleDetail) {
  const { id, drawnAt, seedHash } = raffle;
  const { t } = useTranslation('raffle');
  const query = useQuery(api.raffles.proof.queryOptions({ input: { id }, enabled: drawnAt !== null }));
  // The tickets of users who can no longer take part are not in the list.
  const own = { entrant, numbers: standing === 'open' ? numbers : [] };
  return (
    <Section title={t('check.title')}>
      <p>{t('check.before')}</p>
      {drawnAt === null ? (
        <Hashes rows={[[t('check.seedHash'), seedHash]]} />
      ) : (
        <Loaded query={query} skeleton={<LoadingTable rows={3} columns={2} />}>
          {/* The hash comes with the raffle, and so was visible before the draw, too. */}
          {({ data }) => <Checked proof={{ ...data, seedHash }} own={own} name={`raffle-${id}`} />}
        </Loaded>
      )}
    </Section>
  );
}

type Own = Parameters<typeof faultsOfProof>[1];

function Checked({ proof, own, name }: { proof: Proof; own: Own; name: string }) {
  const { t } = useTranslation('raffle');
  return (
    <>
      <Hashes
        rows={[
          [t('check.seedHash'), proof.seedHash],
          [t('check.seed'), proof.seed],
          [t('check.listHash'), proof.listHash],
        ]}
      />
      <Verdict proof={proof} own={own} />
      <Text top="md" bottom="md" prose>
        {t('check.how', { digits: DRAWN_DIGITS })}
      </Text>
      <Button variant="default" onClick={() => saveJson(name, proof)}>
        {t('check.download')}
      </Button>
    </>
  );
}

function Verdict({ proof, own }: { proof: Proof; own: Own }) {
  const { t } = useTranslation('raffle');
  const { data: faults } = useQuery({
    queryKey: ['raffle-check', proof, own],
    queryFn: () => (sha256 ? faultsOfProof(proof, own, sha256) : null),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!sha256) return <p role="status">{t('check.insecure')}</p>;
  if (!faults) return <p role="status">{t('check.working')}</p>;
  if (faults.length === 0) return <p role="status">{t('check.right')}</p>;
  return (
    <div role="alert" className={css.wrong}>
      <p>{t('check.wrong')}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{t(`check.fault.${fault}`)}</li>
        ))}
      </ul>
    </div>
  );
}

function Hashes({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={css.hashes}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
