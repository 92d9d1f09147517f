import { waybillDraft } from '@loadline/contract/waybill-drafts/draft.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { DueTime } from '../../resource/due-time.tsx';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** Whether a waybill in this state waits for its customer to answer its draft, and this person may. */
export function asksForDraft(status: string): boolean {
  return status === '43' && may('mawb:view') && may('mawb:confirm');
}

/** On whatever page a customer meets his waybill: that its draft waits for him, until when, and the way to answer it. */
export function DraftAsked({ no, status }: { no: string | null; status: string }) {
  const { t } = useWords();
  const isAsked = no !== null && asksForDraft(status);
  const { data } = useQuery({ ...asking(waybillDraft, { no: no ?? '' }), enabled: isAsked });
  if (no === null || !isAsked || !data?.canAnswer) return null;
  return (
    <Alert
      family="act"
      actions={
        <PageLink page="mawb" query={{ no }} className={buttonClass('primary', 'small')}>
          {t('office.draft.confirm')}
        </PageLink>
      }
    >
      {t('office.draft.waits', { number: no })} {data.due ? <DueTime due={data.due} /> : null}
    </Alert>
  );
}
