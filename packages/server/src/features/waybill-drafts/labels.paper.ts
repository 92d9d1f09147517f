import type { AwbForm } from '@loadline/contract/waybill-drafts/awb-form';
import { sumsOf } from '@loadline/contract/waybill-drafts/awb-sums';
import type { Content } from 'pdfmake/interfaces.js';
import { code128 } from '../../kernel/barcode.ts';
import type { Paper } from '../../kernel/paper.protocol.ts';
import type { Area } from './awb.drawing.ts';
import { caption, rules, typed } from './awb.drawing.ts';

// Eight labels on a sheet of A4, as sheets of self-adhesive labels are cut.
const size = { width: 595.28, height: 841.89, margin: 0 };
const [across, down] = [2, 4];
const [wide, tall] = [size.width / across, size.height / down];
const inner = 14;

export interface LabelledPieces {
  readonly master: Pick<AwbForm, 'awbNo' | 'agent' | 'departureCode' | 'issuer' | 'to1' | 'to2' | 'to3'>;
  /** Absent on a direct waybill. */
  readonly house?: AwbForm;
  /** All pieces under the master waybill, or under the house waybill where there is one. */
  readonly of: number;
  readonly weight: string;
  /** The number on the master waybill of the first of them. */
  readonly first: number;
  /** Piece numbers to print. */
  readonly pieces: readonly number[];
}

/** Piece labels as airlines read them: the waybill and the piece's own number as Code 128, whither, n of m, weight. */
export function labelsPaper(labelled: LabelledPieces): Paper {
  const { master, pieces } = labelled;
  return {
    title: `Labels ${master.awbNo}`,
    language: 'en',
    size,
    content: pieces.flatMap((piece, at) => label(labelled, piece, at)),
  };
}

function label(labelled: LabelledPieces, piece: number, at: number): Content[] {
  const place = at % (across * down);
  const x = (place % across) * wide + inner;
  const y = Math.floor(place / across) * tall + inner;
  const w = wide - 2 * inner;
  const turned: Content[] = at > 0 && place === 0 ? [{ text: '', pageBreak: 'before' }] : [];
  return [...turned, ...drawn(labelled, piece, { x, y, w, h: tall - 2 * inner })];
}

function drawn(
  { master, house, of, weight, first }: LabelledPieces,
  piece: number,
  { x, y, w, h }: Area,
): Content[] {
  const half = w / 2;
  const bars = barsOf(master.awbNo, first + piece - 1);
  const destination = master.to3 ?? master.to2 ?? master.to1 ?? '';
  const areas = {
    airline: { x, y, w: w * 0.58, h: 22 },
    agent: { x: x + w * 0.58, y, w: w * 0.42, h: 22 },
    bars: { x, y: y + 22, w, h: 58 },
    number: { x, y: y + 80, w, h: 32 },
    destination: { x, y: y + 112, w: half, h: 40 },
    piece: { x: x + half, y: y + 112, w: half, h: 40 },
    house: { x, y: y + 152, w: half, h: h - 152 },
    weight: { x: x + half, y: y + 152, w: half / 2, h: h - 152 },
    origin: { x: x + half * 1.5, y: y + 152, w: half / 2, h: h - 152 },
  };
  const large = { alignment: 'center', size: 24, bold: true, below: 8 } as const;
  const small = { alignment: 'center', size: 10, bold: true, below: 8 } as const;
  return [
    rules(Object.values(areas)),
    typed(firstLine(master.issuer), areas.airline, { size: 10, bold: true, below: 4 }).content,
    {
      svg: code128(bars, 8),
      width: w - 20,
      height: 40,
      absolutePosition: { x: x + 10, y: y + 26 },
    },
    typed(bars, { x, y: y + 66, w, h: 14 }, { alignment: 'center', size: 8, below: 2 }).content,
    caption('Air Waybill No.', areas.number),
    typed(master.awbNo, areas.number, { ...large, size: 20, below: 4 }).content,
    caption('Destination', areas.destination),
    typed(destination, areas.destination, large).content,
    caption(
      house ? 'Piece / Total No. of Pieces of the House Waybill' : 'Piece / Total No. of Pieces',
      areas.piece,
    ),
    typed(`${piece} / ${of}`, areas.piece, { ...large, size: 20 }).content,
    caption('HAWB No.', areas.house),
    typed(house?.awbNo ?? '-', areas.house, small).content,
    caption('Weight of All', areas.weight),
    typed(`${weight} KG`, areas.weight, small).content,
    caption('Origin', areas.origin),
    typed(master.departureCode ?? '', areas.origin, small).content,
    typed(firstLine(master.agent), areas.agent, { size: 7, below: 2 }).content,
  ];
}

function firstLine(text: string | null): string {
  return text?.split('\n')[0] ?? '';
}

/** The 16 digits that terminals scan: the waybill's 11, and in five the piece's number on it (IATA Resolution 606). */
export function barsOf(awbNo: string, piece: number): string {
  return `${awbNo.replace(/\D/g, '')}${String(piece).padStart(5, '0')}`;
}

/** The number on the master of the first piece of each house waybill: no two pieces of a master have the same. */
export function firstPieces(
  houses: readonly { readonly hawbId: string; readonly pieces: number }[],
): ReadonlyMap<string, number> {
  let next = 1;
  return new Map(
    houses.map(({ hawbId, pieces }) => {
      const first = next;
      next += pieces;
      return [hawbId, first];
    }),
  );
}

/** The labels of a paper: all pieces of the forms, or of one house waybill. */
export function labelledPieces(
  master: LabelledPieces['master'] & Pick<AwbForm, 'rateLines'>,
  whole: AwbForm,
  house: AwbForm | undefined,
  { first, from, pieces }: { readonly first: number; readonly from: number; readonly pieces: number },
): LabelledPieces {
  const { pieces: of, grossWeight: weight } = sumsOf(whole);
  const count = Math.max(0, Math.min(pieces, of - from + 1));
  return {
    master,
    ...(house && { house }),
    of,
    weight,
    first,
    pieces: Array.from({ length: count }, (_, at) => from + at),
  };
}
