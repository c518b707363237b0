import type { PlanId } from '@accanto/contract';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactForm } from '../features/forms/contact-form.tsx';
import { WaitlistForm } from '../features/forms/waitlist-form.tsx';
import { About } from '../features/site/about.tsx';
import { Benefits } from '../features/site/benefits.tsx';
import { ContactSection, WaitlistSection } from '../features/site/form-sections.tsx';
import { Hero } from '../features/site/hero.tsx';
import { HowItWorks } from '../features/site/how-it-works.tsx';
import { useScrollDepth, useSectionViews } from '../features/site/landing-tracking.ts';
import { Pricing } from '../features/site/pricing.tsx';
import { Voice } from '../features/site/voice.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The landing page, its sections in the specified order (SPEC 2). */
export default function LandingPage(): ReactNode {
  const { t } = useTranslation('landing');
  const [plan, setPlan] = useState<PlanId | null>(null);
  useScrollDepth();
  useSectionViews();
  return (
    <SiteFrame>
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero />
        <About />
        <HowItWorks />
        <Benefits />
        <Pricing onChoose={setPlan} />
        <Voice />
        <ContactSection>
          <ContactForm />
        </ContactSection>
        <WaitlistSection>
          <WaitlistForm
            plan={plan === null ? null : { id: plan, name: t(`pricing.plans.${plan}.name`) }}
            source={plan === null ? 'landing' : 'pricing'}
          />
        </WaitlistSection>
      </main>
    </SiteFrame>
  );
}
