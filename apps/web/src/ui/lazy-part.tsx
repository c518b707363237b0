import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchCode } from '../platform/fetch-code.ts';

interface LazyPart<Props> {
  readonly Part: (props: Props) => ReactNode;
  /** Whether its code is here. */
  readonly hasArrived: () => boolean;
}

/**
 * A part of a page whose code is fetched when it is first shown. Unlike `React.lazy`, code that does not arrive takes
 * nothing else from the page: `Missing` stands where the part would, and another attempt can be made.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<{ readonly default: ComponentType<Props> }>,
  Missing: ComponentType<Props & { readonly onRetry: () => void }>,
  waiting: ReactNode = null,
): LazyPart<Props> {
  let Arrived: ComponentType<Props> | null = null;

  function Part(props: Props): ReactNode {
    const [attempt, setAttempt] = useState<'running' | 'done' | 'failed'>('running');
    async function fetchIt(): Promise<void> {
      try {
        Arrived = (await fetchCode(fetchPart)).default;
        setAttempt('done');
      } catch {
        setAttempt('failed');
      }
    }
    useEffect(() => {
      if (attempt === 'running' && Arrived === null) void fetchIt();
    }, [attempt]);
    if (Arrived !== null) return <Arrived {...props} />;
    if (attempt === 'failed') return <Missing {...props} onRetry={() => setAttempt('running')} />;
    return waiting;
  }

  return { Part, hasArrived: () => Arrived !== null };
}
