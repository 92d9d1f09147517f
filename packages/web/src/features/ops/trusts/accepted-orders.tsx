import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { DocumentNumber } from '../../../resource/document-number.tsx';
import type { DeskTrust } from './desk-trust.ts';

/** The orders that were just made, each with its number to open or to copy. */
export function AcceptedOrders({ orders }: Pick<DeskTrust, 'orders'>) {
  const { t } = useWords();
  return (
    <ul className="accepted-orders">
      {orders.map(({ orderNumber: no, referenceNumber, quantity }) => (
        <li key={no}>
          <DocumentNumber number={no}>
            {may('op:order:view') ? (
              <PageLink page="opsOrder" query={{ no }}>
                {no}
              </PageLink>
            ) : (
              no
            )}
          </DocumentNumber>
          <span>{referenceNumber}</span>
          <span>{t('trustDetail.pieces', { count: quantity })}</span>
        </li>
      ))}
    </ul>
  );
}
