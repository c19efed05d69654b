import type { freeAgencyDesk } from '#domains/free-agency/kinds.ts';
import { Answer } from '#web/features/desk/answer.tsx';
import { client } from '#web/lib/api.ts';
import type { DeskActsOf } from '#web/lib/desk-renderer.ts';
import type { ParamsOf } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';

type Params = ParamsOf<typeof freeAgencyDesk>;

export const acts: DeskActsOf<typeof freeAgencyDesk> = {
  'offer-sheet-to-match': AnswerSheet,
  'arbitration-to-decide': WalkAway,
};

function AnswerSheet({ params: { sheetId: id, player } }: { params: Params['offer-sheet-to-match'] }) {
  const { t } = useTranslation(['free-agency', 'common']);
  const said = t('common:saved');
  return (
    <>
      <Answer
        label={t('restricted.match')}
        about={player}
        does={() => client.freeAgency.answerSheet({ id, match: true })}
        said={said}
        ask={{ question: t('restricted.matchQuestion', { player }) }}
      />
      <Answer
        label={t('restricted.letGo')}
        about={player}
        does={() => client.freeAgency.answerSheet({ id, match: false })}
        said={said}
        ask={{ question: t('restricted.letGoQuestion', { player }) }}
        isSecond
      />
    </>
  );
}

function WalkAway({ params: { arbitrationId: id, player } }: { params: Params['arbitration-to-decide'] }) {
  const { t } = useTranslation('free-agency');
  return (
    <Answer
      label={t('arbitration.walk')}
      about={player}
      does={() => client.freeAgency.walkAwayFromAward({ id })}
      said={t('arbitration.walkedAway', { player })}
      ask={{ question: t('arbitration.walkQuestion', { player }), explanation: t('arbitration.walkExplained') }}
      isSecond
    />
  );
}
