import { shownNumbers } from '@loadline/contract/checks/tracked-number';
import { customsBusinesses } from '@loadline/contract/codes/customs-business';
import { customsApi } from '@loadline/contract/customs/customs.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { gramsText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import type { CustomsRecord } from '../../shared/customs/customs-record.ts';
import { CustomsState } from '../../shared/customs/customs-state.tsx';
import { CustomsSteps } from '../../shared/customs/customs-steps.tsx';
import { DeclarationNumber } from '../../shared/customs/declaration-number.tsx';
import { TaxCard } from '../../shared/customs/tax-card.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnFlags } from './own-flags.tsx';
import { OwnPapers } from './own-papers.tsx';

/** One declaration beside the list: its number, how far it is, what is asked, taxes and papers. */
export function CustomsPanel({ no, onClose }: { no: string; onClose: () => void }) {
  const { t } = useWords();
  const detail = useQuery(asking(customsApi.detail, { no }));
  const of = detail.data;
  useLive('customs', of?.file.id, () => detail.refetch());
  return (
    <SidePanel
      title={
        <>
          {shownNumbers(of?.file.waybillNo ?? no)} {of ? <CustomsState status={of.file.status} /> : null}
        </>
      }
      facts={of ? <Facts of={of} /> : null}
      width="wide"
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {detail.isError ? (
        <NotLoaded what={no} error={detail.error} onRetry={() => void detail.refetch()} />
      ) : null}
      {detail.isPending ? <Skeleton widths={[120, 0, 90]} rows={6} label={no} /> : null}
      {of ? (
        <>
          <PanelBlock title={t('customs.declared')} aside={no}>
            <DeclarationNumber no={of.file.declarationNo} />
          </PanelBlock>
          <PanelBlock title={t('customs.way.title')}>
            <CustomsSteps of={of} look="narrow" />
          </PanelBlock>
          <OwnFlags of={of} />
          <TaxCard file={of.file} />
          <OwnPapers of={of} />
          <PanelFoot>
            <PageLink page="customs" query={{ no }} className={buttonClass('primary')}>
              {t('customs.open')}
            </PageLink>
          </PanelFoot>
        </>
      ) : null}
    </SidePanel>
  );
}

function Facts({ of: { file } }: { of: CustomsRecord }) {
  const { t, language } = useWords();
  const { businessType, packages, grossWeight, reference } = file;
  const cargo = t('customs.orders.cargo', { pieces: wholeText(packages), weight: gramsText(grossWeight) });
  return [say(wordOf(customsBusinesses, businessType), language), cargo, reference]
    .filter(Boolean)
    .join(' · ');
}
