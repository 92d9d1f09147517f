import { filesOf } from '@loadline/contract/files/file.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { ownFileCalls } from '../../resource/files/own-files.ts';
import { EntryPapers } from '../../shared/clearance/entry-cards.tsx';
import type { EntryRecord } from '../../shared/clearance/entry-record.ts';

/** A customer brings all but what customs give out, which comes by the forwarder. */
export function OwnEntryPapers({ of }: { of: EntryRecord }) {
  const { file } = of;
  const { data: files = [] } = useQuery(asking(filesOf, { subject: 'clearance', id: file.id }));
  return <EntryPapers of={of} files={files} calls={ownFileCalls('clearance', file.id)} closed={['8']} />;
}
