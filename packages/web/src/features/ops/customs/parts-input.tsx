import { shownNumber } from '@loadline/contract/checks/tracked-number';
import type { saveCustomsFile } from '@loadline/contract/customs/customs-desk.api';
import { figures } from '@loadline/contract/facts/figures';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import type { Control } from '../../../resource/input-look.ts';
import { type Row, rowsIn } from '../../../resource/rows/rows.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { ChipsChoice } from '../../../ui/chips-choice.tsx';
import { RowsInput } from '../rates/rows-input.tsx';
import type { Declaration } from './declaration.ts';

type Order = Declaration['orders'][number];
type Part = BodyOf<typeof saveCustomsFile>['orders'][number];

/** What of an order is on the declaration: all of it has no figures and no house waybills of its own. */
export function partOf({ orderId, isPart, houses, ...own }: Order): Part {
  const { pieces, grossWeight, volume } = isPart ? own : { pieces: null, grossWeight: null, volume: null };
  return { orderId, pieces, grossWeight, volume, houses: chosenOf(houses) };
}

/** Those that are chosen; null where they are all. */
function chosenOf(houses: Order['houses']): string[] | null {
  const chosen = houses.flatMap(({ number, isDeclared }) => (isDeclared ? [number] : []));
  return chosen.length === houses.length ? null : chosen;
}

/** Whole orders have empty figures; those of a part are typed, and its house waybills chosen. */
export function PartsInput({ control, orders }: { control: Control } & Pick<Declaration, 'orders'>) {
  const { t, language } = useWords();
  const parts = partsIn(control.value);
  const [first] = orders;
  const next = orders.find(({ orderId }) => !parts.some((part) => part.orderId === orderId)) ?? first;
  if (!next) return null;
  const housesOf = (id: string) => parts.find(({ orderId }) => orderId === id)?.houses ?? null;
  const put = (rows: readonly Row[]) =>
    control.onChange(rows.map((row) => ({ ...typedPart(row), houses: housesOf(row['orderId'] ?? '') })));
  return (
    <>
      <RowsInput
        label={t('customs.orders.title')}
        look="fours"
        control={{ ...control, value: parts.map(textsOf), onChange: (rows) => put(rowsIn(rows)) }}
        columns={[
          {
            key: 'orderId',
            label: t('customs.orders.title'),
            options: orders.map(({ orderId, orderNumber }) => ({ value: orderId, label: orderNumber })),
          },
          { key: 'pieces', label: t('customsDesk.header.pieces'), decimals: 0 },
          { key: 'grossWeight', label: say(figures.grossWeight.label, language), decimals: 3 },
          { key: 'volume', label: say(figures.cargoVolume.label, language), decimals: 6 },
        ]}
        empty={{ orderId: next.orderId, pieces: '', grossWeight: '', volume: '' }}
        least={1}
        most={orders.length}
        addLabel={t('customsDesk.header.addPart')}
      />
      {parts.map((part, at) => (
        <HousesOfPart
          // A part is known by nothing but its place: its order may be chosen anew.
          key={at}
          part={part}
          order={orders.find(({ orderId }) => orderId === part.orderId)}
          onChange={(houses) =>
            control.onChange(parts.map((each) => (each === part ? { ...part, houses } : each)))
          }
        />
      ))}
    </>
  );
}

interface HousesProps {
  part: Part;
  order: Order | undefined;
  onChange: (houses: string[] | null) => void;
}

/** By which of its house waybills an order is declared; nothing to choose where there is but one. */
function HousesOfPart({ part, order, onChange }: HousesProps) {
  const { t } = useWords();
  const all = order?.houses.map(({ number }) => number) ?? [];
  if (!order || all.length < 2) return null;
  const label = t('customsDesk.header.houses', { order: order.orderNumber });
  return (
    <div className="customs-houses">
      <span>{label}</span>
      <ChipsChoice
        label={label}
        options={all.map((value) => ({ value, label: shownNumber(value) }))}
        values={part.houses ?? all}
        onChange={(chosen) => onChange(chosen.length === all.length ? null : chosen)}
      />
    </div>
  );
}

/** The parts that a form holds. */
export function partsIn(value: unknown): Part[] {
  return Array.isArray(value) ? value.filter(isOnePart) : [];
}

function isOnePart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'orderId' in value;
}

function textsOf({ orderId, pieces, grossWeight, volume }: Part): Row {
  return {
    orderId,
    pieces: typedText(pieces),
    grossWeight: typedText(grossWeight),
    volume: typedText(volume),
  };
}

/** Pieces are a number once they are one; what is empty is not told. */
function typedPart({ orderId = '', pieces, grossWeight, volume }: Row) {
  return {
    orderId,
    pieces: pieces ? Number(pieces) : null,
    grossWeight: grossWeight || null,
    volume: volume || null,
  };
}
