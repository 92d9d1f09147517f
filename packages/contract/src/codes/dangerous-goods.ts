import type { CodeOf } from '../kernel/code.ts';
import { codeTable, codeTableOf } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';
import type { SpecialHandling } from './special-handling.ts';

// What the list of dangerous goods of the IATA DGR (67th edition, 2026) says of what a forwarder of consumer goods meets. Alone,
// lithium batteries fly by Sections IA and IB only: Section II of PI 965 and PI 968 ended in 2022.

export const packingGroups = codeTable('packing group', {
  I: { zh: 'I', en: 'I' },
  II: { zh: 'II', en: 'II' },
  III: { zh: 'III', en: 'III' },
});

type PackingGroup = CodeOf<typeof packingGroups>;

/** One way to pack them. Limits are net per package, in the unit of the goods; null: forbidden; `any`: no limit. */
export interface Packing {
  /** `967-II` is Section II of packing instruction 967. */
  readonly instruction: string;
  readonly passenger: string | null;
  readonly cargo: string;
  readonly group?: PackingGroup;
  /** The code that is due by this section. */
  readonly code?: SpecialHandling;
  /** It flies without a shipper's declaration. */
  readonly undeclared?: true;
}

/** A line of the list: a number and a proper shipping name. */
export interface DangerousGoods {
  readonly name: Text;
  readonly division: string;
  readonly unit: 'kg' | 'L';
  readonly code?: SpecialHandling;
  /** What the statement of Section II begins with, for batteries. */
  readonly batteries?: string;
  readonly packings: readonly Packing[];
}

const ion = 'Lithium ion batteries';
const metal = 'Lithium metal batteries';
const sodium = 'Sodium ion batteries';

function alone(instruction: string, most: string, code: SpecialHandling): Packing[] {
  return [
    { instruction: `${instruction}-IA`, passenger: null, cargo: '35', code },
    { instruction: `${instruction}-IB`, passenger: null, cargo: most, code },
  ];
}

function withEquipment(
  instruction: string,
  declared: SpecialHandling,
  excepted?: SpecialHandling,
): Packing[] {
  return [
    { instruction: `${instruction}-I`, passenger: '5', cargo: '35', code: declared },
    {
      instruction: `${instruction}-II`,
      passenger: '5',
      cargo: '5',
      undeclared: true,
      ...(excepted && { code: excepted }),
    },
  ];
}

function liquid(groups: readonly PackingGroup[]): Packing[] {
  const all: Packing[] = [
    { group: 'I', instruction: '351', passenger: '1', cargo: '1' },
    { group: 'I', instruction: '361', passenger: null, cargo: '30' },
    { group: 'II', instruction: '353', passenger: '5', cargo: '5' },
    { group: 'II', instruction: '364', passenger: null, cargo: '60' },
    { group: 'III', instruction: '355', passenger: '60', cargo: '60' },
    { group: 'III', instruction: '366', passenger: null, cargo: '220' },
  ];
  return all.filter(({ group }) => group !== undefined && groups.includes(group));
}

function flammable(zh: string, en: string, groups: readonly PackingGroup[]): DangerousGoods {
  return { name: { zh, en }, division: '3', unit: 'L', code: 'RFL', packings: liquid(groups) };
}

/** Whatever is class 9 and measured in kilograms, packed by one instruction for either aircraft. */
function other(zh: string, en: string, packing: Packing): DangerousGoods {
  return { name: { zh, en }, division: '9', unit: 'kg', code: 'RMD', packings: [packing] };
}

function either(instruction: string, most = 'any'): Packing {
  return { instruction, passenger: most, cargo: most };
}

function battery(zh: string, en: string, batteries: string, packings: readonly Packing[]): DangerousGoods {
  return { name: { zh, en }, division: '9', unit: 'kg', batteries, packings };
}

