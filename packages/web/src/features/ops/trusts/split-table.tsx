import { wholeText } from '@loadline/contract/kernel/figures';
import type { TrustLine } from '@loadline/contract/trusts/trust-line';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { NumericInput } from '../../../ui/numeric-input.tsx';
import { leftOf } from './split.ts';
import type { useSplitting } from './use-splitting.ts';

interface SplitTableProps {
  lines: readonly TrustLine[];
  splitting: ReturnType<typeof useSplitting>;
}

const most = 20;

/** Which cartons of which line go with which order. */
export function SplitTable({ lines, splitting }: SplitTableProps) {
  const { t, language } = useWords();
  const { count, shared } = splitting;
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div className="sharing">
      <div className="sharing__scroll">
        <table className="sharing__table" aria-label={t('trusts.accept.free')}>
          <thead>
            <tr>
              <th scope="col">{t('trusts.accept.goods')}</th>
              <th scope="col" className="sharing__number">
                {t('trust.totals.cartons')}
              </th>
              {places.map((place) => (
                <th key={place} scope="col" className="sharing__number">
                  {t('trusts.accept.order', { place: place + 1 })}
                </th>
              ))}
              <th scope="col" className="sharing__number">
                {t('trusts.accept.left')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => {
              const left = leftOf(line, shared);
              const name = language === 'en' ? line.nameEn : line.nameZh;
              return (
                <tr key={line.id}>
                  <th scope="row">{`${at + 1}. ${name ?? ''}`}</th>
                  <td className="sharing__number">{wholeText(line.cartons ?? 0)}</td>
                  {places.map((place) => (
                    <td key={place}>
                      <NumericInput
                        min={0}
                        decimals={0}
                        aria-label={t('trusts.accept.cell', { line: at + 1, place: place + 1 })}
                        value={shared[line.id]?.[place] ?? ''}
                        onChange={(typed) => splitting.set(line.id, place, typed)}
                      />
                    </td>
                  ))}
                  <td className={left === 0 ? 'sharing__number' : 'sharing__number sharing__number--left'}>
                    {wholeText(left)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className="sharing__foot">
        <span>{t('trusts.accept.pieces')}</span>
        {count > 2 ? (
          <Button size="small" look="text" icon="minus" onClick={splitting.removeOrder}>
            {t('trusts.accept.fewer')}
          </Button>
        ) : null}
        {count < most ? (
          <Button size="small" look="text" icon="plus" onClick={splitting.addOrder}>
            {t('trusts.accept.more')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
