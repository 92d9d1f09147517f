import type { Finding } from '../kernel/schema.ts';
import { fieldAtAwbPath, labelOfAwbPath } from './awb-path.ts';
import type { ChangeRequest } from './draft.ts';

/** What is wrong with a request: it names no paper that this customer sees, or no field on it. */
export function wrongRequest(
  { paper, path }: ChangeRequest,
  houses: readonly string[],
  shared: readonly string[],
): Finding[] {
  const label = labelOfAwbPath(path) ?? { zh: path, en: path };
  const onMaster = paper === 'master' && shared.includes(path.split('.')[0] ?? '');
  const known = (onMaster || houses.includes(paper)) && fieldAtAwbPath(path) !== undefined;
  if (known) return [];
  return [{ path: `${paper}.${path}`, label, says: { zh: '草稿上没有这一栏', en: 'is not on this draft' } }];
}

/** All requests of an answer as one text, as the waybill's life keeps them. */
export function wordsOfRequests(requests: readonly ChangeRequest[]): string {
  return requests
    .map(({ path, wanted, reason }) => `${labelOfAwbPath(path)?.en ?? path}: ${wanted} (${reason})`)
    .join('; ')
    .slice(0, 2_000);
}
