import { emergencyNumber, type Resource, type User } from '@accanto/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { call } from '../../platform/api.ts';
import { ageTexts } from './age-texts.ts';
import { HelpLine } from './help-line.tsx';

/** The number that always answers, also when nothing else can be had. */
function emergency(name: string): Resource {
  return {
    id: 'eu-112',
    name,
    kind: 'emergency',
    phone: emergencyNumber,
    text: null,
    chatUrl: null,
    isOpen: true,
    hours: '',
    opens: null,
    isFree: true,
  };
}

/** The lines where young people of the person's country are answered, from the server's resource file (safety-and-law.md 6, 7). */
export function YoungLines({ user }: { readonly user: User }): ReactNode {
  const { language } = user;
  const { country } = user.settings;
  const [lines, setLines] = useState<readonly Resource[]>([
    emergency(ageTexts[language].emergencyName),
  ]);

  useEffect(() => {
    const wanted = new AbortController();
    async function load(): Promise<void> {
      const { items } = await call('helpLines', {
        query: { audience: 'minors', language, ...(country !== null && { country }) },
        signal: wanted.signal,
      });
      if (items.length > 0) setLines(items);
    }
    // Without an answer the emergency number stands there.
    load().catch(() => undefined);
    return () => wanted.abort();
  }, [language, country]);

  return (
    <ul className="card flex flex-col gap-4 p-5">
      {lines.map((resource) => (
        <HelpLine key={resource.id} resource={resource} language={language} />
      ))}
    </ul>
  );
}
