import type { DocumentType } from '@loadline/contract/codes/document-type';
import { useWords } from '../../kernel/words.ts';
import { FilesCard } from '../../resource/files/files-card.tsx';
import type { FileKindEntry } from '../../resource/files/files-of-kind.tsx';
import type { FileCalls, RecordFile } from '../../resource/files/record-file.ts';
import type { CustomsRecord } from './customs-record.ts';

interface PapersCardProps {
  of: CustomsRecord;
  files: readonly RecordFile[];
  calls: FileCalls;
  /** What its customer does not bring himself. */
  closed?: readonly DocumentType[];
}

/** The papers of a declaration by the kinds of the specification: 1, 2, 8, 10 and 11. */
export function PapersCard({ of: { file }, files, calls, closed = [] }: PapersCardProps) {
  const { t } = useWords();
  const isTaxed = file.status === 'TAX_DUE' || file.status === 'TAX_PAID';
  const due: Partial<Record<DocumentType, boolean>> = {
    '1': file.status === 'PREPARING',
    '8': file.status === 'CLEARING' || file.status === 'TAX_PAID',
    '11': isTaxed,
  };
  const kinds = (['1', '2', '8', '10', '11'] as const).map(
    (type): FileKindEntry => ({
      type,
      none: t(type === '8' ? 'customs.papers.beforeRelease' : 'customs.papers.none'),
      isDue: due[type] ?? false,
      isClosed: closed.includes(type),
    }),
  );
  return <FilesCard files={files} calls={calls} kinds={kinds} usual={isTaxed ? '11' : '1'} />;
}
