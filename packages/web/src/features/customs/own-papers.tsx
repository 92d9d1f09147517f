import type { DocumentType } from '@loadline/contract/codes/document-type';
import { filesOf } from '@loadline/contract/files/file.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { ownFileCalls } from '../../resource/files/own-files.ts';
import type { CustomsRecord } from '../../shared/customs/customs-record.ts';
import { PapersCard } from '../../shared/customs/papers-card.tsx';

/** Customs release; their note comes by the forwarder. */
const closed: readonly DocumentType[] = ['8'];

export function OwnPapers({ of }: { of: CustomsRecord }) {
  const { id } = of.file;
  const { data: files = [] } = useQuery(asking(filesOf, { subject: 'customs', id }));
  return <PapersCard of={of} files={files} calls={ownFileCalls('customs', id)} closed={closed} />;
}
