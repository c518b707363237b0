import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClasses } from '../../ui/button.tsx';
import { refusalTexts as words } from './consent-texts.ts';

/** For somebody under age: a kind no, and the lines where people of that age are answered (safety-and-law.md 7). */
export default function RefusalScreen(): ReactNode {
  return (
    <div className="flex min-h-0 flex-1 overflow-y-auto">
      <div className="m-auto flex w-full max-w-xl animate-rise flex-col gap-5 px-5 py-8">
        <h1 className="text-2xl">{words.title}</h1>
        <p>{words.text}</p>
        <ul className="card flex flex-col divide-y divide-line px-5">
          {words.lines.map(({ name, phone, note }) => (
            <li key={phone} className="flex flex-wrap items-center justify-between gap-3 py-4">
              <div>
                <p className="font-semibold">{name}</p>
                <p className="text-sm text-muted">{note}</p>
              </div>
              <a href={`tel:${phone}`} className={buttonClasses('secondary', 'small')}>
                <Phone strokeWidth={1.75} className="size-4.5" aria-hidden="true" />
                {phone}
              </a>
            </li>
          ))}
        </ul>
        <p className="text-muted">{words.trusted}</p>
      </div>
    </div>
  );
}
