import type { Text } from '../kernel/text.ts';
import { apart } from './booking.rules.ts';

/** Pieces, kilograms and cubic metres of an order or of a house waybill; decimals as text. */
export interface OrderFigures {
  readonly pieces: number | null;
  readonly grossWeight: string | null;
  readonly volume: string | null;
}

/** Whether a house waybill has other figures than its order; what one of them does not say differs from nothing. */
export function differsFromOrder(ordered: OrderFigures, booked: OrderFigures): boolean {
  return (
    apart('quantity', ordered.pieces, booked.pieces) ||
    apart('grossWeight', ordered.grossWeight, booked.grossWeight) ||
    apart('volume', ordered.volume, booked.volume)
  );
}

/** What an order says beside its house waybill: `order 18 pcs 412 kg 2.31 m³, house …`. */
export function apartFromOrder(ordered: OrderFigures, booked: OrderFigures): Text {
  const [own, house] = [figuresSaid(ordered), figuresSaid(booked)];
  return { zh: `订单 ${own.zh}，分单 ${house.zh}`, en: `order ${own.en}, house ${house.en}` };
}

function figuresSaid({ pieces, grossWeight, volume }: OrderFigures): Text {
  const rest = `${grossWeight ?? '—'} kg ${volume ?? '—'} m³`;
  return { zh: `${pieces ?? '—'} 件 ${rest}`, en: `${pieces ?? '—'} pcs ${rest}` };
}
