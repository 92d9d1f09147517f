import { volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { useWords } from '../../../kernel/words.ts';
import { missing } from '../../../resource/value-text.ts';
import { productOf } from '../../../shared/trusts/trust-order.ts';
import { ChipsChoice } from '../../../ui/chips-choice.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { DeskTrust } from './desk-trust.ts';
import type { useSplitting } from './use-splitting.ts';

interface OrdersPreviewProps {
  order: DeskTrust;
  splitting: ReturnType<typeof useSplitting>;
}

/** The orders as they will be made; only the reference can be another one. */
export function OrdersPreview({ order, splitting }: OrdersPreviewProps) {
  const { t, language } = useWords();
  const { orders, references, setReference, fbaIds, shipments, setShipments } = splitting;
  const { consignee } = order.content.parties;
  return (
    <div className="sharing__scroll">
      <table className="sharing__table" aria-label={t('trusts.accept.preview')}>
        <caption>
          {t('trusts.accept.previewOf', {
            product: productOf(order.trust, language) ?? missing,
            consignee: consignee?.company ?? missing,
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('trusts.accept.number')}</th>
            <th scope="col">{t('trusts.accept.reference')}</th>
            <th scope="col">{t('trusts.accept.goods')}</th>
            <th scope="col">FBA</th>
            <th scope="col" className="sharing__number">
              {t('trust.totals.cartons')}
            </th>
            <th scope="col" className="sharing__number">
              {t('trust.totals.gross')} <small>kg</small>
            </th>
            <th scope="col" className="sharing__number">
              {t('trust.totals.volume')} <small>m³</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((made, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order that is yet to be made is its place
            <tr key={place}>
              <th scope="row">{place + 1}</th>
              <td>
                <TextInput
                  className="sharing__reference"
                  maxLength={50}
                  aria-label={t('trusts.accept.referenceOf', { place: place + 1 })}
                  placeholder={made?.referenceNumber ?? ''}
                  value={references[place] ?? ''}
                  onChange={(typed) => setReference(place, typed)}
                />
              </td>
              <td>
                {made?.goods
                  .map(({ nameZh, nameEn }) => (language === 'en' ? nameEn : nameZh))
                  .join(language === 'en' ? ', ' : '\u3001') || missing}
              </td>
              <td>
                {fbaIds.length > 1 ? (
                  <ChipsChoice
                    label={t('trusts.accept.shipmentsOf', { place: place + 1 })}
                    options={fbaIds.map((id) => ({ value: id, label: id }))}
                    values={shipments[place] ?? []}
                    onChange={(chosen) => setShipments(place, chosen)}
                  />
                ) : (
                  (made?.fbaNo ?? missing)
                )}
              </td>
              <td className="sharing__number">{made ? wholeText(made.quantity) : missing}</td>
              <td className="sharing__number">{made ? weightText(made.grossWeight) : missing}</td>
              <td className="sharing__number">{made ? volumeText(made.volume) : missing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
