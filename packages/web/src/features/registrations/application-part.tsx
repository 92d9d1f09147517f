import { type ReactNode, useId } from 'react';

interface ApplicationPartProps {
  title: string;
  /** Beside the title: a choice, or what this part is for. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A ruled group of two columns. */
export function ApplicationPart({ title, aside, children }: ApplicationPartProps) {
  const id = useId();
  return (
    <section className="application__part" aria-labelledby={id}>
      <div className="application__head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
