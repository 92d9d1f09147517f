import type { Text } from '@loadline/contract/kernel/text';
import type { AwbRow } from '@loadline/contract/waybill-drafts/awb-rows';
import { rowsOfAwb } from '@loadline/contract/waybill-drafts/awb-rows';
import type { HouseForm } from '@loadline/contract/waybill-drafts/draft';

/** One paper of a draft value by value: the master, or a house waybill. */
export interface DraftPaper {
  /** `master`, or the id of the house waybill. */
  readonly key: string;
  readonly no: string;
  readonly rows: readonly AwbRow[];
}

interface Version {
  readonly master: object & { readonly awbNo: string };
  readonly houses: readonly HouseForm[];
}

/** The papers of a version, each beside what the version before it said. */
export function papersOf({ master, houses }: Version, before: Version | undefined): DraftPaper[] {
  return [
    { key: 'master', no: master.awbNo, rows: rowsOfAwb(master, before?.master) },
    ...houses.map(({ hawbId, form }) => {
      const was = before?.houses.find((one) => one.hawbId === hawbId);
      return { key: hawbId, no: form.awbNo, rows: rowsOfAwb(form, before ? (was?.form ?? {}) : undefined) };
    }),
  ];
}

/** Names a value among all papers of a draft. */
export function rowKey(paper: string, path: string): string {
  return `${paper} ${path}`;
}

/** The text of a value to begin a change with. */
export function plainText({ zh }: Text): string {
  return zh;
}
