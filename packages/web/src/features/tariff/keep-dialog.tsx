import { keptFor, tariffTitle } from '@loadline/contract/tariffs/tariff-kept.api';
import { useWords } from '../../kernel/words.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { Modal } from '../../ui/dialog.tsx';

const fields = { title: tariffTitle, orderNumber: keptFor };

interface KeepProps {
  /** The order that its lines were taken from. */
  order: string;
  onKeep: (title: string, orderNumber: string | null) => Promise<void>;
  onClose: () => void;
}

/** Names a calculation that is to be kept. */
export function KeepDialog({ order, onKeep, onClose }: KeepProps) {
  const { t } = useWords();
  return (
    <Modal open onClose={onClose} closeLabel={t('resource.close')} title={t('tariff.keepTitle')}>
      <ResourceForm
        fields={fields}
        columns="one"
        values={{ title: '', orderNumber: order }}
        inputs={{ orderNumber: { hint: t('tariff.keepFor') } }}
        submitLabel={t('tariff.keep')}
        onSubmit={async ({ title, orderNumber }) => {
          await onKeep(title, orderNumber);
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
