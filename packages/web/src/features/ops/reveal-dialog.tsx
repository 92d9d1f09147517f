import type { CodeOf } from '@loadline/contract/kernel/code';
import { type personalSubjects, revealPersonal } from '@loadline/contract/ops/customer-user.api';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { useWords } from '../../kernel/words.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { Modal } from '../../ui/dialog.tsx';

interface RevealDialogProps {
  subject: CodeOf<typeof personalSubjects>;
  id: string;
  onClose: () => void;
}

const { password } = revealPersonal.body;

/** The whole identity number for somebody who proves themselves again; it is gone when the dialog closes. */
export function RevealDialog({ subject, id, onClose }: RevealDialogProps) {
  const { t } = useWords();
  const [number, setNumber] = useState<string>();
  const reveal = async (typed: { password: string }) => {
    const found = await call(revealPersonal, { body: { subject, id, ...typed }, refusal: 'in place' });
    setNumber(found.number);
  };
  return (
    <Modal open onClose={onClose} title={t('reveal.title')} closeLabel={t('resource.close')}>
      {number === undefined ? (
        <>
          <p className="ask-dialog__says">{t('reveal.says')}</p>
          <ResourceForm
            fields={{ password }}
            values={{}}
            inputs={{ password: { autoComplete: 'current-password' } }}
            columns="one"
            submitLabel={t('reveal.go')}
            onSubmit={reveal}
            onCancel={onClose}
          />
        </>
      ) : (
        <p className="reveal__number">
          <output>{number}</output>
        </p>
      )}
    </Modal>
  );
}
