import { shownNumbers } from '@loadline/contract/checks/tracked-number';
import { entryApi } from '@loadline/contract/clearance/entry.api';
import { entryTypes } from '@loadline/contract/clearance/entry.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import { gramsText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { DispositionsCard } from '../../shared/clearance/entry-cards.tsx';
import type { EntryRecord } from '../../shared/clearance/entry-record.ts';
import { EntrySteps } from '../../shared/clearance/entry-steps.tsx';
import { ExamCards } from '../../shared/clearance/exam-cards.tsx';
import { IsfBlock } from '../../shared/clearance/isf-card.tsx';
import { CustomsState } from '../../shared/customs/customs-state.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnDuty } from './own-duty.tsx';
import { OwnEntryPapers } from './own-entry-papers.tsx';
import { OwnRfis } from './own-rfis.tsx';

/** One entry beside the list: how far it is, what customs said, and its papers. */
export function EntryPanel({ no, onClose }: { no: string; onClose: () => void }) {
  const { t } = useWords();
  const detail = useQuery(asking(entryApi.detail, { no }));
  const of = detail.data;
  useLive('clearance', of?.file.id, () => detail.refetch());
  return (
    <SidePanel
      title={
        <>
          {shownNumbers(of?.file.master ?? no)}{' '}
          {of ? <CustomsState status={of.file.status} transport={of.file.transport} /> : null}
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
          <OwnRfis of={of} which="open" />
          <OwnDuty of={of} />
          <ExamCards exams={of.exams.filter(({ endedAt }) => endedAt === null)} />
          <IsfBlock of={of} />
          <PanelBlock title={t('customs.way.title')} aside={no}>
            <EntrySteps of={of} look="column" />
          </PanelBlock>
          <DispositionsCard of={of} />
          <OwnEntryPapers of={of} />
          <PanelFoot>
            <PageLink page="coa" query={{ no }} className={buttonClass('primary')}>
              {t('clearance.open')}
            </PageLink>
          </PanelFoot>
        </>
      ) : null}
    </SidePanel>
  );
}

function Facts({ of: { file } }: { of: EntryRecord }) {
  const { t, language } = useWords();
  const { entryType, packages, grossWeight, reference } = file;
  const cargo = t('customs.orders.cargo', { pieces: wholeText(packages), weight: gramsText(grossWeight) });
  return [say(wordOf(entryTypes, entryType), language), cargo, reference].filter(Boolean).join(' · ');
}
