import { wordOf } from '@loadline/contract/kernel/code';
import type { ValueOf } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { type passwordLink, passwordLinkWays } from '@loadline/contract/session/password-link';
import { useState } from 'react';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Modal } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import './desk.css';

export type PasswordLink = ValueOf<typeof passwordLink>;

/** Tells how a set-password link went; one to be handed over stays in sight until it is closed, for it is shown only once. */
export function usePasswordLink() {
  const { t, language } = useWords();
  const [handed, setHanded] = useState<PasswordLink>();
  const give = (access: PasswordLink) => {
    if (access.link !== null) return setHanded(access);
    const way = say(wordOf(passwordLinkWays, access.way), language);
    notify('success', t('access.sent', { name: access.username, way, recipient: access.recipient ?? '' }));
  };
  const dialog = handed ? <LinkDialog access={handed} onClose={() => setHanded(undefined)} /> : null;
  return { give, dialog };
}

function LinkDialog({ access, onClose }: { access: PasswordLink; onClose: () => void }) {
  const { t } = useWords();
  const link = new URL(access.link ?? '', location.origin).href;
  const copy = async () => {
    if (await copyText(link)) notify('success', t('access.copied'));
    else notify('warning', t('access.notCopied'));
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('access.title', { name: access.username })}
      closeLabel={t('resource.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('access.done')}</Button>
          <Button look="primary" icon="copy" onClick={() => void copy()}>
            {t('access.copy')}
          </Button>
        </>
      }
    >
      <p className="ask-dialog__says">{t('access.byHand', { until: officeTime(access.validUntil).full })}</p>
      <TextInput
        readOnly
        aria-label={t('access.link')}
        value={link}
        onFocus={(event) => event.target.select()}
      />
    </Modal>
  );
}
