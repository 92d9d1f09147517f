import { withChanges } from '@loadline/contract/documents/document.changes';
import { fieldAt } from '@loadline/contract/documents/document.path';
import { productWeightRule } from '@loadline/contract/freight/product-weight';
import { exact, fixed, isLess, isZero, minus, zero } from '@loadline/contract/kernel/decimal';
import { trustTotals } from '@loadline/contract/trusts/trust.totals';
import { contentFields, type TrustContent } from '@loadline/contract/trusts/trust-content';
import { Fragment, type ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { AmendedField } from './trust-order.ts';

const places = { cartons: 0, gross: 1, volume: 3, value: 2 } as const;

const figures = ['cartons', 'gross', 'volume', 'value'] as const;

interface AmendmentTableProps {
  label: string;
  fields: readonly AmendedField[];
  /** What it changes, as long as it is not answered: then the effect is told. */
  content: TrustContent | undefined;
  answer: (field: AmendedField) => ReactNode;
  /** A line under the field, such as why it is refused. */
  below: (field: AmendedField) => ReactNode;
}

/** Changed fields: what stands, what it is to be, what that does, and the answer. */
export function AmendmentTable({ label, fields, content, answer, below }: AmendmentTableProps) {
  const { t } = useWords();
  return (
    <div className="amendment__scroll">
      <table className="amendment" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('trustDetail.amend.field')}</th>
            <th scope="col">{t('trustDetail.amend.now')}</th>
            <td className="amendment__arrow" aria-hidden="true" />
            <th scope="col">{t('trustDetail.amend.to')}</th>
            {content ? <th scope="col">{t('trustDetail.amend.effect')}</th> : null}
            <th scope="col" className="amendment__answer">
              {t('trustDetail.amend.answer')}
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <Fragment key={field.path}>
              <tr>
                <th scope="row">{field.label}</th>
                <td>
                  <del>{field.from ?? missing}</del>
                </td>
                <td className="amendment__arrow">
                  <Icon name="arrow-right" size={14} />
                </td>
                <td>
                  <ins>{field.to ?? missing}</ins>
                </td>
                {content ? (
                  <td>
                    <Effect content={content} field={field} />
                  </td>
                ) : null}
                <td>{answer(field)}</td>
              </tr>
              {below(field)}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Effect({ content, field }: { content: TrustContent; field: AmendedField }) {
  const { t, language } = useWords();
  const effect = effectOf(content, field);
  if (!effect) return <span className="amendment__none">{t('trustDetail.amend.noEffect')}</span>;
  const units = { cartons: t('trust.totals.cartonUnit'), gross: 'kg', volume: 'm³', value: 'USD' } as const;
  const said = (['cartons', 'gross', 'volume', 'value'] as const).flatMap((key) =>
    effect[key] === undefined ? [] : [`${t(`trust.totals.${key}`)} ${effect[key]} ${units[key]}`.trim()],
  );
  return said.join(language === 'en' ? ', ' : '\uff0c');
}

/** What the totals would change by, signed decimals; a figure that stays is left out. */
type AmendmentEffect = Readonly<Partial<Record<'cartons' | 'gross' | 'volume' | 'value', string>>>;

/** What one changed field does to the totals of a cargo; undefined where it does nothing to them. */
function effectOf(
  content: TrustContent,
  { path, to }: Pick<AmendedField, 'path' | 'to'>,
): AmendmentEffect | undefined {
  const value = path.startsWith('cargo.lines.') ? valueIn(path, to) : undefined;
  if (value === undefined) return undefined;
  const laid = withChanges(contentFields, content, [{ path, to: value }]);
  if (!laid.ok) return undefined;
  const [before, after] = [content, laid.value].map(({ cargo }) =>
    trustTotals(cargo.lines, productWeightRule(null, null)),
  );
  if (!before || !after) return undefined;
  const changed = figures.flatMap((key) => {
    const by = minus(exact(String(after[key])), exact(String(before[key])));
    const text = fixed(by, places[key]);
    return isZero(by) ? [] : [[key, isLess(zero, by) ? `+${text}` : text] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** A number out of its words; a line that goes is null. Anything else weighs nothing. */
function valueIn(path: string, said: string | null): unknown {
  if (said === null) return path.split('.').length === 3 ? null : undefined;
  const field = fieldAt(contentFields, path);
  const digits = said.replaceAll(',', '');
  if (field?.kind === 'whole') return Number(digits);
  return field?.kind === 'decimal' ? digits : undefined;
}
