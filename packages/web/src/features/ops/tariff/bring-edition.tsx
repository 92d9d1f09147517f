import { htsEdition } from '@loadline/contract/hts/hts-edition';
import { uploadEdition } from '@loadline/contract/hts/hts-edition.api';
import { htsFileLimits } from '@loadline/contract/hts/hts-file-flaws';
import { say } from '@loadline/contract/kernel/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { DayInput } from '../../../resource/day-input.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

const types = uploadEdition.upload?.types ?? [];
const { megabytes: max } = htsFileLimits;

interface BringEditionProps {
  onClose: () => void;
  onBrought: (id: string) => void;
}

/** A file with the name and the day of its edition; why it is none stands under it. */
export function BringEdition({ onClose, onBrought }: BringEditionProps) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [effective, setEffective] = useState('');
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const isReady = name.trim() !== '' && /^\d{4}-\d{2}-\d{2}$/.test(effective) && file !== undefined;
  const send = async () => {
    if (!file) return;
    setBusy(true);
    setRefused(undefined);
    try {
      const query = { name: name.trim(), effective };
      const editions = await call(uploadEdition, { query, file, refusal: 'in place' });
      const brought = editions.find((one) => one.state === 'LOADING' && one.name === query.name);
      await client.invalidateQueries();
      notify('success', t('editionDesk.brought', { name: query.name }));
      if (brought) onBrought(brought.id);
      onClose();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefused(error.says);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t('editionDesk.bring')}
      closeLabel={t('resource.close')}
      onClose={onClose}
      footer={
        <Button
          look="primary"
          busy={busy}
          refused={isReady ? undefined : t('editionDesk.needs')}
          onClick={() => void send()}
        >
          {t('editionDesk.send')}
        </Button>
      }
    >
      <div className="edition-bring">
        <Field label={say(htsEdition.fields.name.label, language)} required>
          <TextInput
            value={name}
            maxLength={60}
            placeholder={t('editionDesk.namePlaceholder')}
            onChange={setName}
          />
        </Field>
        <Field
          label={say(htsEdition.fields.effective.label, language)}
          required
          hint={t('editionDesk.effectiveHint')}
        >
          <DayInput value={effective} onChange={setEffective} />
        </Field>
        <Field label={t('editionDesk.file')} required>
          <FileField
            file={file}
            types={types}
            most={max * 1.048576}
            words={{
              choose: t('editionDesk.drop'),
              limits: t('editionDesk.limits', { max }),
              replace: t('editionDesk.replace'),
              wrongType: (wrong) => t('editionDesk.wrongType', { name: wrong }),
              tooLarge: (size) => t('editionDesk.tooLarge', { size, max }),
            }}
            onFile={(chosen) => {
              setRefused(undefined);
              setFile(chosen);
            }}
          />
        </Field>
        {busy ? <p role="status">{t('editionDesk.sending')}</p> : null}
        {refused === undefined ? null : <Alert family="stop">{refused}</Alert>}
      </div>
    </Modal>
  );
}
