import { deskFilesOf } from '@loadline/contract/files/desk-file.api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
import { deskFileCalls } from '../../../resource/files/desk-files.ts';

/** The files of a trust order, also those its customer does not see, and what can be done with them at the desk. */
export function useDeskTrustFiles(id: string) {
  const files = useQuery(asking(deskFilesOf, { subject: 'trust', id }));
  useLive('trust', id, () => files.refetch());
  return { files: files.data ?? [], calls: useMemo(() => deskFileCalls('trust', id), [id]) };
}
