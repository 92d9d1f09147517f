import type { PgaFlag } from '@loadline/contract/clearance/pga.codes';
import { ruleOf } from '@loadline/contract/clearance/pga.codes';
import { flagsOf } from '../features/clearance/pga.table.ts';
import type { Shipment } from './shipment.ts';

interface Filed {
  readonly entry: { readonly id: string; readonly org_id: string; readonly file_no: string };
  readonly shipment: Shipment;
  readonly steps: readonly unknown[];
}

/** Of an entry that was filed what agencies require is filed, and on its first line what they might is disclaimed. */
export function pgaRows(entries: readonly Filed[]) {
  return entries
    .filter(({ steps }) => steps.length > 0)
    .flatMap(({ entry, shipment }) =>
      shipment.cargo.groups
        .flatMap(({ contents }) => contents)
        .flatMap(({ goods: { hsUs } }, at) =>
          flagsOf(hsUs)
            .filter((flag) => at === 0 || ruleOf(flag).need === 'must')
            .map((flag) => ({
              org_id: entry.org_id,
              entry_id: entry.id,
              order_id: shipment.id,
              goods_no: at + 1,
              flag,
              hts: hsUs,
              ...noteOf(flag, `${entry.file_no}-${at + 1}`),
            })),
        ),
    );
}

/** What the broker asked of the first line of each entry that is filed. */
export function lineSummaryRows(entries: readonly Filed[]) {
  return entries
    .filter(({ steps }) => steps.length > 0)
    .flatMap(({ entry, shipment }) => {
      const [first] = shipment.cargo.groups.flatMap(({ contents }) => contents);
      if (!first) return [];
      return {
        org_id: entry.org_id,
        entry_id: entry.id,
        order_id: shipment.id,
        goods_no: 1,
        hts: first.goods.hsUs,
        ad_case: null,
        cvd_case: null,
        line_weight: null,
        line_charges: '18.50',
        line_relationship: 'N',
      };
    });
}

function noteOf(flag: PgaFlag, no: string) {
  return ruleOf(flag).need === 'must'
    ? { pga_state: 'filed', pga_no: no, disclaim_code: null, pga_note: null }
    : { pga_state: 'disclaimed', pga_no: null, disclaim_code: 'A', pga_note: '该商品不受此机构管辖' };
}
