import type { InterviewView } from '#domains/interview/contract.ts';
import css from './interview.module.css';

/** Questions, and what was said to each. */
export function Talk({ interview: { questions, answers } }: { interview: InterviewView }) {
  return (
    <dl className={css.talk}>
      {questions.map((question, index) => (
        <div key={question}>
          <dt>{question}</dt>
          {answers && <dd>{answers[index]}</dd>}
        </div>
      ))}
    </dl>
  );
}
