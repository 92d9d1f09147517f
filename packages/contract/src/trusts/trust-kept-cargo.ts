import type { CargoKey } from '../freight/cargo-line.ts';
import { cargoLabels } from '../freight/cargo-line.ts';
import { lengthUnits } from '../freight/chargeable-weight.ts';
import { code, group, list, text } from '../kernel/field.ts';

function typed(key: CargoKey) {
  return text({ label: cargoLabels[key], min: 0, max: 40 });
}

/** Cargo exactly as the public calculator keeps it for whoever presses "book this". */
export const keptCargo = group(
  {
    unit: code(lengthUnits, { label: { zh: '长度单位', en: 'Unit of length' } }),
    lines: list(
      group(
        {
          count: typed('count'),
          length: typed('length'),
          width: typed('width'),
          height: typed('height'),
          weight: typed('weight'),
        },
        { label: { zh: '货物', en: 'Line' } },
      ),
      { label: { zh: '货物', en: 'Lines' } },
    ),
  },
  { label: { zh: '计算器的货物', en: 'Cargo of the calculator' } },
);
