import { contact as contacts } from '@loadline/contract/customers/contact';
import { revealContact } from '@loadline/contract/customers/contact.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { pick } from '@loadline/contract/kernel/resource';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { useWords } from '../../kernel/words.ts';
import { ResourceDetail } from '../../resource/resource-detail.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog.tsx';

type Revealed = AnswerOf<typeof revealContact>;

const { password } = revealContact.body;

/** Mobile and identity number in full, against one's own password; every look is in the contact's history. */
export function ContactReveal({ contact }: { contact: { id: string; name: string } }) {
  const { t } = useWords();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [revealed, setRevealed] = useState<Revealed>();
  const close = () => {
    setIsOpen(false);
    setRevealed(undefined);
  };
  const reveal = async (typed: { password: string }) => {
    setRevealed(await call(revealContact, { body: { id: contact.id, ...typed }, refusal: 'in place' }));
    await client.invalidateQueries();
  };
  return (
    <>
      <Button look="text" size="small" icon="eye" onClick={() => setIsOpen(true)}>
        {t('my.contact.reveal')}
      </Button>
      <Modal
        open={isOpen}
        onClose={close}
        title={t('my.contact.revealTitle', { name: contact.name })}
        closeLabel={t('resource.close')}
      >
        {revealed ? (
          <ResourceDetail
            fields={pick(contacts, 'mobile', 'idNumber')}
            keys={['mobile', 'idNumber']}
            record={revealed}
          />
        ) : (
          <>
            <p className="contact-reveal__note">{t('my.contact.revealNote')}</p>
            <ResourceForm
              fields={{ password }}
              values={{}}
              inputs={{ password: { span: 'whole', autoComplete: 'current-password' } }}
              columns="one"
              submitLabel={t('my.contact.show')}
              onSubmit={reveal}
              onCancel={close}
            />
          </>
        )}
      </Modal>
    </>
  );
}
