import { accountStatement } from '@loadline/contract/bills/ledger.api';
import { useState } from 'react';
import { callForFile } from '../../kernel/call.ts';
import { saveFile } from '../../kernel/save-file.ts';
import { useWords } from '../../kernel/words.ts';
import { officeToday } from '../../resource/office-time.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog.tsx';

const { currency, from, to } = accountStatement.query;

/** Asks for which currency and days, and gives the statement of account as PDF in the reader's language. */
export function StatementButton() {
  const { t } = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const today = officeToday();
  const close = () => setIsAsking(false);
  return (
    <>
      <Button icon="file" onClick={() => setIsAsking(true)}>
        {t('bills.statement')}
      </Button>
      {isAsking ? (
        <Modal open onClose={close} title={t('bills.statement')} closeLabel={t('resource.close')}>
          <ResourceForm
            fields={{ currency, from, to }}
            values={{ currency: 'CNY', from: `${today.slice(0, 8)}01`, to: today }}
            columns="one"
            submitLabel={t('bills.statementTake')}
            onSubmit={async (query) => {
              saveFile(await callForFile(accountStatement, { query }));
              close();
            }}
            onCancel={close}
          />
        </Modal>
      ) : null}
    </>
  );
}
