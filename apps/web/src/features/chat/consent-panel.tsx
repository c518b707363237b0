import {
  emergencyNumber,
  localeOf,
  type Answering,
  type ConsentChange,
  type Consents,
  type Language,
  type User,
} from '@accanto/contract';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { addressIn } from '../../i18n/addresses.ts';
import { call, RefusedError } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import type { Remote } from './remote-value.ts';
import { consentTexts } from './consent-texts.ts';
import RefusalScreen from './refusal-screen.tsx';

interface ConsentPanelProps {
  readonly user: User;
  readonly consents: Consents;
  readonly remote: Remote<Consents>;
  /** null: not known yet. */
  readonly answering: Answering | null;
}

/** One purpose with its own box, ticked by nobody but the person. */
function Purpose(props: {
  readonly text: string;
  readonly note: string;
  readonly isGiven: boolean;
  readonly onChange: (isGiven: boolean) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={props.isGiven}
        aria-describedby={`${id}-note`}
        onChange={(event) => props.onChange(event.target.checked)}
        className="mt-0.5 size-6 shrink-0 accent-pine"
      />
      <div>
        <label htmlFor={id}>{props.text}</label>
        <p id={`${id}-note`} className="text-sm text-muted">
          {props.note}
        </p>
      </div>
    </div>
  );
}

/** January to December. */
function monthNames(language: Language): readonly string[] {
  const name = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2000, month)));
}

/** Before the first message: age, what this is and is not, and one consent for each purpose, none given beforehand. */
export default function ConsentPanel({
  user,
  consents,
  remote,
  answering,
}: ConsentPanelProps): ReactNode {
  const words = consentTexts[user.language];
  const [month, setMonth] = useState('');
  const [year, setYear] = useState('');
  const [processing, setProcessing] = useState(false);
  // What was given before stays given; a new person finds nothing ticked.
  const [history, setHistory] = useState(consents.history);
  const [memory, setMemory] = useState(consents.memory);
  const [isRefused, setIsRefused] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const id = useId();
  const needsBirth = consents.adult === null;

  function begin(): void {
    if (needsBirth && (month === '' || year.length !== 4)) return setProblem(words.birthMissing);
    if (!processing) return setProblem(words.processingMissing);
    setProblem(null);
    void save({
      processing,
      history,
      memory,
      ...(needsBirth && { birth: { year: Number(year), month: Number(month) } }),
    });
  }

  async function save(change: ConsentChange): Promise<void> {
    setIsSaving(true);
    try {
      remote.put(await call('changeConsents', { body: change }));
    } catch (error) {
      // Refused here or, within the last day, under another address: the server knows, and says no more than that.
      setIsRefused(error instanceof RefusedError && error.code === 'ADULTS_ONLY');
      setProblem(words.failed);
      await remote.reload();
    }
    setIsSaving(false);
  }

  if (isRefused) return <RefusalScreen user={user} />;

  const select = 'min-h-12 w-full rounded-control border border-control bg-surface px-3 text-base';
  return (
    <div className="flex min-h-0 flex-1 overflow-y-auto" lang={user.language}>
      <form
        noValidate
        data-testid="consent-panel"
        aria-labelledby={`${id}-title`}
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
        className="m-auto flex w-full max-w-xl animate-rise flex-col gap-5 px-5 py-8"
      >
        <h1 id={`${id}-title`} className="text-2xl">
          {words.title}
        </h1>
        <div className="flex flex-col gap-2 rounded-card bg-sage p-5">
          <p>{words.ai}</p>
          <p>
            {words.emergency.split(emergencyNumber)[0]}
            <a href={`tel:${emergencyNumber}`} className="link font-semibold">
              {emergencyNumber}
            </a>
            {words.emergency.split(emergencyNumber)[1]}
          </p>
          {answering !== null && (
            <p>
              {answering.kind === 'endpoint'
                ? words.answeredBy.endpoint(answering.host)
                : words.answeredBy[answering.kind]}
            </p>
          )}
        </div>
        {needsBirth && (
          <fieldset className="min-w-0" aria-describedby={`${id}-birth`}>
            <legend className="mb-1.5 font-semibold">{words.birth}</legend>
            <div className="grid grid-cols-2 gap-3">
              <label className="flex flex-col gap-1 text-sm text-muted">
                {words.month}
                <select
                  value={month}
                  onChange={(event) => setMonth(event.target.value)}
                  className={`${select} text-ink`}
                >
                  <option value="">{words.choose}</option>
                  {monthNames(user.language).map((name, at) => (
                    <option key={name} value={at + 1}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
              <label className="flex flex-col gap-1 text-sm text-muted">
                {words.year}
                <input
                  value={year}
                  inputMode="numeric"
                  autoComplete="bday-year"
                  maxLength={4}
                  placeholder={words.yearExample}
                  onChange={(event) => setYear(event.target.value.replace(/\D/g, ''))}
                  className={`${select} text-ink placeholder:text-muted`}
                />
              </label>
            </div>
            <p id={`${id}-birth`} className="mt-1.5 text-sm text-muted">
              {words.birthHint}
            </p>
          </fieldset>
        )}
        <Purpose
          text={words.processing}
          note={words.processingNote}
          isGiven={processing}
          onChange={setProcessing}
        />
        <Purpose
          text={words.history}
          note={words.historyNote}
          isGiven={history}
          onChange={setHistory}
        />
        <Purpose
          text={words.memory}
          note={words.memoryNote}
          isGiven={memory}
          onChange={setMemory}
        />
        <p className="text-sm text-muted">
          {words.change}{' '}
          <Link to={addressIn(user.language, '/privacy')} className="link">
            {words.privacy}
          </Link>
        </p>
        <p role="alert" className="text-sm font-semibold text-clay empty:hidden">
          {problem}
        </p>
        <Button type="submit" size="large" busy={isSaving}>
          {words.start}
        </Button>
      </form>
    </div>
  );
}
