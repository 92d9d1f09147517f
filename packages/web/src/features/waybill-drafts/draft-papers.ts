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
  /** The rest of a direct waybill, where its shipper looks at it. */
  readonly direct?: object | null;
  readonly houses: readonly HouseForm[];
}

/** The papers of a version, each beside what the version before it said. */
export function papersOf({ master, direct, houses }: Version, before: Version | undefined): DraftPaper[] {
  const masterWas = before && { ...before.master, ...before.direct };
  return [
    { key: 'master', no: master.awbNo, rows: rowsOfAwb({ ...master, ...direct }, masterWas) },
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
