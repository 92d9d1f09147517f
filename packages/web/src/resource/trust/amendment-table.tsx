import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { Fragment, type ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { missing } from '../value-text.ts';
import { effectOf } from './amendment-effect.ts';
import type { AmendedField } from './trust-order.ts';

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
