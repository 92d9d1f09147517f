import type { LabelState } from '@loadline/contract/labels/label.codes';

/** A style of the demo in its colours, each with how far it is; every name is invented. */
export interface Style {
  readonly styleNo: string;
  readonly productName: string;
  readonly composition: string;
  readonly price: string;
  readonly colours: Readonly<Record<string, LabelState>>;
}

/** The labels that were brought together: one brand, one scheme, one order. */
export interface Batch {
  readonly brand: (typeof brandNames)[number];
  readonly scheme: 'textile' | 'european' | 'fba';
  readonly days: number;
  readonly styles: readonly Style[];
}

export const brandNames = ['Hanami', 'Nordlys'] as const;

export const brands = {
  Hanami: { importer_name: 'Hanami Apparel Inc., Los Angeles', rn_no: 'RN 104882', eu_person: null },
  Nordlys: {
    importer_name: null,
    rn_no: null,
    eu_person: 'Nordlys Living GmbH, Hafenstrasse 14, 20457 Hamburg',
  },
} as const;

export const batches: readonly Batch[] = [
  {
    brand: 'Hanami',
    scheme: 'textile',
    days: 21,
    styles: [
      {
        styleNo: 'HN-2588',
        productName: 'Canvas tote',
        composition: '100% cotton',
        price: '3.30',
        colours: { Sand: 'DONE', Stone: 'DONE', Navy: 'DONE' },
      },
      {
        styleNo: 'HN-2590',
        productName: 'Pleated skirt',
        composition: '65% polyester, 35% viscose',
        price: '12.40',
        colours: { Clay: 'COMPLIANT', Black: 'COMPLIANT' },
      },
      {
        styleNo: 'HN-2592',
        productName: 'Hoodie',
        composition: '80% cotton, 20% polyester',
        price: '16.80',
        colours: { White: 'COMPLIANT' },
      },
    ],
  },
  {
    brand: 'Hanami',
    scheme: 'textile',
    days: 9,
    styles: [
      {
        styleNo: 'HN-2604',
        productName: 'Knit crew tee',
        composition: '95% cotton, 5% elastane',
        price: '6.80',
        colours: { Oat: 'PHOTOGRAPHING', Black: 'IN_COMPLIANCE' },
      },
      {
        styleNo: 'HN-2611',
        productName: 'Rib tank',
        composition: '60% cotton, 40% modal',
        price: '5.20',
        colours: { Navy: 'IN_COMPLIANCE', White: 'PHOTOGRAPHED' },
      },
      {
        styleNo: 'HN-2617',
        productName: 'Linen shirt',
        composition: '55% linen, 45% cotton',
        price: '11.40',
        colours: { Sage: 'COMPLIANT', Ecru: 'PHOTOGRAPHED' },
      },
      {
        styleNo: 'HN-2620',
        productName: 'Wide-leg pants',
        composition: '70% viscose, 30% linen',
        price: '13.90',
        colours: { Clay: 'PHOTOGRAPHING', Ecru: 'PHOTOGRAPHING' },
      },
    ],
  },
  {
    brand: 'Nordlys',
    scheme: 'european',
    days: 6,
    styles: [
      {
        styleNo: 'ND-0412',
        productName: 'Wool throw',
        composition: '90% wool, 10% polyamide',
        price: '22.50',
        colours: { Grey: 'IN_COMPLIANCE', Moss: 'PHOTOGRAPHED' },
      },
      {
        styleNo: 'ND-0418',
        productName: 'Cushion cover',
        composition: 'Shell: 100% cotton; lining: 100% polyester',
        price: '4.60',
        colours: { Rust: 'PHOTOGRAPHING', Ecru: 'PROCESSED', Grey: 'PROCESSED' },
      },
    ],
  },
  {
    brand: 'Hanami',
    scheme: 'fba',
    days: 2,
    styles: [
      {
        styleNo: 'HN-2640',
        productName: 'Cardigan',
        composition: '50% wool, 50% acrylic',
        price: '18.20',
        colours: { Stone: 'PROCESSED', Oat: 'PROCESSED', Rose: 'PROCESSING' },
      },
      {
        styleNo: 'HN-2641',
        productName: 'Beanie',
        composition: '50% wool, 50% acrylic',
        price: '4.10',
        colours: { Stone: 'PROCESSING', Black: 'PROCESSING' },
      },
      {
        styleNo: 'HN-2655',
        productName: 'Socks, 3 pairs',
        composition: '78% cotton, 20% nylon, 2% elastane',
        price: '2.95',
        colours: { White: 'PROCESSING', Grey: 'IMPORTED', Black: 'IMPORTED' },
      },
      {
        styleNo: 'HN-2656',
        productName: 'Scarf',
        composition: '70% wool, 28% nylon',
        price: '9.75',
        colours: { Clay: 'IMPORTED', Sage: 'IMPORTED', Navy: 'IMPORTED' },
      },
    ],
  },
];
