import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { artworkReader, plainName } from './artwork-name.ts';
import type { CartonRow, StyleRow } from './label-import.check.ts';
import { heldTogether } from './label-import.check.ts';

const order = 'SO2611127KQ2M4XDD';
const right = {
  orderNumber: order,
  styleNo: 'HN-2604',
  colour: 'Oat',
  productName: 'Knit crew tee',
  composition: '95% cotton, 5% elastane',
  pieces: '24',
};
const styleRow = (change: Partial<StyleRow['cells']> = {}, row = 2): StyleRow => ({
  row,
  cells: { ...right, ...change },
});
const cartonRow = (change: Partial<CartonRow['cells']> = {}, row = 2): CartonRow => ({
  row,
  cells: { orderNumber: order, styleNo: 'HN-2604', colour: 'Oat', cartonNo: '1', pieces: '24', ...change },
});
const artwork = (...names: readonly string[]) => names.map((name) => ({ id: name, name }));

interface Held {
  readonly styles?: readonly StyleRow[];
  readonly cartons?: readonly CartonRow[] | undefined;
  readonly artwork?: readonly string[];
  readonly isChosen?: boolean;
  readonly checksComposition?: boolean;
}

/** What is said of three files that agree but for what is named. */
function said({
  styles,
  cartons,
  artwork: names,
  isChosen = true,
  checksComposition = true,
}: Held): string[] {
  const held = heldTogether(styles ?? [styleRow()], {
    isChosen,
    checksComposition,
    cartons: cartons ?? [cartonRow()],
    artwork: artwork(...(names ?? ['HN-2604 Oat.pdf'])),
  });
  const inSheet =
    (where: string) => (finding: { row: number; key: string; code: string; value: string | null }) =>
      [where, finding.row, finding.key, finding.code, finding.value]
        .filter((part) => part !== null)
        .join(' ');
  return [
    ...held.inStyles.map(inSheet('styles')),
    ...held.inCartons.map(inSheet('cartons')),
    ...held.strangers.map(({ name }) => `stranger ${name}`),
    ...held.colourless.map(({ name }) => `colourless ${name}`),
  ];
}

const black = styleRow({ colour: 'Black' }, 3);
const blackPacked = cartonRow({ colour: 'Black', cartonNo: '2' }, 3);
const both = ['HN-2604 Oat.pdf', 'HN-2604 Black.pdf'];

const ways: readonly (readonly [what: string, held: Held, says: readonly string[]])[] = [
  ['three files that agree', {}, []],
  ['no scheme and no brand', { isChosen: false }, ['styles 2 styleNo E94']],
  [
    'a composition that is less than the whole',
    { styles: [styleRow({ composition: '95% cotton' })] },
    ['styles 2 composition E91'],
  ],
  [
    'a composition that is more',
    { styles: [styleRow({ composition: '95% cotton, 15% wool' })] },
    ['styles 2 composition E91'],
  ],
  [
    'no composition where the scheme checks it',
    { styles: [styleRow({ composition: '' })] },
    ['styles 2 composition W11'],
  ],
  [
    'no composition where it does not',
    { styles: [styleRow({ composition: '' })], checksComposition: false },
    [],
  ],
  ['a style without a carton', { styles: [styleRow(), black], artwork: both }, ['styles 3 styleNo E92']],
  [
    'a style without artwork',
    { styles: [styleRow(), black], cartons: [cartonRow(), blackPacked] },
    ['styles 3 styleNo W09'],
  ],
  ['no packing list rows at all', { cartons: [] }, ['styles 2 styleNo E92']],
  ['fewer pieces packed than listed', { cartons: [cartonRow({ pieces: '20' })] }, ['styles 2 pieces E93 20']],
  [
    'more pieces, over two cartons',
    { cartons: [cartonRow(), cartonRow({ cartonNo: '2', pieces: '1' }, 3)] },
    ['styles 2 pieces E93 25'],
  ],
  ['no pieces listed', { styles: [styleRow({ pieces: '' })], cartons: [cartonRow({ pieces: '7' })] }, []],
  [
    'packed under another order',
    { cartons: [cartonRow({ orderNumber: 'SO2' })] },
    ['styles 2 orderNumber E95 SO2', `cartons 2 orderNumber E99 ${order}`],
  ],
  ['a packing list that names no order', { cartons: [cartonRow({ orderNumber: '' })] }, []],
  [
    'one style, two names',
    {
      styles: [styleRow(), styleRow({ colour: 'Black', productName: 'Tank' }, 3)],
      cartons: [cartonRow(), blackPacked],
      artwork: both,
    },
    ['styles 3 productName W10 2'],
  ],
  [
    'a carton of a style that is not listed',
    { cartons: [cartonRow(), cartonRow({ styleNo: 'HN-9' }, 3)] },
    ['cartons 3 styleNo E96 HN-9'],
  ],
  [
    'a carton of a colour that is not listed',
    { cartons: [cartonRow(), cartonRow({ colour: 'Rose' }, 3)] },
    ['cartons 3 colour E97 Rose'],
  ],
  ['a carton without a colour, the style has one', { cartons: [cartonRow({ colour: '' })] }, []],
  [
    'a carton without a colour, the style has two',
    {
      styles: [styleRow(), black],
      cartons: [cartonRow(), blackPacked, cartonRow({ colour: '', cartonNo: '3' }, 4)],
      artwork: both,
    },
    ['cartons 4 colour E98 2'],
  ],
  [
    'a carton number of two orders',
    {
      styles: [styleRow(), styleRow({ orderNumber: 'SO2' }, 3)],
      cartons: [cartonRow(), cartonRow({ orderNumber: 'SO2' }, 3)],
    },
    ['cartons 3 cartonNo W12 SO2611127KQ2M4XDD'],
  ],
  [
    'the same style in two orders, each packed',
    {
      styles: [styleRow(), styleRow({ orderNumber: 'SO2' }, 3)],
      cartons: [cartonRow(), cartonRow({ orderNumber: 'SO2', cartonNo: '2' }, 3)],
    },
    [],
  ],
  ['a carton whose style cannot be read', { cartons: [cartonRow(), cartonRow({ styleNo: null }, 3)] }, []],
  [
    'artwork of a style that is not listed',
    { artwork: ['HN-2604 Oat.pdf', 'HN-9 Oat.pdf'] },
    ['stranger HN-9 Oat.pdf'],
  ],
  [
    'artwork whose number only begins like one',
    { artwork: ['HN-2604 Oat.pdf', 'HN-26041.pdf'] },
    ['stranger HN-26041.pdf'],
  ],
  [
    'artwork without a colour, the style has two',
    { styles: [styleRow(), black], cartons: [cartonRow(), blackPacked], artwork: ['HN-2604 care.pdf'] },
    ['colourless HN-2604 care.pdf'],
  ],
  ['artwork without a colour, the style has one', { artwork: ['HN-2604 care.pdf'] }, []],
  ['artwork by its folders', { artwork: ['Hanami/HN-2604/OAT/front.png'] }, []],
  ['artwork with underscores and small letters', { artwork: ['hn-2604_oat_label.jpg'] }, []],
];

