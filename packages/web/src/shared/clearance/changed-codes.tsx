import type { EntryLine } from '@loadline/contract/clearance/entry';
import type { takeCodes } from '@loadline/contract/clearance/entry.api';
import { lineKey } from '@loadline/contract/clearance/entry-rfi';
import type { CodeChange } from '@loadline/contract/facts/goods-code';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { EntryRecord } from './entry-record.ts';

/** Says of how many lines the goods are bound to other codes since, and takes these over at one press while nothing is filed. */
export function ChangedCodes({ of: { file, lines }, take }: { of: EntryRecord; take: typeof takeCodes }) {
  const { t } = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const changed = lines.filter(({ changes }) => changes.length > 0);
  if (changed.length === 0) return null;
  const isOpen = file.status === 'PREPARING';
  const send = async () => {
    setBusy(true);
    try {
      const body = { no: file.fileNo, version: file.version, lines: changed.map(lineKey) };
      await call(take, { body, refusal: 'in place' });
      notify('success', t('goods.taken'));
      await client.invalidateQueries();
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert
      family="act"
      actions={
        isOpen && permitted(take) ? (
          <Button size="small" busy={busy} onClick={() => void send()}>
            {t('goods.take')}
          </Button>
        ) : null
      }
    >
      {t('goods.changedLines', { count: changed.length })}
      {isOpen ? null : ` ${t('goods.filed')}`}
    </Alert>
  );
}

/** Under a code of a line what its goods are bound to in its place. */
export function ChangedCode({ line, kind }: { line: Pick<EntryLine, 'changes'>; kind: CodeChange['kind'] }) {
  const { t } = useWords();
  const change = line.changes.find((one) => one.kind === kind);
  if (!change) return null;
  const { was, now, on } = change;
  return (
    <small className="data-table__second" title={t('goods.changed', { day: on, was, now })}>
      {t('goods.changedShort', { day: on, now })}
    </small>
  );
}
