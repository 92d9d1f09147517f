import { figures } from '../facts/figures.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { code, decimal, id, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';

/** What is compared with what, and may differ by some percent. */
export const tolerances = codeTable('tolerance', {
  receipt: { zh: '入仓收货与订舱', en: 'Warehouse receipt against booking' },
  difference: { zh: '主单实测与订舱', en: 'Measured against booked on a waybill' },
  weighbridge: { zh: '磅单与主单', en: 'Weighbridge note against waybill' },
  houseSums: { zh: '分单合计与主单', en: 'House waybills against their master' },
});

export type ToleranceName = CodeOf<typeof tolerances>;

interface AboutTolerance {
  /** What happens beyond it. */
  readonly decides: Text;
  /** What a change means for what is there already. */
  readonly existing: Text;
}

export const aboutTolerance: Readonly<Record<ToleranceName, AboutTolerance>> = {
  receipt: {
    decides: {
      zh: '收货完成时毛重或体积超出即开异常单并通知客户；件数必须一致。',
      en: 'Beyond it a complete receipt opens an exception sheet and tells the customer; pieces must agree.',
    },
    existing: {
      zh: '只用于之后确认的收货；已开的异常单不变。',
      en: 'It holds for receipts confirmed from now on; sheets that are open stay as they are.',
    },
  },
  difference: {
    decides: {
      zh: '主单各分单的入库、磅重数据超出即标出；入库时录入或更正的数据超出还会开异常单。',
      en: 'Beyond it warehouse and weighbridge figures of a waybill are flagged; those typed at storage or corrected also open an exception sheet.',
    },
    existing: {
      zh: '所有主单的差异提示立即按新值显示；异常单在下次录入或更正时才随之变化。',
      en: 'The flags of every waybill follow at once; exception sheets follow with the next figure that is typed or corrected.',
    },
  },
  weighbridge: {
    decides: {
      zh: '磅单毛重超出时复核提示不一致，主单可退回审核。',
      en: 'Beyond it the review says that the note does not agree, and the waybill can go back to the review.',
    },
    existing: {
      zh: '所有未起飞的主单立即按新值复核；已退回的不变。',
      en: 'Every waybill that has not departed is reviewed by the new value at once; what went back stays where it is.',
    },
  },
  houseSums: {
    decides: {
      zh: '分单毛重或体积合计超出即为 Mawb info error，不能送客户确认；件数必须一致。',
      en: 'Beyond it the waybill is a “Mawb info error” and cannot go to its customers; pieces must agree.',
    },
    existing: {
      zh: '所有待送确认的主单立即按新值复核；已送出的不变。',
      en: 'Every waybill still to be sent is reviewed by the new value at once; what was sent stays sent.',
    },
  },
};

const shown: Place[] = ['list'];

/** How far figures may be apart, in percent of the second of the two. */
export const tolerance = resource(
  'tolerance',
  { zh: '允许误差', en: 'Tolerance' },
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    version: whole({ label: { zh: '版本', en: 'Version' } }),
    name: code(tolerances, { label: { zh: '对比', en: 'Compared' }, places: shown }),
    percent: decimal({
      ...figures.tolerance,
      places: shown,
    }),
    /** Null: as the product brought it. */
    updatedAt: optional(instant({ label: { zh: '修改时间', en: 'Changed' }, places: shown })),
    updatedBy: optional(text({ label: { zh: '修改人', en: 'Changed by' }, max: 64, places: shown })),
  },
);
