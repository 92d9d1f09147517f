import { documentTypes } from '@loadline/contract/codes/document-type';
import { specialProperties } from '@loadline/contract/codes/special-property';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { documentsOfLine, fileOfLine } from '@loadline/contract/trusts/trust.documents';
import { blankTrustLine, type TrustLine, trustLine } from '@loadline/contract/trusts/trust-line';
import { useMemo } from 'react';
import { notify } from '../../../kernel/notice.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { DraftField, FieldGrid, saidOf } from '../../../resource/drafting/draft-field.tsx';
import { Grid } from '../../../resource/grid/grid.tsx';
import type { GridColumn, GridRow, RowContext } from '../../../resource/grid/grid-row.ts';
import { useRowsSaid } from '../../../resource/grid/use-rows-said.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { Field } from '../../../ui/field.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { DraftFile } from './draft-file.tsx';
import { LineMenu } from './line-menu.tsx';
import { LineSpecial, specialOf } from './line-special.tsx';
import { Returned } from './returned.tsx';
import { useTrustForm } from './trust-form.ts';
import { linesIn } from './typed-lines.ts';
import { useDraftFiles } from './use-draft-files.ts';
import './lines.css';

/** What else a line can say; shown on demand. */
const moreKeys: readonly (keyof TrustLine)[] = ['hsCn', 'origin', 'unit', 'brand', 'model', 'mid'];

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

/** What goods with a property need before they are handed in: a UN number and files, line by line. */
function CautionBlock() {
  const form = useTrustForm();
  const lines = linesIn(form.entered);
  return lines.map((line, place) =>
    isNumbered(line) || documentsOfLine(specialOf(line)).length > 0 ? (
      <Caution key={line.id} line={line} place={place} />
    ) : null,
  );
}

/** Batteries and dangerous goods have a UN number. */
function isNumbered(line: GridRow): boolean {
  const special = specialOf(line);
  return special.includes('battery') || special.includes('dangerous');
}

function Caution({ line, place }: { line: GridRow; place: number }) {
  const { t, language } = useWords();
  const { faults } = useTrustForm();
  const special = specialOf(line);
  const documents = documentsOfLine(special);
  const path = `cargo.lines.${line.id}`;
  const keys = ['unNo', ...documents.map((document) => fileOfLine[document])];
  const isOpen = keys.some((key) => faults.errors.has(`${path}.${key}`));
  const words = special.map((one) => say(wordOf(specialProperties, one), language));
  const name = typedText(language === 'en' ? line['nameEn'] : line['nameZh']);
  const title = t('trust.cargo.caution', {
    line: place + 1,
    name,
    special: words.join(language === 'en' ? ', ' : '\u3001'),
  });
  return (
    <section className={`trust-caution state-${isOpen ? 'act' : 'done'}`} aria-label={title}>
      <h3>
        <StateGlyph family={isOpen ? 'act' : 'done'} size={14} />
        {title}
        <span>{t(isOpen ? 'trust.cargo.wanting' : 'trust.cargo.complete')}</span>
      </h3>
      <div className="trust-caution__fields">
        {isNumbered(line) ? (
          <DraftField path={`${path}.unNo`} required look={{ placeholder: 'UN3481' }} />
        ) : null}
        {documents.map((document) => (
          <LineFile key={document} line={line} document={document} />
        ))}
      </div>
    </section>
  );
}

/** The columns that are typed line by line, from left to right. */
function lineColumns(t: Words['t']): GridColumn[] {
  return [
    { key: 'nameZh', width: 76, header: t('trust.cargo.nameZh') },
    { key: 'nameEn', width: 96 },
    { key: 'hsDest', width: 88, header: t('trust.cargo.hsDest') },
    { key: 'material', width: 62 },
    { key: 'usage', width: 52 },
    { key: 'cartons', width: 44, header: t('trust.cargo.cartons') },
    { key: 'length', width: 46, header: t('trust.cargo.length') },
    { key: 'width', width: 38, header: t('trust.cargo.width'), unit: '' },
    { key: 'height', width: 38, header: t('trust.cargo.height'), unit: '' },
    { key: 'grossWeight', width: 70, header: t('trust.cargo.gross'), unit: t('trust.cargo.perCarton') },
    { key: 'netWeight', width: 48, header: t('trust.cargo.net'), unit: '' },
    { key: 'quantity', width: 50, header: t('trust.cargo.quantity') },
    { key: 'unitPriceUsd', width: 68, header: t('trust.cargo.price') },
    {
      key: 'special',
      width: 64,
      header: t('trust.cargo.special'),
      cell: (context) => <LineSpecial {...context} />,
    },
  ];
}

/** The file that proves something of the goods of a line: dropped or chosen, uploaded at once, named in the line. */
function LineFile({ line, document }: { line: GridRow; document: keyof typeof fileOfLine }) {
  const { language } = useWords();
  const form = useTrustForm();
  const files = useDraftFiles();
  const path = `cargo.lines.${line.id}.${fileOfLine[document]}`;
  const kept = line[fileOfLine[document]];
  return (
    <div data-path={path}>
      <Field required label={say(wordOf(documentTypes, document), language)} {...saidOf(form, path)}>
        <DraftFile
          file={files.byId(kept)}
          onFile={async (file) => {
            const { fileId } = await files.upload(file, document);
            form.change(path, fileId);
          }}
        />
      </Field>
      <Returned path={path} />
    </div>
  );
}
