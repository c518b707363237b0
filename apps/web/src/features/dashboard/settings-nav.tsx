import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../ui/classes.ts';

const groups = [
  'profile',
  'language',
  'listening',
  'privacy',
  'memory',
  'devices',
  'data',
] as const;
type Group = (typeof groups)[number];

/** The group that is being read: the last one whose beginning has passed the upper third of the window. */
function useCurrentGroup(): Group {
  const [current, setCurrent] = useState<Group>('profile');
  useEffect(() => {
    const follow = (): void => {
      const line = window.innerHeight / 3;
      const passed = groups.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      const isAtEnd =
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent((isAtEnd && passed.length > 0 ? groups.at(-1) : passed.at(-1)) ?? 'profile');
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return current;
}

/** An address with an anchor was opened: what it names is drawn only now. */
function useOpenedAnchor(): void {
  useEffect(() => {
    const opened = document.getElementById(window.location.hash.slice(1));
    opened?.scrollIntoView({ block: 'start' });
    opened?.focus({ preventScroll: true });
  }, []);
}

/** The way to each group of settings; plain anchors, so that keyboard, history and a copied address work. */
export function SettingsNav(): ReactNode {
  const { t } = useTranslation('settings');
  const current = useCurrentGroup();
  useOpenedAnchor();
  return (
    <nav
      aria-label={t('nav.label')}
      className="lg:sticky lg:top-24 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:px-5 md:max-lg:-mx-8 md:max-lg:px-8"
    >
      <ul className="flex gap-1 lg:flex-col">
        {groups.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className={classes(
                'flex min-h-11 items-center rounded-control px-4 font-medium whitespace-nowrap no-underline hover:bg-sage',
                id === current ? 'bg-sage text-pine' : 'text-muted max-lg:bg-surface',
                'max-lg:border max-lg:border-line',
              )}
            >
              {t(`nav.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
