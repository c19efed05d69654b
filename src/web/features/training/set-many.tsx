import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { INTENSITIES, REST_LIMITS } from '#domains/training/constants.ts';
import type { TraineeView, TrainingTemplate } from '#domains/training/contract.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Skill } from '#engine/player/skills.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Text } from '#web/ui/layout.tsx';
import { Card } from '#web/ui/section.tsx';
import { Templates } from './templates.tsx';
import css from './training.module.css';
import { trainableSkills } from './training-view.ts';
import type { PlanChange } from './use-training.ts';

/** Sets the training of all selected players; fields left at "no change" keep their values. */
export function SetMany({
  chosen,
  onSet,
  onLeave,
  onClear,
  isPending,
}: {
  chosen: readonly TraineeView[];
  onSet: (change: PlanChange) => void;
  onLeave: (playerIds: PlayerId[]) => void;
  onClear: () => void;
  isPending: boolean;
}) {
  const { t } = useTranslation(['training', 'skills']);
  const [skill, setSkill] = useState('');
  const [intensity, setIntensity] = useState('');
  const [rest, setRest] = useState('');
  const playerIds = chosen.map(({ player }) => player.id);
  const keep = { value: '', label: t('training:set.keep') };
  // The server sends only the engine's skills.
  const skills = trainableSkills(chosen).map((id) => ({ value: id, label: t(`skills:name.${id as Skill}`) }));
  const [intensityChosen, restChosen] = [
    INTENSITIES.find((one) => one === intensity),
    REST_LIMITS.find((limit) => String(limit) === rest),
  ];
  // A template sets everything; the other choices of the first field are skills.
  const whole =
    skill !== '' && intensityChosen && restChosen !== undefined
      ? { skill: skill as TrainingTemplate['skill'], intensity: intensityChosen, restBelow: restChosen }
      : null;
  const fill = (template: TrainingTemplate) => {
    setSkill(template.skill);
    setIntensity(template.intensity);
    setRest(String(template.restBelow));
  };
  if (chosen.length === 0) return <Text aside>{t('training:chooseFirst')}</Text>;
  const apply = () =>
    onSet({
      playerIds,
      // The choices are the engine's skills.
      ...(skill === '' ? {} : { skill: skill as PlanChange['skill'] }),
      intensity: intensityChosen,
      restBelow: restChosen,
    });
  return (
    <Card className={css.many}>
      <strong>{t('training:chosen', { count: chosen.length })}</strong>
      <Templates current={whole} onChoose={fill} />
      <NativeSelect
        size="xs"
        label={t('training:set.skill')}
        value={skill}
        data={[
          keep,
          { value: 'most-helpful', label: t('training:mostHelpful') },
          { value: 'all', label: t('training:allAlike') },
          ...skills,
        ]}
        onChange={({ currentTarget }) => setSkill(currentTarget.value)}
      />
      <NativeSelect
        size="xs"
        label={t('training:set.intensity')}
        value={intensity}
        data={[keep, ...INTENSITIES.map((value) => ({ value, label: t(`training:intensity.${value}`) }))]}
        onChange={({ currentTarget }) => setIntensity(currentTarget.value)}
      />
      <NativeSelect
        size="xs"
        label={t('training:set.rest')}
        value={rest}
        data={[
          keep,
          ...REST_LIMITS.map((limit) => ({
            value: String(limit),
            label: limit === 0 ? t('training:rest.never') : t('training:rest.below', { energy: limit }),
          })),
        ]}
        onChange={({ currentTarget }) => setRest(currentTarget.value)}
      />
      <Row gap="sm">
        <Button
          size="xs"
          disabled={skill === '' && intensity === '' && rest === ''}
          loading={isPending}
          onClick={apply}
        >
          {t('training:apply')}
        </Button>
        <Button size="xs" variant="default" onClick={() => onLeave(playerIds)}>
          {t('training:assistant')}
        </Button>
        <Button size="xs" variant="subtle" onClick={onClear}>
          {t('training:clear')}
        </Button>
      </Row>
    </Card>
  );
}
