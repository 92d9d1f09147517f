import { orderOfForm } from '@loadline/contract/orders/order-form.order';
import { formsOfTrust } from '@loadline/contract/trusts/trust.orders';
import {
  findingsOfSplit,
  oneOrder,
  orderPerLine,
  shipmentsLeft,
  shipmentsOf,
} from '@loadline/contract/trusts/trust.split';
import { useState } from 'react';
import type { DeskTrust } from './desk-trust.ts';
import { allInFirst, type Shared, sharesOf } from './split.ts';

/** One order of everything, one per line, or as it is shared out. */
export type SplitWay = 'one' | 'lines' | 'free';

/** How a trust order becomes orders while it is decided: the shares, what is wrong with them, and the orders they make. */
export function useSplitting({ trust, content }: DeskTrust) {
  const { lines } = content.cargo;
  const { fbaIds } = content.route;
  const [way, setWay] = useState<SplitWay>('one');
  const [count, setCount] = useState(2);
  const [shared, setShared] = useState<Shared>(() => allInFirst(lines, 2));
  const [references, setReferences] = useState<Readonly<Record<number, string>>>({});
  const [given, setGiven] = useState<Readonly<Record<number, string[]>>>({});
  const parts =
    way === 'one' ? oneOrder(lines) : way === 'lines' ? orderPerLine(lines) : sharesOf(lines, shared, count);
  const shares = parts.map((share, place) => ({
    ...share,
    referenceNumber: references[place]?.trim() || null,
    fbaIds: given[place] ?? null,
  }));
  const shipments = shipmentsOf(fbaIds, shares);
  const set = (lineId: string, place: number, typed: string) =>
    setShared((before) => ({
      ...before,
      [lineId]: (before[lineId] ?? []).map((one, at) => (at === place ? typed : one)),
    }));
  return {
    way,
    choose: (chosen: SplitWay) => {
      setWay(chosen);
      setReferences({});
      setGiven({});
    },
    shared,
    set,
    count,
    addOrder: () => {
      setCount(count + 1);
      setGiven({});
      setShared(Object.fromEntries(Object.entries(shared).map(([id, typed]) => [id, [...typed, '']])));
    },
    removeOrder: () => {
      setCount(count - 1);
      setGiven({});
      setShared(Object.fromEntries(Object.entries(shared).map(([id, typed]) => [id, typed.slice(0, -1)])));
    },
    setReference: (place: number, typed: string) => setReferences({ ...references, [place]: typed }),
    references,
    fbaIds,
    shipments,
    // Who says it of one order has seen what the others have.
    setShipments: (place: number, chosen: string[]) =>
      setGiven(Object.fromEntries(shipments.map((own, at) => [at, at === place ? chosen : own]))),
    leftOver: shipmentsLeft(fbaIds, shares),
    shares: shares.map((share) => ({ ...share, parts: [...share.parts] })),
    findings: findingsOfSplit(lines, parts),
    orders: formsOfTrust(content, shares, trust).map((form) =>
      form.ok ? orderOfForm(form.value) : undefined,
    ),
  };
}
