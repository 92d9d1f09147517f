import { saveSheetCosts } from '@loadline/contract/exceptions/sheet-desk.api';
import { isList, isRecord } from '@loadline/contract/kernel/changes';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import type { Control } from '../../../resource/input-look.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { RowsInput } from '../rates/rows-input.tsx';
import { useDone } from '../use-done.ts';
import type { Exception } from './exception.ts';

const { costCurrency, costs } = saveSheetCosts.body;

/** What it costs, line by line, and which lines the customer sees. */
export function CostsDialog({ of, onClose }: { of: Exception; onClose: () => void }) {
  const { t } = useWords();
  const done = useDone();
  const { sheetNo: no, version } = of.sheet;
  return (
    <AskDialog
      title={t('exceptions.costsTitle', { number: no })}
      says={t('exceptions.costsSays')}
      size="wide"
      fields={{ costCurrency, costs }}
      values={{
        costCurrency: of.costCurrency,
        costs: of.costs,
      }}
      inputs={{ costs: { span: 'whole', input: (control) => <CostRows control={control} /> } }}
      submitLabel={t('resource.form.save')}
      onSubmit={(body) => done(call(saveSheetCosts, { body: { ...body, no, version }, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}

/** The rows hold texts; what the form sends is what the contract asks. */
function CostRows({ control }: { control: Control }) {
  const { t } = useWords();
  const rows = textsOf(control.value);
  return (
    <RowsInput
      label={t('sheets.costs')}
      look="triples"
      control={{ ...control, value: rows, onChange: (typed) => control.onChange(flagsOf(typed)) }}
      columns={[
        { key: 'name', label: t('sheets.costItem') },
        { key: 'amount', label: t('sheets.amount'), decimals: 2 },
        {
          key: 'published',
          label: t('exceptions.published'),
          options: [
            { value: 'yes', label: t('exceptions.shown') },
            { value: 'no', label: t('exceptions.ours') },
          ],
        },
      ]}
      empty={{ name: '', amount: '', published: 'no' }}
      least={0}
      addLabel={t('exceptions.addCost')}
    />
  );
}

type Line = Readonly<Record<string, unknown>>;

function linesIn(value: unknown): Line[] {
  return isList(value) ? value.filter(isRecord) : [];
}

function textsOf(value: unknown): Line[] {
  return linesIn(value).map((line) => ({ ...line, published: line['published'] === true ? 'yes' : 'no' }));
}

function flagsOf(value: unknown): Line[] {
  return linesIn(value).map((line) => ({ ...line, published: line['published'] === 'yes' }));
}
