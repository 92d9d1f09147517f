import { wholeText } from '@loadline/contract/kernel/figures';
import { giveFirstLinks } from '@loadline/contract/ops/customer-user.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import type { CustomerRow } from './customer.ts';
import { FirstLinkList, type FirstLinks } from './first-link-list.tsx';

interface FirstLinksProps {
  rows: readonly CustomerRow[];
  onDone: () => void;
}

/** Lets in the first administrators of the chosen customers, after an import of hundreds. */
export function FirstLinkBatch({ rows, onDone }: FirstLinksProps) {
  const { t } = useWords();
  const [asks, setAsks] = useState(false);
  const waiting = rows.filter(({ lastLoginAt }) => lastLoginAt === null);
  return (
    <>
      <Button
        size="small"
        icon="key"
        refused={waiting.length === 0 ? t('customers.links.none') : undefined}
        onClick={() => setAsks(true)}
      >
        {t('customers.links.open')}
      </Button>
      {asks ? <FirstLinksDialog rows={waiting} onClose={() => setAsks(false)} onDone={onDone} /> : null}
    </>
  );
}

function FirstLinksDialog({ rows, onClose, onDone }: FirstLinksProps & { onClose: () => void }) {
  const { t } = useWords();
  const { given, busy, give } = useGiving(rows);
  const close = () => {
    onClose();
    if (given) onDone();
  };
  return (
    <Modal
      open
      size="wide"
      onClose={close}
      title={
        given ? t('customers.links.open') : t('customers.links.title', { count: wholeText(rows.length) })
      }
      closeLabel={t('resource.close')}
      footer={
        given ? (
          <Button look="primary" onClick={close}>
            {t('access.done')}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{t('resource.cancel')}</Button>
            <Button look="primary" busy={busy} onClick={() => void give()}>
              {t('customers.links.submit')}
            </Button>
          </>
        )
      }
    >
      {given ? (
        <FirstLinkList given={given} asked={rows.length} />
      ) : (
        <p className="ask-dialog__says">{t('customers.links.says')}</p>
      )}
    </Modal>
  );
}

function useGiving(rows: readonly CustomerRow[]) {
  const client = useQueryClient();
  const [given, setGiven] = useState<FirstLinks>();
  const [busy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    try {
      setGiven(await call(giveFirstLinks, { body: { customers: rows.map(({ id }) => id) } }));
      void client.invalidateQueries();
    } catch {
      // Told by the call; the dialog stays for another try.
    } finally {
      setBusy(false);
    }
  };
  return { given, busy, give };
}
