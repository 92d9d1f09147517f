import { dangerousEntries, packingGroups, packingInstructions } from '../codes/dangerous-goods.ts';
import { specialHandling } from '../codes/special-handling.ts';
import { figures } from '../facts/figures.ts';
import { goods } from '../facts/goods.ts';
import { texts } from '../facts/texts.ts';
import { blankOf, placed } from '../kernel/compose.ts';
import type { Place, ValuesOf } from '../kernel/field.ts';
import { code, decimal, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';

const written: Place[] = ['detail', 'create', 'update'];

/** Dangerous goods of one kind under one house waybill, in equal packages. */
export const dangerousRow = resource(
  'dangerous goods',
  { zh: '危险品', en: 'Dangerous goods' },
  {
    id: id({ label: { zh: '行编号', en: 'Row id' }, places: written }),
    entry: optional(
      code(dangerousEntries, {
        label: { zh: 'UN编号与运输专用名称', en: 'UN no. and proper shipping name' },
        places: written,
      }),
    ),
    packingGroup: optional(
      code(packingGroups, { label: { zh: '包装等级', en: 'Packing group' }, places: written }),
    ),
    instruction: optional(
      code(packingInstructions, { label: { zh: '包装说明', en: 'Packing instruction' }, places: written }),
    ),
    // The row of its house waybill; null where there is but one, or none on a direct waybill.
    house: optional(id({ label: { zh: '所属分单', en: 'Of house waybill' }, places: written })),
    packages: optional(
      whole({
        label: { zh: '危险品件数', en: 'Dangerous packages' },
        min: 1,
        max: figures.pieces.max,
        places: written,
      }),
    ),
    // In litres or kilograms: the goods say which.
    netQuantity: optional(
      decimal({
        label: { zh: '每件净量', en: 'Net quantity per package' },
        scale: 3,
        min: '0.001',
        max: '9999',
        places: written,
      }),
    ),
  },
);

export type DangerousRow = ValuesOf<typeof dangerousRow.fields>;

export function blankDangerous(newRow: string): DangerousRow {
  return { ...blankOf(dangerousRow.fields), id: newRow };
}

/** What carriers ask about the goods of a booking, and how they are to be handled. */
export const bookingDangerous = resource(
  'booking dangerous goods',
  { zh: '货物性质', en: 'Nature of the goods' },
  {
    special: placed(written, goods.special),
    rows: list(group(dangerousRow.fields, { label: dangerousRow.label }), {
      label: { zh: '危险品', en: 'Dangerous goods' },
      max: 50,
      places: written,
    }),
    // Those besides what follows from the goods.
    handlingCodes: list(
      code(specialHandling, { label: { zh: '特殊操作代码', en: 'Special handling code' } }),
      {
        label: { zh: '其他特殊操作代码', en: 'More special handling codes' },
        max: 9,
        places: written,
      },
    ),
    // Left open, what follows from the goods is printed.
    handling: optional(
      text({
        ...texts.handling,
        note: {
          zh: '留空则按货物自动生成，打印在运单上',
          en: 'Left empty, what follows from the goods is printed on the air waybill',
        },
        places: written,
      }),
    ),
  },
);

/** What follows from a declaration, as screens name it. */
export const dangerousWords = {
  codes: { zh: '特殊操作代码', en: 'Special handling codes' },
  none: { zh: '无', en: 'none' },
  division: { zh: '类别', en: 'Class' },
} as const satisfies Record<string, Text>;
