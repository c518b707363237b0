import { useId, type ReactNode } from 'react';

interface SettingsGroupProps {
  /** The anchor that leads here. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Settings that belong together; its heading takes the focus when an anchor leads to it. */
export function SettingsGroup({ id, title, text, children }: SettingsGroupProps): ReactNode {
  const titleId = useId();
  return (
    <section id={id} tabIndex={-1} aria-labelledby={titleId} className="outline-none">
      <h3 id={titleId} className="text-xl">
        {title}
      </h3>
      <p className="mt-1 prose-width text-muted">{text}</p>
      <div className="card mt-4 divide-y divide-line [&>*]:p-5 md:[&>*]:p-6">{children}</div>
    </section>
  );
}
