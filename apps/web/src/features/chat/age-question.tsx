import type { Consents, User } from '@accanto/contract';
import { useId, useState, type ReactNode } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { call, sentenceOf } from '../../platform/api.ts';
import { forgetErased } from '../../platform/session-work.ts';
import { Button } from '../../ui/button.tsx';
import { ageTexts } from './age-texts.ts';
import type { Remote } from './remote-value.ts';
import { YoungLines } from './young-lines.tsx';

interface AgeQuestionProps {
  readonly check: NonNullable<Consents['ageCheck']>;
  readonly user: User;
  readonly consents: Remote<Consents>;
  /** False where the card above has them already. */
  readonly showsLines: boolean;
}

/** Asked once when somebody said in the chat to be under age, with the lines where young people are answered (safety-and-law.md 7). */
export default function AgeQuestion({
  check,
  user,
  consents,
  showsLines,
}: AgeQuestionProps): ReactNode {
  const words = ageTexts[user.language];
  const [answering, setAnswering] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const until = formatDate(check.until, user.language);

  async function answer(adult: boolean): Promise<void> {
    setAnswering(adult);
    setProblem(null);
    try {
      const { erased } = await call('answerAgeCheck', { body: { adult } });
      if (erased !== null) forgetErased(user.id, erased);
    } catch (error) {
      setProblem(sentenceOf(error, words.failed));
    }
    await consents.reload();
    setAnswering(null);
  }

  return (
    <section
      lang={user.language}
      aria-labelledby={`${id}-title`}
      className="mx-auto max-h-[55%] min-h-[min(5rem,14%)] w-full max-w-[45rem] shrink-[6] overflow-y-auto border-t border-line"
    >
      {/* The room around it is scrolled with it, so that on a low screen it takes none from the conversation. */}
      <div className="flex flex-col gap-3 px-4 py-5">
        <h2 id={`${id}-title`} className="text-xl">
          {words.checkTitle}
        </h2>
        <p>{check.needsProof ? words.proofText(until) : words.checkText(until)}</p>
        <p role="alert" className="text-sm font-semibold text-clay empty:hidden">
          {problem}
        </p>
        <div className="flex flex-wrap gap-3">
          {!check.needsProof && (
            <Button
              look="secondary"
              busy={answering === true}
              disabled={answering !== null}
              onClick={() => void answer(true)}
            >
              {words.isAdult}
            </Button>
          )}
          <Button
            look="secondary"
            busy={answering === false}
            disabled={answering !== null}
            onClick={() => void answer(false)}
          >
            {words.isMinor}
          </Button>
        </div>
        {showsLines && (
          <>
            <YoungLines user={user} />
            <p className="text-sm text-muted">{words.trusted}</p>
          </>
        )}
      </div>
    </section>
  );
}
