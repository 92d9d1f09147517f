import type { EntryLine } from '@loadline/contract/clearance/entry';
import type { takeCodes } from '@loadline/contract/clearance/entry.api';
import { lineKey } from '@loadline/contract/clearance/entry-rfi';
import type { CodeChange } from '@loadline/contract/facts/goods-code';
import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import { ChangedLines } from '../goods/changed-lines.tsx';
import { ChangedTo } from '../goods/changed-to.tsx';
import type { EntryRecord } from './entry-record.ts';

/** Of an entry the lines whose goods are bound to other codes since. */
export function ChangedCodes({ of: { file, lines }, take }: { of: EntryRecord; take: typeof takeCodes }) {
  const changed = lines.filter(({ changes }) => changes.length > 0);
  const body = { no: file.fileNo, version: file.version, lines: changed.map(lineKey) };
  return (
    <ChangedLines
      count={changed.length}
      isFiled={file.status !== 'PREPARING'}
      take={permitted(take) && (() => call(take, { body, refusal: 'in place' }))}
    />
  );
}

/** Under a code of a line what its goods are bound to in its place. */
export function ChangedCode({ line, kind }: { line: Pick<EntryLine, 'changes'>; kind: CodeChange['kind'] }) {
  const change = line.changes.find((one) => one.kind === kind);
  return change ? <ChangedTo change={change} /> : null;
}
