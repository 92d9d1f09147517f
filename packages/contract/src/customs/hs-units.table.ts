import type { units } from '../codes/unit.ts';
import type { CodeOf } from '../kernel/code.ts';

export type StatutoryUnits = readonly [CodeOf<typeof units>, CodeOf<typeof units>?];

/**
 * The statutory units (法定计量单位) of Chinese tariff codes, by how codes begin: the longest beginning that is known counts. Only
 * what a source of ours says stands here; a forwarder puts the list of its customs here. Of all other codes the desk types them.
 */
export const statutoryUnits: Readonly<Record<string, StatutoryUnits>> = {
  '6109100010': ['pcs', 'kg'],
  '7013280000': ['kg'],
};