for (const [what, held, says] of ways)
  test(`of ${what} the import says ${says.length === 0 ? 'nothing' : says.join(', ')}`, () => {
    assert.deepEqual(said(held), says);
  });

test('a style in a colour gets the pieces and cartons of the packing list and every file of its artwork', () => {
  const { found } = heldTogether([styleRow(), black], {
    isChosen: true,
    checksComposition: true,
    cartons: [cartonRow(), cartonRow({ cartonNo: '2' }, 3), cartonRow({ cartonNo: '2' }, 4), blackPacked],
    artwork: artwork('HN-2604.pdf', 'HN-2604 Oat.pdf', 'HN-2604 Black care.png'),
  });
  assert.deepEqual(found.get(2), { pieces: 72, cartons: 2, artwork: ['HN-2604.pdf', 'HN-2604 Oat.pdf'] });
  assert.deepEqual(found.get(3), {
    pieces: 24,
    cartons: 1,
    artwork: ['HN-2604.pdf', 'HN-2604 Black care.png'],
  });
});

test('of two styles the longer number is meant, of two colours the longer name', () => {
  const read = artworkReader(
    new Map([
      ['HN 26', ['Grey', 'Light Grey']],
      ['HN 26 B', ['Grey']],
    ]),
  );
  assert.deepEqual(read('HN 26 B grey.pdf'), { styleNo: 'HN 26 B', colours: ['Grey'] });
  assert.deepEqual(read('HN-26 light grey.pdf'), { styleNo: 'HN 26', colours: ['Light Grey'] });
  assert.equal(read('HN 2.pdf'), undefined);
});

test('artwork named by style and colour is found again however its words are parted', () => {
  const word = fc.stringMatching(/^[A-Z]{1,4}[0-9]{1,5}$/);
  const parting = fc.constantFrom(' ', '_', '-', '/', '__', ' - ');
  fc.assert(
    fc.property(
      word,
      fc.constantFrom('Oat', '黑色', 'Light Grey'),
      parting,
      fc.boolean(),
      (styleNo, colour, by, isSmall) => {
        const name = `${styleNo}${by}${colour.replaceAll(' ', by)}.pdf`;
        const found = artworkReader(new Map([[styleNo, [colour]]]))(isSmall ? name.toLowerCase() : name);
        assert.deepEqual(found, { styleNo, colours: [colour] });
        assert.equal(plainName(plainName(name)), plainName(name));
      },
    ),
  );
});
