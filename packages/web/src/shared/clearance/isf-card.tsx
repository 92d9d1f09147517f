import { isfFields } from '@loadline/contract/clearance/entry-isf';
import { type IsfElement, isfElements, isfStates } from '@loadline/contract/clearance/entry-isf.codes';
import { elementsOf } from '@loadline/contract/clearance/entry-isf.rules';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { useFacts } from '../../resource/resource-detail.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { FactGrid } from '../../ui/fact-strip.tsx';
import { PanelBlock } from '../../ui/side-panel.tsx';
import type { EntryRecord, Isf } from './entry-record.ts';
import { EntryTime } from './entry-time.tsx';
import { IsfClock } from './isf-clock.tsx';

interface IsfCardProps {
  of: Pick<EntryRecord, 'file' | 'isf' | 'lines'>;
  /** What can be done with it. */
  deeds?: ReactNode;
}

/** The importer security filing of what goes by sea: its state, its clock, and which of the 10 + 2 elements are known. */
export function IsfCard({ of, deeds }: IsfCardProps) {
  const { t } = useWords();
  const { isf } = of;
  if (!isf) return null;
  return (
    <Card
      flush
      title={
        <span className="customs-isf__title">
          {t('clearance.isf.title')} <IsfState isf={isf} />
        </span>
      }
      aside={deeds}
    >
      <IsfFacts isf={isf} />
      <Elements of={{ ...of, isf }} />
    </Card>
  );
}

const keys = ['isfDue', 'loadingAt', 'isfNo', 'isfFiledAt'] as const;

function IsfFacts({ isf }: { isf: Isf }) {
  const { t } = useWords();
  const facts = useFacts({
    fields: isfFields,
    keys,
    record: isf,
    instead: {
      isfDue: (
        <>
          <EntryTime at={isf.isfDue} /> <IsfClock of={isf} />
        </>
      ),
      loadingAt: (
        <>
          <EntryTime at={isf.loadingAt ?? isf.toldLoading} />
          {isf.loadingAt === null && isf.toldLoading ? (
            <small className="customs-isf__told">{t('clearance.isf.told')}</small>
          ) : null}
        </>
      ),
      isfFiledAt: <EntryTime at={isf.isfFiledAt} />,
    },
  });
  return <FactGrid facts={facts} />;
}

type Filed = Omit<IsfCardProps['of'], 'isf'> & { readonly isf: Isf };

/** The elements in words of the reader, and the names of those that nobody knows yet. */
function useElements({ file: { importerNo }, isf, lines }: Filed) {
  const { language } = useWords();
  const elements = elementsOf({ isf, importerNo, lines }, language).map((one) => ({
    ...one,
    name: say(wordOf(isfElements, one.element), language),
  }));
  return { elements, missing: elements.flatMap(({ name, value }) => (value === null ? [name] : [])) };
}

function Missing({ names }: { names: readonly string[] }) {
  const { t } = useWords();
  if (names.length === 0) return null;
  return (
    <p className="customs-isf__missing">
      {t('clearance.isf.missing', { count: names.length, names: names.join(t('clearance.isf.comma')) })}
    </p>
  );
}

/** May follow until 24 hours before the arrival (19 CFR 149.2). */
const later: readonly IsfElement[] = ['stuffing', 'consolidator'];

/** The elements one by one. */
function Elements({ of }: { of: Filed }) {
  const { t } = useWords();
  const { elements, missing } = useElements(of);
  return (
    <div className="customs-isf">
      <Missing names={missing} />
      <CheckList
        label={t('clearance.isf.elements')}
        checks={elements.map(({ element, name, value, told }) => ({
          key: element,
          family: value === null ? 'act' : 'done',
          text: (
            <>
              {name}
              {value ? <span className="customs-isf__value">{value}</span> : null}
              {told ? <small>{t('clearance.isf.told')}</small> : null}
              {value === null && later.includes(element) && of.isf.isfLateDue ? (
                <small>
                  {t('clearance.isf.later')} <EntryTime at={of.isf.isfLateDue} />
                </small>
              ) : null}
            </>
          ),
        }))}
      />
    </div>
  );
}

/** The same in few words, for a panel; nothing for what does not go by sea. */
export function IsfBlock({ of }: Pick<IsfCardProps, 'of'>) {
  return of.isf && <FiledBlock of={{ ...of, isf: of.isf }} />;
}

function FiledBlock({ of }: { of: Filed }) {
  const { t } = useWords();
  const { isf } = of;
  const { missing } = useElements(of);
  return (
    <PanelBlock title={t('clearance.isf.title')} aside={<IsfState isf={isf} />}>
      <p>
        <EntryTime at={isf.isfDue} /> <IsfClock of={isf} />
      </p>
      <Missing names={missing} />
    </PanelBlock>
  );
}

function IsfState({ isf: { isfState } }: { isf: Isf }) {
  const state = wordOf(isfStates, isfState);
  return <CodeChip word={state} />;
}
