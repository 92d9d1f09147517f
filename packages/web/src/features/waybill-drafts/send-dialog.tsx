import type { DeskDraft, DeskVersion } from '@loadline/contract/waybill-drafts/draft';
import { sendDraft } from '@loadline/contract/waybill-drafts/draft-desk.api';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { Modal } from '../../ui/dialog.tsx';

interface SendDialogProps {
  draft: DeskDraft;
  version: DeskVersion;
  onClose: () => void;
}

const { note } = sendDraft.body;

/** A version goes out to every customer on the waybill, with a word to them. */
export function SendDialog({ draft, version, onClose }: SendDialogProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const customers = [...new Set(draft.owners.map(({ customerCode }) => customerCode))].join(', ');
  return (
    <Modal
      open
      onClose={onClose}
      title={t('drafts.sendTitle', { no: version.no, mawb: draft.mawbNo })}
      closeLabel={t('resource.close')}
    >
      <p className="draft-send__says">{t('drafts.sendText', { customers })}</p>
      <ResourceForm
        fields={{ note }}
        values={{}}
        columns="one"
        submitLabel={t('drafts.sendOut')}
        onSubmit={async (given) => {
          const { no, revision } = version;
          await call(sendDraft, {
            body: { no: draft.mawbNo, version: no, revision, ...given },
            refusal: 'in place',
          });
          notify('success', t('drafts.sent'));
          onClose();
          await client.invalidateQueries();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
