import { blankTrustLine, trustLine } from '@loadline/contract/trusts/trust-line';
import { useMemo } from 'react';
import { notify } from '../../../kernel/notice.ts';
import { useWords } from '../../../kernel/words.ts';
import { DraftField, FieldGrid } from '../../../resource/drafting/draft-field.tsx';
import { Grid } from '../../../resource/grid/grid.tsx';
import type { RowContext } from '../../../resource/grid/grid-row.ts';
import { useRowsSaid } from '../../../resource/grid/use-rows-said.ts';
import { CautionBlock } from './caution-block.tsx';
import { lineColumns, moreKeys } from './line-columns.tsx';
import { LineMenu } from './line-menu.tsx';
import { useTrustForm } from './trust-form.ts';
import { linesIn } from './typed-lines.ts';
import './lines.css';

/** These have inputs of their own under the grid, and their words stand there. */
const elsewhere: readonly string[] = ['unNo', 'un383File', 'msdsFile'];

/** Block 4: the goods, line by line, what dangerous ones need, and how they are packed. */
export function CargoBlock() {
  const { t } = useWords();
  const { entered, change, faults } = useTrustForm();
  const columns = useMemo(() => lineColumns(t), [t]);
  return (
    <>
      <div data-path="cargo.lines">
        <Grid
          label={t('trust.block.cargo')}
          fields={trustLine.fields}
          columns={columns}
          path="cargo.lines"
          rows={linesIn(entered)}
          blank={blankTrustLine}
          onRows={(rows) => change('cargo.lines', rows)}
          onLeave={(id, key) => faults.leave(`cargo.lines.${id}.${key}`)}
          saidOf={useRowsSaid('cargo.lines', trustLine.fields, elsewhere)}
          also={pastedToo}
          onPasted={(count) => notify('success', t('trust.cargo.pasted', { count }))}
          menu={menu}
          more={more}
          addLabel={t('trust.cargo.add')}
          fault={faults.errorAt('cargo.lines')}
          none={t('trust.cargo.none')}
        />
        <CautionBlock />
      </div>
      <div className="trust-cargo__foot">
        <FieldGrid>
          <DraftField path="cargo.packageType" />
          <DraftField path="cargo.marks" span="two" />
        </FieldGrid>
      </div>
    </>
  );
}

const pastedToo = ['unNo', ...moreKeys];
const menu = (context: RowContext) => <LineMenu {...context} />;
const more = { keys: moreKeys, of: (context: RowContext) => <MoreOfLine {...context} /> };

function MoreOfLine({ row, at }: RowContext) {
  const { t } = useWords();
  return (
    <div className="field-grid" role="group" aria-label={t('trust.cargo.line', { line: at + 1 })}>
      {moreKeys.map((key) => (
        <DraftField key={key} path={`cargo.lines.${row.id}.${key}`} />
      ))}
    </div>
  );
}
