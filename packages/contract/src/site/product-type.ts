import type { CodeOf } from '../kernel/code.ts';
import { codesOf, codeTable } from '../kernel/code.ts';
import type { HostBrand } from './host.ts';

/** The product types of `/productInfo?type=` (spec §2); the word before the underscore is the group. */
export const productTypes = codeTable('product type', {
  ship_zmhyzx: { zh: '中美海运专线', en: 'China–US ocean express line' },
  ship_zmhypx: { zh: '中美海运拼箱', en: 'China–US ocean LCL' },
  ship_hwc: { zh: '海外仓', en: 'Overseas warehouse' },
  plane_zmkyzx: { zh: '中美空运专线', en: 'China–US air line' },
  plane_zokyzx: { zh: '中欧空运专线', en: 'China–Europe air line' },
  truck_zokyzx: { zh: '中欧卡运专线', en: 'China–Europe truck line' },
});

export type ProductType = CodeOf<typeof productTypes>;

/** The groups of the product menu (spec §2), in its order. */
export const productGroups = codeTable('product group', {
  ship: { zh: '海运', en: 'Ocean' },
  plane: { zh: '空运', en: 'Air' },
  truck: { zh: '卡车', en: 'Truck' },
});

export type ProductGroup = CodeOf<typeof productGroups>;

export interface ProductMenu {
  readonly group: ProductGroup;
  readonly types: readonly ProductType[];
}

/** What a host shows of the products: `ship_hwc` stands only where the host has it (spec §2). */
export function productMenu({ shipHwc }: Pick<HostBrand, 'shipHwc'>): ProductMenu[] {
  const shown = codesOf(productTypes).filter((type) => type !== 'ship_hwc' || shipHwc);
  return codesOf(productGroups).map((group) => ({
    group,
    types: shown.filter((type) => isInGroup(group, type)),
  }));
}

/** The product that an address asks for. What the host does not show is answered by the first product of its group. */
export function shownProduct(
  asked: string | null | undefined,
  brand: Pick<HostBrand, 'shipHwc'>,
): ProductType {
  const groups = productMenu(brand);
  const known = groups.flatMap(({ types }) => types).find((type) => type === asked);
  const near = groups.find(({ group }) => isInGroup(group, asked ?? ''));
  return known ?? (near ?? groups[0])?.types[0] ?? 'ship_zmhyzx';
}

/** The group of a product. */
export function groupOf(type: ProductType): ProductGroup {
  return codesOf(productGroups).find((group) => isInGroup(group, type)) ?? 'ship';
}

/** Whether a type is called as those of a group, known or not. */
export function isInGroup(group: ProductGroup, type: string): boolean {
  return type.startsWith(`${group}_`);
}
