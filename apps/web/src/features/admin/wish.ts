import { useSearchParams } from 'react-router';

type WishName = 'section' | 'state' | 'days' | 'action' | 'country';

/** One wish of the address's query, and how to change it without a new step in the history. */
export function useWish(name: WishName): [string | null, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const change = (value: string): void => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [params.get(name), change];
}

/** Whether what was sent has been dealt with; null where both are wanted. */
export function useStateWish(): ['open' | 'done' | null, (value: string) => void] {
  const [state, setState] = useWish('state');
  return [state === 'open' || state === 'done' ? state : null, setState];
}
