import { listTrustTemplates, saveTrustTemplate } from '@loadline/contract/trusts/trust-draft.api';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { useTrustForm } from './trust-form.ts';

const { name: nameField } = saveTrustTemplate.body;

/** Keeps what is asked for here under a name, for the next time. */
export function KeepTemplate({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const { record, saveNow } = useTrustForm();
  const client = useQueryClient();
  const no = record?.trust.trustNo ?? '';
  return (
    <Modal open onClose={onClose} title={t('trust.template.saveTitle')} closeLabel={t('resource.close')}>
      <p className="trust-dialog__note">{t('trust.template.saveSays')}</p>
      <ResourceForm
        fields={{ name: nameField }}
        values={{}}
        sections={[{ keys: ['name'] }]}
        columns="one"
        submitLabel={t('trust.template.save')}
        onSubmit={async ({ name }) => {
          await saveNow();
          await call(saveTrustTemplate, { body: { no, name }, refusal: 'in place' });
          notify('success', t('trust.template.saved', { name }));
          onClose();
          await client.invalidateQueries({ queryKey: [listTrustTemplates.path] });
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
