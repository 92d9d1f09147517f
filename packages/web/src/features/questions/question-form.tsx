import { uploadFile } from '@loadline/contract/files/file.api';
import { keysOf } from '@loadline/contract/kernel/compose';
import { writtenQuestion } from '@loadline/contract/questions/question';
import { askQuestion } from '@loadline/contract/questions/question.api';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { newKey } from '../../kernel/request.ts';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { FormAnswer } from '../../resource/form-answer.tsx';
import { FormEnd } from '../../resource/form-end.tsx';
import { FormField } from '../../resource/form-field.tsx';
import type { InputLooks } from '../../resource/input-look.ts';
import { LeaveGuard } from '../../resource/leave-guard.tsx';
import { useResourceForm } from '../../resource/use-resource-form.ts';
import { useOwnGoods } from '../../shared/questions/use-own-goods.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { QuestionFiles } from './question-files.tsx';
import '../../resource/styles/form.css';
import '../../shared/questions/question.css';

const nothing = { origin: 'CN' };

interface QuestionFormProps {
  onClose: () => void;
  onAsked: (no: string) => void;
}

/** A question as it is written: what the goods are, of what, what for, and how they look. */
export function QuestionForm({ onClose, onAsked }: QuestionFormProps) {
  const { t } = useWords();
  const formId = useId();
  const box = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  const [id] = useState(newKey);
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [sent] = useState(() => new Map<File, string>());
  const goods = useOwnGoods(({ nameZh, nameEn, material, purpose }) => ({
    nameZh,
    nameEn,
    material,
    purpose,
  }));
  const looks: InputLooks<typeof writtenQuestion> = {
    goodsId: { ...goods, hint: t('questions.form.goodsHint'), span: 'whole' },
    nameEn: { as: 'line' },
    material: { hint: t('questions.form.materialHint') },
    purpose: { hint: t('questions.form.purposeHint') },
    origin: { hint: t('questions.form.originHint') },
    orderNumber: { hint: t('questions.form.orderHint') },
  };
  const form = useResourceForm({
    fields: writtenQuestion,
    values: nothing,
    looks,
    onSubmit: async (typed) => {
      const files = await uploaded(chosen, sent);
      const { question } = await call(askQuestion, { body: { ...typed, id, files }, refusal: 'in place' });
      notify('success', t('questions.form.asked', { no: question.no }));
      await client.invalidateQueries();
      onAsked(question.no);
    },
  });
  const showFirst = () =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.leaveAll();
    if (form.isRight) void form.send();
    else showFirst();
  };
  return (
    <SidePanel
      title={t('questions.ask')}
      facts={t('questions.form.says')}
      width="wide"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      <form ref={box} id={formId} className="resource-form resource-form--one" noValidate onSubmit={submit}>
        <FormAnswer fields={writtenQuestion} form={form} />
        <div className="form-fields">
          {keysOf(writtenQuestion).map((key) => (
            <FormField
              key={key}
              name={key}
              field={writtenQuestion[key]}
              look={looks[key] ?? {}}
              form={form}
            />
          ))}
        </div>
        {may('file:upload') ? <QuestionFiles files={chosen} onChange={setChosen} /> : null}
      </form>
      <FormEnd
        formId={formId}
        problems={form.problems}
        busy={form.busy}
        refused={undefined}
        onShow={showFirst}
        submitLabel={t('questions.form.send')}
        onCancel={onClose}
        aside={null}
      />
      <LeaveGuard isOn={(form.isChanged || chosen.length > 0) && !form.busy} />
    </SidePanel>
  );
}

/** The ids of files on the server; what was sent with an attempt that was refused is not sent again. */
async function uploaded(files: readonly File[], sent: Map<File, string>): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files) {
    const type = file.type.startsWith('image/') ? 'PHOTO' : '2';
    const query = { subject: 'question', id: null, type } as const;
    const fileId = sent.get(file) ?? (await call(uploadFile, { query, file, refusal: 'in place' })).fileId;
    sent.set(file, fileId);
    ids.push(fileId);
  }
  return ids;
}
