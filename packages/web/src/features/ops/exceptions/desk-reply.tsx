import { commentDeskSheet } from '@loadline/contract/exceptions/sheet-desk.api';
import { sheetTemplates } from '@loadline/contract/exceptions/sheet-template';
import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { SheetReply } from '../../../shared/exceptions/sheet-reply.tsx';
import type { TalkComment } from '../../../shared/exceptions/talk.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import { useChoices, useOptions } from '../use-choices.ts';
import { useDone } from '../use-done.ts';
import type { Exception } from './exception.ts';
import type { useDeskFiles } from './use-desk-files.ts';

interface DeskReplyProps {
  of: Exception;
  files: ReturnType<typeof useDeskFiles>;
  answering: TalkComment | undefined;
  onNoAnswer: () => void;
}

/** An answer to the customer, or a word among colleagues: which of the two is always in sight. */
export function DeskReply({ of: { sheet }, files, answering, onNoAnswer }: DeskReplyProps) {
  const { t } = useWords();
  const done = useDone();
  const [body, setBody] = useState('');
  const [chosen, setChosen] = useState<'customer' | 'internal'>('customer');
  const [mentioned, setMentioned] = useState<readonly string[]>([]);
  const isClosed = sheet.state === 'CLOSED';
  const isInternal = chosen === 'internal' || isClosed || answering?.internal === true;
  const send = async (sent: string[]) => {
    const asked = {
      no: sheet.sheetNo,
      body,
      internal: isInternal,
      files: sent,
      replyTo: answering?.commentId ?? null,
    };
    const mentions = isInternal ? [...mentioned] : [];
    await done(
      call(commentDeskSheet, { body: { ...asked, mentions }, refusal: 'in place' }),
      t('sheets.sent'),
    );
    setBody('');
    setMentioned([]);
    onNoAnswer();
  };
  return (
    <SheetReply
      label={t(isInternal ? 'exceptions.replyInternal' : 'exceptions.replyCustomer')}
      body={body}
      onBody={setBody}
      answering={answering}
      onNoAnswer={onNoAnswer}
      upload={files.upload}
      onSend={send}
      sendLabel={t(isInternal ? 'exceptions.note' : 'sheets.send')}
      note={noteOf(sheet.state, isInternal, t)}
      isInternal={isInternal}
      tools={
        <>
          <SegmentedControl
            label={t('exceptions.whoSees')}
            value={isInternal ? 'internal' : 'customer'}
            onChange={(value) => setChosen(value === 'internal' ? 'internal' : 'customer')}
            options={[
              {
                value: 'customer',
                label: (
                  <>
                    <Icon name="eye" size={14} /> {t('exceptions.toCustomer')}
                  </>
                ),
              },
              {
                value: 'internal',
                label: (
                  <>
                    <Icon name="lock" size={13} /> {t('exceptions.internal')}
                  </>
                ),
              },
            ]}
          />
          <Templates sheet={sheet} onChoose={setBody} />
          {isInternal ? <Mentions chosen={mentioned} onChange={setMentioned} /> : null}
        </>
      }
    />
  );
}

function noteOf(state: string, isInternal: boolean, t: ReturnType<typeof useWords>['t']): string | undefined {
  if (isInternal) return t('exceptions.staysHere');
  return state === 'WAITING_CUSTOMER' ? t('exceptions.stillWaits') : undefined;
}

interface TemplatesProps {
  sheet: Exception['sheet'];
  onChoose: (body: string) => void;
}

/** Replies that are often needed, in either language, filled from the sheet. */
function Templates({ sheet, onChoose }: TemplatesProps) {
  const { t, language } = useWords();
  const filledIn = (at: number, tongue: 'zh-cn' | 'en') => {
    const template = sheetTemplates[at];
    if (!template) return;
    const action =
      (tongue === 'en' ? sheet.customerActionEn : sheet.customerActionZh) ?? t('exceptions.whatIsNeeded');
    const due = sheet.dueAt ? officeTime(sheet.dueAt).short : t('exceptions.soon');
    onChoose(say(template.body, tongue, { number: sheet.orderNumber ?? sheet.mawbNo ?? '', action, due }));
  };
  return (
    <Menu
      label={t('exceptions.templates')}
      items={(['zh-cn', 'en'] as const).map((tongue) =>
        sheetTemplates.map(({ name }, at) => ({
          key: `${tongue} ${at}`,
          label: say(name, tongue),
          hint: tongue === language ? undefined : tongue === 'en' ? 'English' : t('exceptions.chinese'),
        })),
      )}
      onChoose={(key) => {
        const [tongue, at] = key.split(' ');
        filledIn(Number(at), tongue === 'en' ? 'en' : 'zh-cn');
      }}
      trigger={(trigger) => (
        <Button look="text" size="small" icon="file" {...trigger}>
          {t('exceptions.template')}
        </Button>
      )}
    />
  );
}

/** Colleagues who are to see a note. */
function Mentions({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const { t } = useWords();
  const { people } = useOptions(useChoices());
  const names = people.filter(({ value }) => chosen.includes(value)).map(({ label }) => `@${label}`);
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Menu
      label={t('exceptions.mention')}
      items={[people.map(({ value, label }) => ({ key: value, label, checked: chosen.includes(value) }))]}
      onChoose={toggle}
      trigger={(trigger) => (
        <Button look="text" size="small" icon="team" {...trigger}>
          {names.length > 0 ? names.join(' ') : t('exceptions.mention')}
        </Button>
      )}
    />
  );
}
