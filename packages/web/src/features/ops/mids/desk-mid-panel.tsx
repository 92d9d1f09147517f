import { deskFilesOf } from '@loadline/contract/files/desk-file.api';
import { sayWhy } from '@loadline/contract/kernel/change';
import { wordOf } from '@loadline/contract/kernel/code';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { say } from '@loadline/contract/kernel/text';
import { type MidState, midLifecycle, midStates } from '@loadline/contract/mids/mid.codes';
import { decideMid, deskMidApi } from '@loadline/contract/mids/mid-desk.api';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { deskFileCalls } from '../../../resource/files/desk-files.ts';
import { isMissing } from '../../../resource/value-text.ts';
import { linesQueryOf } from '../../../shared/mids/mid-lines-address.ts';
import { MidPanel } from '../../../shared/mids/mid-panel.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PanelFoot } from '../../../ui/side-panel.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';
import type { DeskMidRecord } from './desk-mid.ts';

/** A customer's manufacturer, to be looked at and decided on. */
export function DeskMidPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { language } = useWords();
  return (
    <MidPanel
      id={id}
      question={asking(deskMidApi.detail, { id })}
      files={asking(deskFilesOf, { subject: 'mid', id })}
      calls={deskFileCalls('mid', id)}
      history={asking(deskMidApi.history, { id })}
      whose={({ mid }: DeskMidRecord) => inLanguage(language, mid.customer, mid.customerEn)}
      deeds={(of) => <Decisions of={of} />}
      onClose={onClose}
    />
  );
}

function Decisions({ of }: { of: DeskMidRecord }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<MidState>();
  const { id, state } = of.mid;
  const next = nextOf(midLifecycle, state, ['op:mid:approve']);
  return (
    <PanelFoot>
      {next.map((to) => (
        <Button key={to} look={to === 'APPROVED' ? 'primary' : 'secondary'} onClick={() => setAsked(to)}>
          {t(deedOf(state, to).label)}
        </Button>
      ))}
      {state === 'APPROVED' ? (
        <PageLink page="opsMid" query={linesQueryOf(of)} className={buttonClass()}>
          {t('mids.panel.replace')}
        </PageLink>
      ) : null}
      {asked ? <DecideDialog key={id} of={of} to={asked} onClose={() => setAsked(undefined)} /> : null}
    </PanelFoot>
  );
}

function deedOf(from: MidState, to: MidState) {
  if (to === 'REJECTED') return { label: 'midsDesk.reject', title: 'midsDesk.rejectTitle' } as const;
  if (to === 'SUSPENDED') return { label: 'midsDesk.suspend', title: 'midsDesk.suspendTitle' } as const;
  return from === 'SUSPENDED'
    ? ({ label: 'midsDesk.resume', title: 'midsDesk.resumeTitle' } as const)
    : ({ label: 'midsDesk.approve', title: 'midsDesk.approveTitle' } as const);
}

const { reason } = decideMid.body;

function DecideDialog({
  of: { mid },
  to,
  onClose,
}: {
  of: DeskMidRecord;
  to: MidState;
  onClose: () => void;
}) {
  const { t, language } = useWords();
  const done = useDone();
  const { id, version, code, state, files } = mid;
  const { label, title } = deedOf(state, to);
  const isUnproven = to === 'APPROVED' && state === 'SUBMITTED' && files === 0;
  const needsWords = to !== 'APPROVED' || isUnproven;
  const said = say(wordOf(midStates, to), language);
  return (
    <AskDialog
      title={t(title, { code })}
      says={saysOf(to, isUnproven, t)}
      fields={{ reason }}
      inputs={{
        reason: {
          hint: t('midsDesk.readByCustomer'),
          fault: (typed) => (needsWords && isMissing(typed) ? say(sayWhy, language) : undefined),
        },
      }}
      submitLabel={t(label)}
      onSubmit={(given) =>
        done(
          call(decideMid, { body: { id, version, to, ...given }, refusal: 'in place' }),
          t('midsDesk.done', { code, state: said }),
        )
      }
      onClose={onClose}
    />
  );
}

function saysOf(to: MidState, isUnproven: boolean, t: ReturnType<typeof useWords>['t']): string | undefined {
  if (isUnproven) return t('midsDesk.unproven');
  if (to === 'SUSPENDED') return t('midsDesk.suspendSays');
  return to === 'APPROVED' ? t('midsDesk.approveSays') : undefined;
}
