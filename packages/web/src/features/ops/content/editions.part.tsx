import type { Fields, ValuesOf } from '@loadline/contract/kernel/field';
import { freeEdition } from '@loadline/contract/site/legal-text.rules';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Question } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import type { FormSection, Values } from '../../../resource/input-look.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { officeTime, officeToday } from '../../../resource/office-time.ts';
import { Modal } from '../../../ui/dialog.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useDone } from '../use-done.ts';
import { ContentForm } from './content-form.tsx';

interface Edition {
  readonly version: number;
  readonly edition: string;
  readonly publishedAt: string;
  readonly publishedBy: string | null;
}

interface EditionsProps<E extends Edition & Values, F extends Fields> {
  title: string;
  facts: string;
  /** Every edition, the one in force first. */
  question: Question<readonly E[]>;
  fields: F;
  sections: readonly FormSection<keyof F & string>[];
  fault: (key: string, values: Values, taken: readonly string[]) => string | undefined;
  onPublish: (written: ValuesOf<F>) => Promise<unknown>;
  preview: (written: ValuesOf<F>) => ReactNode;
  reading: (edition: E) => ReactNode;
}

/** A text that is published by edition: the next one begins with what is in force, and those before it stay to be read. */
export function EditionsPart<E extends Edition & Values, F extends Fields>(props: EditionsProps<E, F>) {
  const { title, facts, question, fields, sections } = props;
  const { t } = useWords();
  const done = useDone();
  const editions = useQuery(question);
  const [inForce] = editions.data ?? [];
  const taken = editions.data?.map(({ edition }) => edition) ?? [];
  return (
    <div className="site-content">
      <PageTitle title={title} facts={facts} />
      {inForce ? (
        <ContentForm
          key={inForce.version}
          fields={fields}
          values={{ ...inForce, edition: freeEdition(officeToday().slice(0, 7), taken) }}
          says={t('siteContent.inForce', {
            edition: inForce.edition,
            time: officeTime(inForce.publishedAt).full,
          })}
          sections={sections}
          fault={(key, values) => props.fault(key, values, taken)}
          submitLabel={t('siteContent.publish')}
          onSubmit={(body) => done(props.onPublish(body), t('siteContent.published'))}
          preview={props.preview}
        />
      ) : null}
      <EditionList editions={editions.data ?? []} reading={props.reading} />
      {editions.isError ? (
        <NotLoaded what={title} error={editions.error} onRetry={() => void editions.refetch()} />
      ) : null}
    </div>
  );
}

interface EditionListProps<E extends Edition & Values> {
  editions: readonly E[];
  reading: (edition: E) => ReactNode;
}

/** What was in force when, and who published it. */
function EditionList<E extends Edition & Values>({ editions, reading }: EditionListProps<E>) {
  const { t } = useWords();
  const [read, setRead] = useState<E>();
  return (
    <section className="site-content__section site-content__editions">
      <h2>{t('siteContent.editions')}</h2>
      <ul>
        {editions.map((one) => (
          <li key={one.version}>
            <button type="button" className="link" onClick={() => setRead(one)}>
              {t('siteContent.edition', { edition: one.edition })}
            </button>
            <span>{officeTime(one.publishedAt).full}</span>
            <span>{one.publishedBy ?? t('siteContent.byProduct')}</span>
          </li>
        ))}
      </ul>
      {read ? (
        <Modal
          open
          onClose={() => setRead(undefined)}
          title={t('siteContent.edition', { edition: read.edition })}
          closeLabel={t('siteContent.close')}
          size="wide"
        >
          <ScrollRegion label={t('siteContent.edition', { edition: read.edition })} className="agreement">
            {reading(read)}
          </ScrollRegion>
        </Modal>
      ) : null}
    </section>
  );
}
