import type { TrustPath } from '@loadline/contract/trusts/trust.path';
import { SentBackFor } from '../../../resource/drafting/sent-back.tsx';
import { useTrustForm } from './trust-form.ts';

/** Why the forwarder sent this field back. */
export function Returned({ path }: { path: TrustPath }) {
  const { record } = useTrustForm();
  const corrections = record?.corrections.filter((correction) => correction.path === path) ?? [];
  return <SentBackFor reasons={corrections.map(({ reason }) => reason)} />;
}
