import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Around the contact form. */
export function ContactSection({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation('landing');
  return (
    <section
      id="contact"
      data-section="contact"
      aria-labelledby="contact-title"
      className="py-18 md:py-24"
    >
      <div className="page grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_1.3fr]">
        <div className="flex flex-col gap-4 lg:sticky lg:top-28">
          <h2 id="contact-title" className="text-3xl md:text-4xl">
            {t('contact.title')}
          </h2>
          <p className="text-lg text-muted">{t('contact.text')}</p>
        </div>
        <div className="card p-6 md:p-9">{children}</div>
      </div>
    </section>
  );
}

/** The call to action around the waitlist form. */
export function WaitlistSection({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation('landing');
  return (
    <section
      id="waitlist"
      data-section="waitlist"
      aria-labelledby="waitlist-title"
      className="pb-20 md:pb-28"
    >
      <div className="page">
        <div className="relative grid items-center gap-8 overflow-hidden rounded-card bg-sage p-7 md:p-12 lg:grid-cols-2">
          <div className="flex flex-col gap-3">
            <h2 id="waitlist-title" className="text-3xl md:text-4xl">
              {t('waitlist.title')}
            </h2>
            <p className="text-lg">{t('waitlist.text')}</p>
          </div>
          <div className="card p-6 md:p-7">{children}</div>
        </div>
      </div>
    </section>
  );
}
