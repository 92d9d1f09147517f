import { listTaxInfo } from '@loadline/contract/customers/tax-info.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { useBookAddress } from '../../resource/book/use-book-address.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { TaxPanel } from './tax-panel.tsx';
import { TaxRegionCard } from './tax-region-card.tsx';
import { useReadOnly } from './use-part.ts';

/** The company's tax numbers in China, Europe and the United States, each with what its own form proves. */
export function TaxInfoPart() {
  const { t } = useWords();
  const address = useBookAddress();
  const readOnly = useReadOnly('profile:edit');
  const asked = useQuery(asking(listTaxInfo, {}));
  const isDue = useDelayed(asked.isPending);
  const opened = address.open?.kind === 'record' ? address.open.id : undefined;
  const region = readOnly ? undefined : asked.data?.find((one) => one.region === opened);
  return (
    <PanelFrame panel={region ? <TaxPanel key={region.region} tax={region} address={address} /> : null}>
      <PageTitle title={t('my.part.tax')} facts={readOnly} />
      <Card flush title={t('my.tax.title')} aside={t('my.tax.checked')}>
        {asked.isError ? (
          <NotLoaded what={t('my.part.tax')} error={asked.error} onRetry={() => void asked.refetch()} />
        ) : null}
        {isDue ? <Skeleton widths={[200, 200, 200]} rows={5} label={t('my.part.tax')} /> : null}
        <div className="tax-regions">
          {asked.data?.map((tax) => (
            <TaxRegionCard
              key={tax.region}
              tax={tax}
              onEdit={readOnly ? undefined : () => address.show(tax.region)}
            />
          ))}
        </div>
      </Card>
    </PanelFrame>
  );
}
