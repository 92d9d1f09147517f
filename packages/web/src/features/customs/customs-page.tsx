import { shownNumbers } from '@loadline/contract/checks/tracked-number';
import { customsApi } from '@loadline/contract/customs/customs.api';
import { isEurope } from '@loadline/contract/customs/customs-europe';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { DocumentHistoryCard } from '../../resource/document/document-history-card.tsx';
import { PrintHead } from '../../resource/print-head.tsx';
import { RecordTitle } from '../../resource/record-title.tsx';
import type { CustomsRecord } from '../../shared/customs/customs-record.ts';
import { CustomsState } from '../../shared/customs/customs-state.tsx';
import { CustomsSteps } from '../../shared/customs/customs-steps.tsx';
import { DeclarationNumber } from '../../shared/customs/declaration-number.tsx';
import { ElementsCard } from '../../shared/customs/elements-card.tsx';
import { CustomsFigures, HeaderCard } from '../../shared/customs/header-card.tsx';
import { LinesCard } from '../../shared/customs/lines-card.tsx';
import { OrdersCard } from '../../shared/customs/orders-card.tsx';
import { TaxCard } from '../../shared/customs/tax-card.tsx';
import { GoesWithCard } from '../../shared/goes-with/goes-with-card.tsx';
import { Button } from '../../ui/button.tsx';
import { PlainCard } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frames.tsx';
import { OwnFlags } from './own-flags.tsx';
import { OwnPapers } from './own-papers.tsx';

/** One declaration: how far it is, what is asked, what it declares, what it costs and what hangs on it. */
export function CustomsPage({ of }: { of: CustomsRecord }) {
  const { t } = useWords();
  const { file, orders } = of;
  const { fileNo } = file;
  const [first] = orders;
  return (
    <>
      <PrintHead number={fileNo} />
      <DetailFrame
        onPhones
        title={
          <RecordTitle
            list={{ page: 'customs' }}
            title={shownNumbers(file.waybillNo ?? fileNo)}
            here={fileNo}
            number={fileNo}
            beside={
              <>
                <CustomsState status={file.status} />
              </>
            }
            facts={<DeclarationNumber no={file.declarationNo} />}
            actions={
              <Button icon="print" onClick={() => print()}>
                {t('orders.detail.print')}
              </Button>
            }
          />
        }
        head={
          <PlainCard>
            <CustomsSteps of={of} />
            <CustomsFigures file={file} />
          </PlainCard>
        }
        side={
          <>
            <OwnFlags of={of} />
            <TaxCard file={file} />
            <OwnPapers of={of} />
            <OrdersCard orders={orders} />
            {first ? (
              <GoesWithCard
                side="own"
                kind="order"
                no={first.orderNumber}
                without={['order', 'sheet', 'receipt']}
              />
            ) : null}
            <DocumentHistoryCard question={asking(customsApi.history, { no: fileNo })} />
          </>
        }
      >
        <LinesCard of={of} />
        {isEurope(file.territory) ? null : <ElementsCard of={of} />}
        <HeaderCard of={of} />
      </DetailFrame>
    </>
  );
}
