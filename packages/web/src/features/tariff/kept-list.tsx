import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { momentShown } from '@loadline/contract/kernel/shown';
import { listKeptTariffs, readKeptTariff } from '@loadline/contract/tariffs/tariff-kept.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { missing } from '../../resource/value-text.ts';
import { OrderLink } from '../../shared/orders/order-link.tsx';
import { EmptyState } from '../../ui/states.tsx';

type Kept = AnswerOf<typeof readKeptTariff>;

/** Calculations that were kept, the newest first; one is opened by its title. */
export function KeptList({ onOpen }: { onOpen: (kept: Kept) => void }) {
  const { t } = useWords();
  const answer = useQuery(asking(listKeptTariffs, {}));
  const [opening, setOpening] = useState<string>();
  if (answer.isError)
    return (
      <NotLoaded what={t('tariff.keptTab')} error={answer.error} onRetry={() => void answer.refetch()} />
    );
  if (!answer.data) return <div aria-busy="true" />;
  if (answer.data.length === 0)
    return <EmptyState title={t('tariff.noneKept')} detail={t('tariff.noneKeptDetail')} />;
  const open = async (id: string) => {
    setOpening(id);
    try {
      onOpen(await call(readKeptTariff, { query: { id } }));
    } catch (error) {
      // A refusal has told its reason already.
      if (!(error instanceof Refusal)) throw error;
    } finally {
      setOpening(undefined);
    }
  };
  return (
    <table className="tariff-kept" aria-label={t('tariff.keptTab')}>
      <thead>
        <tr>
          <th scope="col">{t('tariff.keptTitle')}</th>
          <th scope="col">{t('tariff.keptOf')}</th>
          <th scope="col">{t('tariff.keptAt')}</th>
          <th scope="col">{t('tariff.keptBy')}</th>
        </tr>
      </thead>
      <tbody>
        {answer.data.map(({ id, title, orderNumber, madeAt, madeWho }) => (
          <tr key={id} aria-busy={opening === id}>
            <td>
              <button type="button" onClick={() => void open(id)}>
                {title}
              </button>
            </td>
            <td>{orderNumber === null ? missing : <OrderLink no={orderNumber} />}</td>
            <td>{momentShown(madeAt, 'America/New_York')}</td>
            <td>{madeWho}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