/** By UN number, and what tells apart the names that one number has. */
export const dangerousGoods: Readonly<Record<string, DangerousGoods>> = {
  UN3480: battery('锂离子电池', 'Lithium ion batteries', ion, alone('965', '10', 'RBI')),
  'UN3481-contained': battery(
    '锂离子电池（装在设备中）',
    'Lithium ion batteries contained in equipment',
    ion,
    withEquipment('967', 'RLI', 'ELI'),
  ),
  'UN3481-packed': battery(
    '锂离子电池（与设备包装在一起）',
    'Lithium ion batteries packed with equipment',
    ion,
    withEquipment('966', 'RLI', 'ELI'),
  ),
  UN3090: battery('锂金属电池', 'Lithium metal batteries', metal, alone('968', '2.5', 'RBM')),
  'UN3091-contained': battery(
    '锂金属电池（装在设备中）',
    'Lithium metal batteries contained in equipment',
    metal,
    withEquipment('970', 'RLM', 'ELM'),
  ),
  'UN3091-packed': battery(
    '锂金属电池（与设备包装在一起）',
    'Lithium metal batteries packed with equipment',
    metal,
    withEquipment('969', 'RLM', 'ELM'),
  ),
  UN3551: battery(
    '钠离子电池（有机电解质）',
    'Sodium ion batteries with organic electrolyte',
    sodium,
    alone('976', '10', 'RMD'),
  ),
  'UN3552-contained': battery(
    '钠离子电池（有机电解质，装在设备中）',
    'Sodium ion batteries contained in equipment with organic electrolyte',
    sodium,
    withEquipment('978', 'RMD'),
  ),
  'UN3552-packed': battery(
    '钠离子电池（有机电解质，与设备包装在一起）',
    'Sodium ion batteries packed with equipment with organic electrolyte',
    sodium,
    withEquipment('977', 'RMD'),
  ),
  UN3556: other('锂离子电池驱动的车辆', 'Vehicle, lithium ion battery powered', either('952')),
  UN3557: other('锂金属电池驱动的车辆', 'Vehicle, lithium metal battery powered', either('952')),
  UN3558: other('钠离子电池驱动的车辆', 'Vehicle, sodium ion battery powered', either('952')),
  UN3171: other('电池驱动的车辆或设备', 'Battery-powered vehicle or equipment', either('952')),
  'UN3166-liquid': other('易燃液体驱动的车辆', 'Vehicle, flammable liquid powered', either('950')),
  'UN3166-gas': other('易燃气体驱动的车辆', 'Vehicle, flammable gas powered', {
    instruction: '951',
    passenger: null,
    cargo: 'any',
  }),
  UN2807: {
    ...other('磁性物质', 'Magnetized material', { ...either('953'), undeclared: true }),
    code: 'MAG',
  },
  UN1845: {
    ...other('固体二氧化碳（干冰）', 'Carbon dioxide, solid (Dry ice)', {
      ...either('954', '200'),
      undeclared: true,
    }),
    code: 'ICE',
  },
  UN1266: flammable('香料制品', 'Perfumery products', ['II', 'III']),
  UN1263: flammable('油漆', 'Paint', ['I', 'II', 'III']),
  UN1133: flammable('粘合剂', 'Adhesives', ['I', 'II', 'III']),
  UN1210: flammable('印刷油墨', 'Printing ink', ['I', 'II', 'III']),
  UN1170: flammable('乙醇溶液', 'Ethanol solution', ['II', 'III']),
  UN1219: flammable('异丙醇', 'Isopropanol', ['II']),
  UN1993: flammable('易燃液体，未另作规定的', 'Flammable liquid, n.o.s.', ['I', 'II', 'III']),
  'UN1950-flammable': {
    name: { zh: '气雾剂，易燃', en: 'Aerosols, flammable' },
    division: '2.1',
    unit: 'kg',
    code: 'RFG',
    packings: [{ instruction: '203', passenger: '75', cargo: '150' }],
  },
  'UN1950-nonflammable': {
    name: { zh: '气雾剂，非易燃', en: 'Aerosols, non-flammable' },
    division: '2.2',
    unit: 'kg',
    code: 'RNG',
    packings: [{ instruction: '203', passenger: '75', cargo: '150' }],
  },
  UN2800: {
    ...other('蓄电池，湿的，不溢出的', 'Batteries, wet, non-spillable', either('872')),
    division: '8',
    code: 'RCM',
  },
  UN3077: other('对环境有害的固态物质，未另作规定的', 'Environmentally hazardous substance, solid, n.o.s.', {
    ...either('956', '400'),
    group: 'III',
  }),
  UN3082: {
    ...other('对环境有害的液态物质，未另作规定的', 'Environmentally hazardous substance, liquid, n.o.s.', {
      ...either('964', '450'),
      group: 'III',
    }),
    unit: 'L',
  },
  UN3334: {
    ...other('空运受管制的液体，未另作规定的', 'Aviation regulated liquid, n.o.s.', either('964', '450')),
    unit: 'L',
  },
  UN3335: other('空运受管制的固体，未另作规定的', 'Aviation regulated solid, n.o.s.', either('956', '400')),
};

/** `UN3481` of an entry. */
export function unNoOf(entry: string): string {
  return entry.slice(0, 6);
}

const listed = Object.entries(dangerousGoods);

/** The entries by their numbers and names. */
export const dangerousEntries = codeTableOf(
  'dangerous goods',
  listed.map(
    ([
      entry,
      {
        name: { zh, en },
      },
    ]) => [entry, { zh: `${unNoOf(entry)} ${zh}`, en: `${unNoOf(entry)} ${en}` }],
  ),
);

/** The one entry of a UN number; undefined where it has several names, or is not on the list. */
export function onlyEntryOf(unNo: string): string | undefined {
  const [entry, ...more] = listed.map(([key]) => key).filter((key) => unNoOf(key) === unNo);
  return more.length === 0 ? entry : undefined;
}

/** `PI 967 Section II` of `967-II`. */
export function instructionWords(instruction: string): Text {
  const [number = '', section] = instruction.split('-');
  const words = `PI ${number}`;
  return section === undefined
    ? { zh: words, en: words }
    : { zh: `${words} 第 ${section} 部分`, en: `${words} Section ${section}` };
}

/** Every way to pack any of them. */
export const packingInstructions = codeTableOf(
  'packing instruction',
  listed.flatMap(([, { packings }]) =>
    packings.map(({ instruction }) => [instruction, instructionWords(instruction)] as const),
  ),
);
