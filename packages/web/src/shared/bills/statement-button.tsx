import { accountStatement, deskStatement } from '@loadline/contract/bills/ledger.api';
import { statementWords } from '@loadline/contract/bills/statement.paper';
import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { callForFile } from '../../kernel/call.ts';
import { saveFile } from '../../kernel/save-file.ts';
import { useWords } from '../../kernel/words.ts';
import { officeToday } from '../../resource/office-time.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog.tsx';

const { currency, from, to } = accountStatement.query;

interface StatementButtonProps {
  /** At the desk: whose. */
  orgId?: string;
  size?: 'small';
}

/** Asks for which currency and days, and gives the statement of account as PDF in the reader's language. */
export function StatementButton({ orgId, size }: StatementButtonProps) {
  const { t, language } = useWords();
  const title = say(statementWords.title, language);
  const [isAsking, setIsAsking] = useState(false);
  const today = officeToday();
  const close = () => setIsAsking(false);
  return (
    <>
      <Button icon="file" size={size} onClick={() => setIsAsking(true)}>
        {title}
      </Button>
      {isAsking ? (
        <Modal open onClose={close} title={title} closeLabel={t('resource.close')}>
          <ResourceForm
            fields={{ currency, from, to }}
            values={{ currency: 'CNY', from: `${today.slice(0, 8)}01`, to: today }}
            columns="one"
            submitLabel={t('files.download')}
            onSubmit={async (query) => {
              saveFile(
                await (orgId === undefined
                  ? callForFile(accountStatement, { query })
                  : callForFile(deskStatement, { query: { orgId, ...query } })),
              );
              close();
            }}
            onCancel={close}
          />
        </Modal>
      ) : null}
    </>
  );
}
