import { figures } from '../facts/figures.ts';
import type { Field, Place, ValuesOf } from '../kernel/field.ts';
import { decimal, group } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';

/** Kilograms of a booking or of a whole aircraft. */
export function kilograms(label: Text, places: readonly Place[] = [], min = '0'): Field<string> {
  return decimal({ label, scale: 3, unit: 'kg', min, max: figures.weight.max, places });
}

/** Cubic metres, to the cubic centimetre as packages are measured. */
export function cubicMetres(label: Text, places: readonly Place[] = [], min = '0'): Field<string> {
  return decimal({ label, scale: 6, unit: 'CBM', min, max: figures.cargoVolume.max, places });
}

export const slotRoomFields = {
  maxKg: kilograms({ zh: '限重', en: 'Weight limit' }),
  maxCbm: cubicMetres({ zh: '限体积', en: 'Volume limit' }),
  takenKg: kilograms({ zh: '已订重量', en: 'Weight taken' }),
  takenCbm: cubicMetres({ zh: '已订体积', en: 'Volume taken' }),
  remainingKg: kilograms({ zh: '剩余重量', en: 'Weight left' }),
  remainingCbm: cubicMetres({ zh: '剩余体积', en: 'Volume left' }),
};

export const slotRoom = group(slotRoomFields, { label: { zh: '舱位余量', en: 'Room' } });

/**
 * What a slot holds and what is left of it, in kg and m³, decimals as text; `remaining…` is never below zero, also where
 * more is taken than the limit. For a customer it is their part: their allotment, or without one what nobody is allotted.
 */
export type SlotRoom = ValuesOf<typeof slotRoomFields>;

export const overweightFields = {
  remainingKg: slotRoomFields.remainingKg,
  remainingCbm: slotRoomFields.remainingCbm,
  over: group(
    {
      kg: kilograms({ zh: '超出重量', en: 'Weight over' }),
      cbm: cubicMetres({ zh: '超出体积', en: 'Volume over' }),
    },
    { label: { zh: '超出', en: 'Over' } },
  ),
};

/** The `data` of the refusal `overweight`: what is left, and by how much the booking is over; '0' where it is not. */
export type Overweight = ValuesOf<typeof overweightFields>;
