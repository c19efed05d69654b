import type { InterviewView } from '#domains/interview/contract.ts';
import { ReportWords } from '#web/features/moderation/report-words.tsx';
import { useUser } from '#web/lib/session.ts';
import css from './interview.module.css';

/** Shows questions with their answers. */
export function Talk({ interview: { id, questions, answers, manager } }: { interview: InterviewView }) {
  const isOwn = useUser()?.id === manager.id;
  return (
    <>
      <dl className={css.talk}>
        {questions.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions of an interview never move
          <div key={index}>
            <dt>{question}</dt>
            {answers && <dd>{answers[index]}</dd>}
          </div>
        ))}
      </dl>
      {answers && !isOwn && <ReportWords kind="interview-answers" id={id} />}
    </>
  );
}
