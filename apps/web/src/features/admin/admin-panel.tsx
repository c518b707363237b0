import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classes } from '../../ui/classes.ts';
import { Accounts } from './accounts.tsx';
import { AuditLog } from './audit-log.tsx';
import { ContactMessages } from './contact-messages.tsx';
import { Health } from './health.tsx';
import { HelpLines } from './help-lines.tsx';
import { Overview } from './overview.tsx';
import { Reports } from './reports.tsx';
import { useWish } from './wish.ts';
import { Waitlist } from './waitlist.tsx';

const sections = {
  overview: Overview,
  waitlist: Waitlist,
  contact: ContactMessages,
  reports: Reports,
  accounts: Accounts,
  health: Health,
  lines: HelpLines,
  audit: AuditLog,
} as const satisfies Record<string, ComponentType>;
type SectionName = keyof typeof sections;

const isSection = (name: string | null): name is SectionName =>
  name !== null && Object.hasOwn(sections, name);

/** The panel: each section has an address of its own, so that it can be kept, reloaded and gone back to. */
export function AdminPanel(): ReactNode {
  const { t } = useTranslation('admin');
  const [asked] = useWish('section');
  const current = isSection(asked) ? asked : 'overview';
  const Section = sections[current];
  const title = `${t(`nav.${current}`)} | ${t('title')} | Accanto`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    // On narrow screens the sections are a strip of which only a part is seen.
    const link = strip.current?.querySelector(`[data-section=${current}]`);
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <nav
        ref={strip}
        aria-label={t('nav.label')}
        className="max-lg:-mx-5 max-lg:overflow-x-auto max-lg:px-5 md:max-lg:-mx-8 md:max-lg:px-8 lg:sticky lg:top-24"
      >
        <ul className="flex gap-1 lg:flex-col">
          {Object.keys(sections)
            .filter(isSection)
            .map((name) => (
              <li key={name}>
                <Link
                  to={name === 'overview' ? '/admin' : `/admin?section=${name}`}
                  data-section={name}
                  aria-current={name === current ? 'page' : undefined}
                  className={classes(
                    'flex min-h-11 items-center rounded-control px-4 font-medium whitespace-nowrap no-underline hover:bg-sage',
                    'max-lg:border max-lg:border-line',
                    name === current ? 'bg-sage text-pine' : 'text-muted max-lg:bg-surface',
                  )}
                >
                  {t(`nav.${name}`)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <Section key={current} />
    </div>
  );
}
