import { Accordion as BaseAccordion } from '@base-ui/react/accordion';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface AccordionItem {
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

/** Questions that open one at a time and close again; closed answers stay findable in the page. */
export function Accordion({ items }: { readonly items: readonly AccordionItem[] }): ReactNode {
  return (
    <BaseAccordion.Root hiddenUntilFound className="flex flex-col gap-3">
      <noscript>
        {/* Nothing opens without script, so everything is open. In the layer of the rule that hides. */}
        <style>{'@layer base{[role=region][hidden]{display:block!important}}'}</style>
      </noscript>
      {items.map((item) => (
        <BaseAccordion.Item key={item.id} value={item.id} className="card">
          <BaseAccordion.Header
            render={({ children, ...heading }) => <h2 {...heading}>{children}</h2>}
            className="font-sans text-base tracking-normal"
          >
            <BaseAccordion.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 px-5 py-4 text-start text-base font-semibold md:text-lg">
              {item.question}
              <ChevronDown
                strokeWidth={1.75}
                aria-hidden="true"
                className="shrink-0 text-pine transition-transform duration-200 group-data-[panel-open]:rotate-180"
              />
            </BaseAccordion.Trigger>
          </BaseAccordion.Header>
          <BaseAccordion.Panel className="overflow-hidden px-5 text-muted">
            <div className="prose-width pb-5">{item.answer}</div>
          </BaseAccordion.Panel>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion.Root>
  );
}
