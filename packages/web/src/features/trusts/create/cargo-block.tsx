import { blankTrustLine, type TrustLine } from '@loadline/contract/trusts/trust-line';
import { useMemo, useState } from 'react';
import { notify } from '../../../kernel/notice.ts';
import { newKey } from '../../../kernel/request.ts';
import { useWords } from '../../../kernel/words.ts';
import { DraftField, FieldGrid } from '../../../resource/drafting/draft-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { CautionBlock } from './caution-block.tsx';
import { LinesTable } from './lines-table.tsx';
import { PasteFaults } from './paste-faults.tsx';
import { linesPasted, type Pasted } from './pasted-lines.ts';
import { useTrustForm } from './trust-form.ts';
import { linesIn, type TypedLine } from './typed-lines.ts';
import './lines.css';

/** Block 4: the goods, line by line, what dangerous ones need, and how they are packed. */
export function CargoBlock() {
  const { t } = useWords();
  const form = useTrustForm();
  const { change, faults } = form;
  const { leave } = faults;
  const [faulty, setFaulty] = useState<Pasted>();
  const lines = linesIn(form.entered);
  const deeds = useMemo(() => {
    const set = (next: readonly TypedLine[]) => change('cargo.lines', next);
    return {
      type: (id: string, key: string, value: unknown) => change(`cargo.lines.${id}.${key}`, value),
      leave: (id: string, key: string) => leave(`cargo.lines.${id}.${key}`),
      fill: (line: TypedLine, values: Partial<TrustLine>) =>
        change(`cargo.lines.${line.id}`, { ...line, ...values }),
      remove: (id: string) => change(`cargo.lines.${id}`, null),
      set,
    };
  }, [change, leave]);
  const add = () => deeds.set([...lines, blankTrustLine(newKey())]);
  const paste = (line: number, key: string, text: string) => {
    const pasted = linesPasted(lines, { line, key }, text, newKey);
    deeds.set(pasted.lines);
    notify('success', t('trust.cargo.pasted', { count: pasted.count }));
    setFaulty(pasted.faults.length > 0 ? pasted : undefined);
  };
  const noLine = faults.errorAt('cargo.lines');
  return (
    <>
      <div data-path="cargo.lines">
        {lines.length > 0 ? (
          <LinesTable lines={lines} deeds={deeds} onAdd={add} onPaste={paste} />
        ) : (
          <EmptyLines error={noLine} onAdd={add} onPaste={(text) => paste(0, 'nameZh', text)} />
        )}
        {faulty ? <PasteFaults pasted={faulty} onClose={() => setFaulty(undefined)} /> : null}
        <CautionBlock />
      </div>
      <div className="trust-cargo__foot">
        {lines.length > 0 ? (
          <Button look="text" icon="plus" onClick={add}>
            {t('trust.cargo.add')}
          </Button>
        ) : null}
        <FieldGrid>
          <DraftField path="cargo.packageType" />
          <DraftField path="cargo.marks" span="two" />
        </FieldGrid>
      </div>
    </>
  );
}

interface EmptyLinesProps {
  error: string | undefined;
  onAdd: () => void;
  onPaste: (text: string) => void;
}

/** Before the first line: rows may be pasted here at once. */
function EmptyLines({ error, onAdd, onPaste }: EmptyLinesProps) {
  const { t } = useWords();
  return (
    <div className="trust-lines__empty">
      <Button
        icon="plus"
        onClick={onAdd}
        onPaste={(event) => {
          event.preventDefault();
          onPaste(event.clipboardData.getData('text'));
        }}
      >
        {t('trust.cargo.add')}
      </Button>
      <p>{t('trust.cargo.none')}</p>
      {error ? <p className="field__error">{error}</p> : null}
    </div>
  );
}
