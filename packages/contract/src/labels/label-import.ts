import { texts } from '../facts/texts.ts';
import { recordSheet, recordSubject } from '../imports/record.ts';
import type { Place } from '../kernel/field.ts';
import { optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { label, writtenLabel } from './label.ts';

const written: Place[] = ['import'];
const { styleNo, colour, productName, composition, unitPrice } = writtenLabel;
const pieces = { label: { zh: '件数', en: 'Pieces' }, min: 1, max: 999_999, places: written };

/** A row of a style list: a style in a colour, in an order. */
const listedStyle = resource('listed style', label.label, {
  orderNumber: text({ ...texts.orderNo, places: written }),
  styleNo: { ...styleNo, places: written },
  colour: { ...colour, places: written },
  productName: { ...productName, places: written },
  composition: { ...composition, places: written },
  unitPrice: { ...unitPrice, places: written },
  pieces: optional(whole(pieces)),
});

const styleHeadings = ['款号', '货号', '款式号', 'Style', 'Style no.', 'Style number', 'Style #', 'Item no.'];
const colourHeadings = ['颜色', '色号', 'Colour', 'Color'];
const orderHeadings = ['订单号', '订单编号', 'Order', 'Order no.', 'Order number', 'SO'];
const pieceHeadings = ['件数', '数量', '总数量', 'Pieces', 'Quantity', 'Qty', 'PCS'];

/** Style lists as something that is imported: each row becomes the label of a style in a colour. */
export const labelImportSubject = recordSubject({
  of: listedStyle,
  name: 'labels',
  access: 'label:import',
  forCustomer: true,
  label: { zh: '标签', en: 'Labels' },
  one: { zh: '款色', en: 'style in a colour' },
  sameBy: ['orderNumber', 'styleNo', 'colour'],
  alsoCalled: {
    orderNumber: orderHeadings,
    styleNo: styleHeadings,
    colour: colourHeadings,
    productName: ['品名', '名称', '中文品名', '款式名称', 'Name', 'Product', 'Product name', 'Description'],
    composition: ['成分', '面料成分', '材质', 'Composition', 'Fibre content', 'Fiber content', 'Material'],
    unitPrice: ['单价', '单价(USD)', 'Price', 'Unit price', 'Unit price (USD)'],
    pieces: pieceHeadings,
  },
  notes: {
    orderNumber: { zh: '款式所属的订单', en: 'The order that the style belongs to' },
    composition: {
      zh: '各成分合计 100%，如 95% 棉 5% 氨纶；多个部位用分号隔开',
      en: 'Sums to 100%, such as 95% cotton, 5% elastane; parts with a semicolon between',
    },
    pieces: { zh: '填写时与装箱单核对', en: 'Held against the packing list where it is given' },
  },
});

/** A row of a packing list: how many pieces of a style lie in a carton. */
const packedCarton = resource(
  'packed carton',
  { zh: '装箱', en: 'Carton' },
  {
    orderNumber: optional(text({ ...texts.orderNo, places: written })),
    styleNo: { ...styleNo, places: written },
    colour: optional(text({ label: colour.label, max: 40, places: written })),
    cartonNo: text({ label: { zh: '箱号', en: 'Carton no.' }, max: 40, places: written }),
    pieces: whole(pieces),
  },
);

/** The packing list beside a style list: read and held against it, imported with it. */
export const packingSheet = recordSheet({
  of: packedCarton,
  sameBy: ['orderNumber', 'styleNo', 'colour', 'cartonNo'],
  alsoCalled: {
    orderNumber: orderHeadings,
    styleNo: styleHeadings,
    colour: colourHeadings,
    cartonNo: ['箱号', '箱序号', '外箱号', 'Carton', 'Carton no.', 'Carton number', 'CTN', 'CTN no.', 'Box'],
    pieces: pieceHeadings,
  },
  notes: {},
});
