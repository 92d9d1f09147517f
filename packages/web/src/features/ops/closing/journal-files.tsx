import { journalCsv, journalSheet } from '@loadline/contract/bills/journal.api';
import { useState } from 'react';
import { callForFile } from '../../../kernel/call.ts';
import { saveFile } from '../../../kernel/save-file.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Button } from '../../../ui/button.tsx';

const files = [
  { type: 'xlsx', says: 'closing.sheetOf', endpoint: journalSheet },
  { type: 'CSV', says: 'closing.csvOf', endpoint: journalCsv },
] as const;

/** The journal of a month for the program that keeps the books. */
export function JournalFiles({ month }: { month: string }) {
  const { t } = useWords();
  const [busy, setBusy] = useState<string>();
  const take = async ({ type, endpoint }: (typeof files)[number]) => {
    setBusy(type);
    await callForFile(endpoint, { query: { month }, refusal: 'in place' }).then(saveFile).catch(tellRefusal);
    setBusy(undefined);
  };
  return files.map((file) => (
    <Button
      key={file.type}
      size="small"
      look="text"
      busy={busy === file.type}
      aria-label={t(file.says, { month })}
      onClick={() => void take(file)}
    >
      {file.type}
    </Button>
  ));
}
