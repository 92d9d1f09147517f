import type { DocumentPath } from '@loadline/contract/documents/document.path';
import { SentBackFor } from '../../../resource/drafting/sent-back.tsx';
import { useTrustForm } from './trust-form.ts';

/** Why the forwarder sent this field back. */
export function Returned({ path }: { path: DocumentPath }) {
  const { record } = useTrustForm();
  const corrections = record?.corrections.filter((correction) => correction.path === path) ?? [];
  return <SentBackFor reasons={corrections.map(({ reason }) => reason)} />;
}
