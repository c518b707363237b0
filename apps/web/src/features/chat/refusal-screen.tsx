import type { User } from '@accanto/contract';
import type { ReactNode } from 'react';
import { ageTexts } from './age-texts.ts';
import { YoungLines } from './young-lines.tsx';

/** For somebody under age: a kind no, and the lines where people of that age are answered (safety-and-law.md 7). */
export default function RefusalScreen({ user }: { readonly user: User }): ReactNode {
  const words = ageTexts[user.language];
  return (
    <div className="flex min-h-0 flex-1 overflow-y-auto" lang={user.language}>
      <div className="m-auto flex w-full max-w-xl animate-rise flex-col gap-5 px-5 py-8">
        <h1 className="text-2xl">{words.refusalTitle}</h1>
        <p>{words.refusalText}</p>
        <YoungLines user={user} />
        <p className="text-muted">{words.trusted}</p>
      </div>
    </div>
  );
}
