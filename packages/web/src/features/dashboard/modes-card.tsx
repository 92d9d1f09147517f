import { transports, unknownTransport } from '@loadline/contract/codes/transport';
import type { Dashboard } from '@loadline/contract/dashboard/dashboard.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { transportIcon } from '../../shared/tracking/transport-icon.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Counted, ordersOf, percentOf } from './dashboard.ts';
import { FigureCard } from './figure-card.tsx';

interface ModesCardProps {
  counted: Counted;
  modes: Dashboard['transports'];
}

/** How the cargo travels, by chargeable weight: one bar of all, and a line for each. */
export function ModesCard({ counted, modes }: ModesCardProps) {
  const { t, language } = useWords();
  const all = modes.reduce((sum, { weight }) => sum + Number(weight), 0);
  const parts = modes.map((mode, place) => ({
    ...mode,
    name: say(mode.transport === null ? unknownTransport : wordOf(transports, mode.transport), language),
    share: percentOf(Number(mode.weight), all),
    from: percentOf(
      modes.slice(0, place).reduce((sum, { weight }) => sum + Number(weight), 0),
      all,
    ),
  }));
  return (
    <FigureCard
      wide={4}
      title={t('dashboard.modes')}
      definition={t('dashboard.defined.modes')}
      aside={t('dashboard.byWeight')}
      empty={modes.length === 0 ? t('dashboard.noOrders') : undefined}
    >
      <svg className="mode-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ transport, from, share }) => (
          <rect
            key={transport}
            className={`mode-fill mode-fill--${transport ?? 'unknown'}`}
            x={from}
            width={share}
            height="10"
          />
        ))}
      </svg>
      <table className="figure-table">
        <tbody>
          {parts.map(({ transport, name, orders, weight, share }) => (
            <tr key={transport}>
              <th scope="row">
                <svg className="mode-mark" viewBox="0 0 10 10" aria-hidden="true">
                  <rect className={`mode-fill mode-fill--${transport ?? 'unknown'}`} width="10" height="10" />
                </svg>
                <Icon name={transportIcon(transport)} />
                {transport === null ? (
                  name
                ) : (
                  <PageLink page="order" query={ordersOf(counted, { transport: [transport] })}>
                    {name}
                  </PageLink>
                )}
              </th>
              <td>{t('dashboard.orders', { count: orders })}</td>
              <td>{t('dashboard.kilograms', { weight: weightText(weight) })}</td>
              <td>{t('dashboard.percent', { share: wholeText(String(share)) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FigureCard>
  );
}
