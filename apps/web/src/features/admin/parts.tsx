import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useCountText } from './use-count-text.ts';

interface PartsProps {
  readonly parts: readonly { readonly label: string; readonly count: number }[];
}

/** What a count is made of, the largest part first. */
export function Parts({ parts }: PartsProps): ReactNode {
  const { t } = useTranslation('admin');
  const show = useCountText();
  if (parts.length === 0) return null;
  return (
    <Disclosure label={t('figures.parts')} className="-mt-3">
      <dl className="text-sm">
        {parts
          .toSorted((one, other) => other.count - one.count)
          .map(({ label, count }) => (
            <div key={label} className="flex justify-between gap-4 border-t border-line py-1">
              <dt className="min-w-0 break-words">
                {label === 'other' ? t('figures.other') : label}
              </dt>
              <dd className="tabular-nums">{show(count)}</dd>
            </div>
          ))}
      </dl>
    </Disclosure>
  );
}
