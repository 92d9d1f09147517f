import { tariffTitle } from '@loadline/contract/tariffs/tariff-kept.api';
import { useWords } from '../../kernel/words.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { Modal } from '../../ui/dialog.tsx';

const fields = { title: tariffTitle };

interface KeepProps {
  onKeep: (title: string) => Promise<void>;
  onClose: () => void;
}

/** Names a calculation that is to be kept. */
export function KeepDialog({ onKeep, onClose }: KeepProps) {
  const { t } = useWords();
  return (
    <Modal open onClose={onClose} closeLabel={t('resource.close')} title={t('tariff.keepTitle')}>
      <ResourceForm
        fields={fields}
        columns="one"
        values={{ title: '' }}
        submitLabel={t('tariff.keep')}
        onSubmit={async ({ title }) => {
          await onKeep(title);
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
