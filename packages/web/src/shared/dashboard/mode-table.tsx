import { type Transport, transports, unknownTransport } from '@loadline/contract/codes/transport';
import type { Dashboard } from '@loadline/contract/dashboard/dashboard.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import type { Search } from '../../kernel/navigation.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { sumOf } from '../../resource/decimal.ts';
import { Icon } from '../../ui/icon.tsx';
import { transportIcon } from '../tracking/transport-icon.ts';
import { percentOf } from './share.ts';

interface ModeTableProps {
  modes: Dashboard['transports'];
  /** The list of the orders that travel so. */
  wayTo: (transport: Transport) => { readonly page: PageName; readonly query: Search };
  /** With what all of them come to. */
  summed?: boolean;
}

/** A line for each way the cargo travels, with its share of the chargeable weight. */
export function ModeTable({ modes, wayTo, summed = false }: ModeTableProps) {
  const { t, language } = useWords();
  const all = modes.reduce((sum, { weight }) => sum + Number(weight), 0);
  return (
    <table className="figure-table">
      <tbody>
        {modes.map(({ transport, orders, weight }) => {
          const name = say(transport === null ? unknownTransport : wordOf(transports, transport), language);
          const share = percentOf(Number(weight), all);
          return (
            <tr key={transport}>
              <th scope="row">
                <svg className="mode-mark" viewBox="0 0 10 10" aria-hidden="true">
                  <rect className={`mode-fill mode-fill--${transport ?? 'unknown'}`} width="10" height="10" />
                </svg>
                <Icon name={transportIcon(transport)} />
                {transport === null ? name : <PageLink {...wayTo(transport)}>{name}</PageLink>}
              </th>
              <td>{t('dashboard.orders', { count: orders })}</td>
              <td>{t('dashboard.kilograms', { weight: weightText(weight) })}</td>
              <td>{t('dashboard.percent', { share: wholeText(String(share)) })}</td>
            </tr>
          );
        })}
      </tbody>
      {summed ? (
        <tfoot>
          <tr>
            <th scope="row">{t('dashboard.inAll')}</th>
            <td>{t('dashboard.orders', { count: modes.reduce((sum, { orders }) => sum + orders, 0) })}</td>
            <td>
              {t('dashboard.kilograms', { weight: weightText(sumOf(modes.map(({ weight }) => weight))) })}
            </td>
            <td>{t('dashboard.percent', { share: wholeText('100') })}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
