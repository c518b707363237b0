import { useMutation } from '@tanstack/react-query';
import { Download, Search } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Desk, SubmissionWish } from './desk.ts';
import { Pages, usePages } from './pages.tsx';
import { StateFilter } from './state-filter.tsx';
import { useStateWish } from './wish.ts';

interface SubmissionsProps<Entry> {
  readonly desk: Desk<Entry>;
  readonly children: (entry: Entry) => ReactNode;
}

/** What visitors sent, to search, to filter, to work through and to take along as a table. */
export function Submissions<Entry extends { readonly id: string }>({
  desk,
  children,
}: SubmissionsProps<Entry>): ReactNode {
  const { t } = useTranslation('admin');
  // In no address, so that no history keeps whom somebody looked for.
  const [search, setSearch] = useState('');
  const [state] = useStateWish();
  const wish: SubmissionWish = {
    ...(search !== '' && { search }),
    ...(state !== null && { state }),
  };
  const pages = usePages(['admin', desk.key, wish], (cursor, signal) =>
    desk.list({ ...wish, ...(cursor !== undefined && { cursor }) }, signal),
  );
  const save = useMutation({
    mutationFn: () => desk.download(wish),
    onSuccess: () => toast.success(t('list.csvDone')),
    onError: (error) => toast.error(sentenceOf(error, t('failed'))),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('search');
    setSearch(typeof words === 'string' ? words.trim() : '');
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <search className="min-w-0 flex-1 basis-72">
          <form onSubmit={submit} className="flex items-end gap-3">
            <div className="min-w-0 flex-1">
              <TextField
                label={t('list.search')}
                placeholder={t('list.searchHint')}
                type="search"
                name="search"
                maxLength={100}
                autoComplete="off"
              />
            </div>
            <Button
              type="submit"
              look="secondary"
              aria-label={t('list.search')}
              className="min-h-[3.325rem] px-4"
            >
              <Search strokeWidth={1.75} className="size-5" aria-hidden="true" />
            </Button>
          </form>
        </search>
        <StateFilter />
        <Button
          look="quiet"
          className="min-h-[3.325rem]"
          busy={save.isPending}
          onClick={() => save.mutate()}
        >
          {!save.isPending && <Download strokeWidth={1.75} className="size-5" aria-hidden="true" />}
          {t('list.csv')}
        </Button>
      </div>
      <Pages pages={pages} isFiltered={search !== '' || state !== null}>
        {children}
      </Pages>
    </>
  );
}
