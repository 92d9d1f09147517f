import type { Content } from 'pdfmake/interfaces.js';
import { fitted, fontHeight, lineHeight, widthOf } from './awb.fit.ts';

/** A rectangle on the page, in points from its upper left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const captionSize = 5;
const captionColour = '#26384A';
const pad = 2.5;
const ruleColour = '#26384A';

/** Rules of boxes as one drawing; boxes that share an edge draw it twice at the same place. */
export function rules(areas: readonly Area[]): Content {
  const canvas = areas.map(({ x, y, w, h }) => ({
    type: 'rect' as const,
    x,
    y,
    w,
    h,
    lineWidth: 0.6,
    lineColor: ruleColour,
  }));
  return { canvas, absolutePosition: { x: 0, y: 0 } };
}

/** A box that nothing is written in, filled grey. */
export function shaded({ x, y, w, h }: Area): Content {
  return { canvas: [{ type: 'rect', x, y, w, h, color: '#E3E8EC' }], absolutePosition: { x: 0, y: 0 } };
}

type Alignment = 'left' | 'center' | 'right';

interface Print {
  readonly size: number;
  readonly alignment?: Alignment;
  readonly colour?: string;
  readonly bold?: boolean;
}

/** Lines at a place, one under the other, none of them broken again. */
export function printed(
  lines: readonly string[],
  { x, y, w }: Omit<Area, 'h'>,
  { size, alignment = 'left', colour, bold }: Print,
): Content {
  const stack = lines.map((text) => ({
    text: text === '' ? ' ' : text,
    noWrap: true,
    fontSize: size,
    lineHeight: lineHeight / fontHeight,
    alignment,
    ...(colour && { color: colour }),
    ...(bold && { bold }),
  }));
  return { columns: [{ width: w, stack }], absolutePosition: { x, y } };
}

/** The small print of a box along its upper edge. */
export function caption(text: string, { x, y, w }: Omit<Area, 'h'>, alignment: Alignment = 'left'): Content {
  const lines = text.split('\n');
  const width = w - 2 * pad;
  const fits = Math.min(captionSize, width / Math.max(...lines.map(widthOf)));
  const print = { size: Math.floor(fits * 10) / 10, alignment, colour: captionColour };
  return printed(lines, { x: x + pad, y: y + 1.2, w: width }, print);
}

export interface Style {
  readonly alignment?: Alignment;
  /** Largest print. */
  readonly size?: number;
  readonly bold?: boolean;
  /** How far below the top of the box its text begins: the caption stands there. */
  readonly below?: number;
}

/** What is typed in a box, made to fit. */
export interface Typed {
  readonly content: Content;
  readonly isCut: boolean;
}

export function typed(
  text: string,
  area: Area,
  { alignment = 'left', size = 8.5, bold = false, below = 8 }: Style = {},
): Typed {
  const room = { x: area.x + pad, y: area.y + below, w: area.w - 2 * pad, h: area.h - below - 1 };
  const fit = fitted(text, room.w, room.h, size);
  return { content: printed(fit.lines, room, { size: fit.size, alignment, bold }), isCut: fit.isCut };
}
