import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, flag, group, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { rateKinds } from './hts-rate.ts';

const number = { zh: 'HTS编码', en: 'HTS no.' };
const description = text({ label: { zh: '货品名称', en: 'Description' }, max: 4_000, min: 0 });
const no = text({ label: number, max: 13, min: 0 });
const rateText = (zh: string, en: string) => text({ label: { zh, en }, max: 1_000, min: 0 });
/** The number of the row above that a blank rate is taken from. */
const inherited = (zh: string, en: string) => optional(text({ label: { zh, en }, max: 13 }));

/** A row of the schedule. Rates that are blank in the row are those of the row above that they are inherited from. */
export const htsLine = resource('hts line', number, {
  place: whole({ label: { zh: '行次', en: 'Row' } }),
  no,
  indent: whole({ label: { zh: '层级', en: 'Indent' } }),
  description,
  path: text({ label: { zh: '上级名称', en: 'Above it' }, max: 8_000, min: 0 }),
  units: text({ label: { zh: '计量单位', en: 'Unit' }, max: 100, min: 0 }),
  general: rateText('普通税率', 'General'),
  generalFrom: inherited('普通税率取自', 'General from'),
  special: rateText('特惠税率', 'Special'),
  specialFrom: inherited('特惠税率取自', 'Special from'),
  column2: rateText('第二栏税率', 'Column 2'),
  column2From: inherited('第二栏税率取自', 'Column 2 from'),
  chapter99: list(text({ label: { zh: '第99章', en: 'Ch. 99' }, max: 13 }), {
    label: { zh: '第99章', en: 'Ch. 99' },
  }),
  /** Ten digits: what an entry may name. */
  declarable: flag({ label: { zh: '可申报', en: 'Declarable' } }),
});

const line = group(htsLine.fields, { label: htsLine.label });
const lines = list(line, { label: { zh: '编码行', en: 'Rows' }, max: 2_000 });

const edition = group(
  {
    name: text({ label: { zh: '版本', en: 'Edition' }, max: 60 }),
    effective: date({ label: { zh: '生效日期', en: 'Effective' } }),
    lines: whole({ label: { zh: '行数', en: 'Rows' } }),
    isSample: flag({ label: { zh: '示例', en: 'Sample' } }),
  },
  { label: { zh: '版本', en: 'Edition' } },
);

/** The day of entry whose edition is asked for; today in New York unless told. */
const on = optional(date({ label: { zh: '适用日期', en: 'As of' } }));

/** What the screen shows besides the schedule. */
export const htsParts = codeTable('HTS part', {
  goods: { zh: '我的商品', en: 'My goods' },
});

/** What stands in the address of the screen. */
export const htsAddress = {
  on,
  heading: optional(
    text({
      label: { zh: '品目', en: 'Heading' },
      max: 4,
      rule: { test: (typed) => /^\d{4}$/.test(typed), says: { zh: '4 位数字', en: '4 digits' } },
    }),
  ),
  /** A day of the edition that it is compared with. */
  since: optional(date({ label: { zh: '比较日期', en: 'Compared with' } })),
  search: optional(text({ label: { zh: '搜索', en: 'Search' }, max: 100 })),
  no: optional(text({ label: number, max: 13 })),
  /** Only numbers that goods of the viewer's company are bound to. */
  part: optional(code(htsParts, { label: { zh: '页签', en: 'Tab' } })),
  mine: optional(flag({ label: { zh: '我的商品', en: 'In my goods' } })),
  /** Only numbers that the viewer keeps at hand. */
  fav: optional(flag({ label: { zh: '收藏', en: 'Kept at hand' } })),
  /** Only numbers whose rates read otherwise in the edition that it is compared with. */
  changed: optional(flag({ label: { zh: '税率已变', en: 'Rate changed' } })),
};

/** The edition of the day, the others, and how many headings each chapter has. No edition: none was in force. */
export const readHtsContents = endpoint('GET /omsapi/hts/contents', {
  access: 'hts:view',
  title: { zh: 'HTS 目录', en: 'Contents of the HTS' },
  query: { on },
  answer: group(
    {
      edition: optional(edition),
      editions: list(edition, { label: { zh: '全部版本', en: 'Editions' } }),
      chapters: list(
        group(
          {
            no: text({ label: { zh: '章', en: 'Chapter' }, max: 2 }),
            headings: whole({ label: { zh: '品目数', en: 'Headings' } }),
          },
          { label: { zh: '章', en: 'Chapter' } },
        ),
        { label: { zh: '章', en: 'Chapters' } },
      ),
    },
    { label: { zh: '目录', en: 'Contents' } },
  ),
});

export const listHtsHeadings = endpoint('GET /omsapi/hts/headings', {
  access: 'hts:view',
  title: { zh: '章内品目', en: 'Headings of a chapter' },
  query: {
    on,
    chapter: text({
      label: { zh: '章', en: 'Chapter' },
      max: 2,
      rule: { test: (typed) => /^\d{2}$/.test(typed), says: { zh: '2 位数字', en: '2 digits' } },
    }),
  },
  answer: list(group({ no, description }, { label: { zh: '品目', en: 'Heading' } }), {
    label: { zh: '品目', en: 'Headings' },
  }),
});

