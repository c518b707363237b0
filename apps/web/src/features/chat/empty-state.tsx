import type { Answering } from '@accanto/contract';
import type { ReactNode } from 'react';
import { Mark } from '../../ui/logo.tsx';
import { answeredBy, texts } from './texts.ts';

interface EmptyStateProps {
  readonly name: string | null;
  /** null: not known yet. */
  readonly answering: Answering | null;
  /** Puts a sentence into the input, to be changed or sent. */
  readonly onChoose: (sentence: string) => void;
}

/** Before the first message: a greeting by name and three sentences to start from. */
export function EmptyState({ name, answering, onChoose }: EmptyStateProps): ReactNode {
  return (
    <div className="flex min-h-0 flex-1 overflow-y-auto">
      <div className="m-auto flex w-full max-w-xl animate-rise flex-col gap-5 px-5 py-5 sm:gap-6 sm:py-8">
        <div className="flex flex-col gap-3">
          {/* On a low screen the sentences to start from come first. */}
          <Mark className="h-12 w-16 [@media(height<700px)]:hidden" />
          <h1 className="text-2xl sm:text-3xl">
            <span dir="auto">{texts.greeting(name)}.</span>{' '}
            <span className="inline-block">{texts.emptyTitle}</span>
          </h1>
          <p className="text-muted">{texts.emptyText}</p>
          {answering !== null && <p className="text-sm text-muted">{answeredBy(answering)}</p>}
        </div>
        <ul className="flex flex-col gap-2.5">
          {texts.starters.map((sentence) => (
            <li key={sentence}>
              <button
                type="button"
                onClick={() => onChoose(sentence)}
                className="card min-h-14 w-full px-5 py-3 text-start transition-colors hover:border-pine hover:bg-sage"
              >
                {sentence}
              </button>
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">{texts.aiSentence}</p>
      </div>
    </div>
  );
}