/** As many rows of a search as are told at once; `found` says how many there are. A heading is told whole. */
export const toldOfHts = 100;

/**
 * The rows of a heading, or what a search finds: numbers that begin so, rows whose English words or those above them are named, and
 * the headings of the chapters whose Chinese name holds the words.
 */
export const listHtsLines = endpoint('GET /omsapi/hts/lines', {
  access: 'hts:view',
  title: { zh: '编码查询', en: 'Rows of the HTS' },
  query: {
    on,
    heading: htsAddress.heading,
    search: htsAddress.search,
    mine: htsAddress.mine,
    fav: htsAddress.fav,
    /** Only numbers that have another rate than in the edition of this day, inherited ones among them. */
    changedSince: optional(date({ label: { zh: '税率变更自', en: 'Rate changed since' } })),
  },
  answer: group(
    { found: whole({ label: { zh: '共找到', en: 'Found' } }), lines },
    { label: { zh: '编码行', en: 'Rows' } },
  ),
});

/** What became of a number from one edition to a later one. */
export const htsChangeKinds = codeTable('HTS change', {
  /** Somebody at the desk has decided so; such numbers stand first, and are none of those that changed. */
  article: { zh: '同号异义', en: 'Other article', family: 'act' },
  added: { zh: '新增', en: 'Added', family: 'done' },
  deleted: { zh: '删除', en: 'Deleted', family: 'stop' },
  changed: { zh: '变更', en: 'Changed', family: 'act' },
});

/** As many changes as are told at once. */
export const toldOfHtsChanges = 500;

const count = (kind: keyof typeof htsChangeKinds.codes) => whole({ label: htsChangeKinds.codes[kind] });
const word = (label: { zh: string; en: string }) => optional(text({ label, max: 4_000, min: 0 }));
const fact = group(
  { was: word({ zh: '原', en: 'Was' }), now: word({ zh: '现', en: 'Now' }) },
  { label: { zh: '变动', en: 'Change' } },
);

/**
 * What differs between the editions of two days in chapters 1 to 98: numbers that came or went, and those whose description, units or
 * rates, inherited ones among them, read otherwise. Not found: one of the days has no edition.
 */
export const listHtsChanges = endpoint('GET /omsapi/hts/changes', {
  access: 'hts:view',
  title: { zh: '版本差异', en: 'Differences between editions' },
  query: { on, since: date({ label: { zh: '比较日期', en: 'Compared with' } }), heading: htsAddress.heading },
  answer: group(
    {
      before: edition,
      after: edition,
      article: count('article'),
      added: count('added'),
      deleted: count('deleted'),
      changed: count('changed'),
      changes: list(
        group(
          {
            no,
            kind: code(htsChangeKinds, { label: { zh: '变动', en: 'Change' } }),
            description: fact,
            units: fact,
            general: fact,
            special: fact,
            column2: fact,
          },
          { label: { zh: '变动', en: 'Change' } },
        ),
        { label: { zh: '变动', en: 'Changes' } },
      ),
    },
    { label: { zh: '版本差异', en: 'Differences' } },
  ),
});

/** One row with what stands above it, how its duty is reckoned, and since which edition it has been so. Without points or with them. */
export const readHtsLine = endpoint('GET /omsapi/hts/line', {
  access: 'hts:view',
  title: { zh: '编码详情', en: 'A row of the HTS' },
  query: { on, no: text({ label: number, max: 13 }) },
  answer: group(
    {
      line,
      kind: code(rateKinds, { label: { zh: '计税方式', en: 'How it is reckoned' } }),
      /** What the row and those above it say beside their columns, as it is printed. */
      footnotes: list(text({ label: { zh: '脚注', en: 'Footnote' }, max: 2_000 }), {
        label: { zh: '脚注', en: 'Footnotes' },
      }),
      isFavourite: flag({ label: { zh: '收藏', en: 'Kept at hand' } }),
      above: list(
        group({ place: htsLine.fields.place, no, description }, { label: { zh: '上级', en: 'Above it' } }),
        {
          label: { zh: '上级', en: 'Above it' },
        },
      ),
      history: list(
        group(
          {
            edition: text({ label: { zh: '版本', en: 'Edition' }, max: 60 }),
            effective: date({ label: { zh: '生效日期', en: 'Effective' } }),
            general: rateText('普通税率', 'General'),
            special: rateText('特惠税率', 'Special'),
            column2: rateText('第二栏税率', 'Column 2'),
            units: text({ label: { zh: '计量单位', en: 'Unit' }, max: 100, min: 0 }),
          },
          { label: { zh: '版本', en: 'Edition' } },
        ),
        { label: { zh: '历次版本', en: 'Editions' } },
      ),
    },
    { label: { zh: '编码', en: 'Row' } },
  ),
});
