import { countriesOfOrigin } from '../codes/country.ts';
import { codesOf, wordOf } from '../kernel/code.ts';
import type { Language, Text } from '../kernel/text.ts';
import { say } from '../kernel/text.ts';
import type { EntryLine } from './entry.ts';
import type { IsfElement, IsfStanding, IsfState } from './entry-isf.codes.ts';
import { isfElements } from './entry-isf.codes.ts';
import type { Isf } from './entry-isf.ts';

interface Clocked {
  readonly isfState: IsfState;
  readonly isfDue: string | null;
  readonly isfFiledAt: string | null;
}

/** How a filing stands 24 hours before the cargo is loaded: what was rejected is not filed. */
export function standingOf({ isfState, isfDue, isfFiledAt }: Clocked, now: Date): IsfStanding {
  if (isfDue === null) return 'unknown';
  const due = Date.parse(isfDue);
  const isFiled = isfState !== 'notFiled' && isfState !== 'rejected' && isfFiledAt !== null;
  if (isFiled) return Date.parse(isfFiledAt) <= due ? 'inTime' : 'filedLate';
  return now.getTime() <= due ? 'open' : 'late';
}

interface Element {
  readonly element: IsfElement;
  /** In words of the reader; null: nobody knows it yet. */
  readonly value: string | null;
  /** It is the orders' own, not typed by staff. */
  readonly told: boolean;
}

interface Of {
  readonly isf: Isf;
  readonly importerNo: string | null;
  readonly lines: readonly Pick<EntryLine, 'origin' | 'hsDest'>[];
}

/** The parties as the orders name them; goods that nobody is notified of are bought by whom they go to. */
export function toldParties({ toldSeller, toldBuyer, toldShipTo }: Isf) {
  return { seller: toldSeller, buyer: toldBuyer ?? toldShipTo, shipTo: toldShipTo };
}

/** The ten elements of the importer and the two of the carrier. */
export function elementsOf({ isf, importerNo, lines }: Of, language: Language): Element[] {
  const orders = toldParties(isf);
  const values: Record<IsfElement, readonly [typed: string | null, told: string | null]> = {
    seller: [isf.seller, orders.seller],
    buyer: [isf.buyer, orders.buyer],
    importerNo: [importerNo, null],
    consigneeNo: [isf.consigneeNo, null],
    manufacturer: [isf.manufacturer, null],
    shipTo: [isf.shipTo, orders.shipTo],
    origin: [
      null,
      ofEach(
        lines.map(({ origin }) => origin && say(wordOf(countriesOfOrigin, origin), language)),
        language,
      ),
    ],
    hts: [
      null,
      ofEach(
        lines.map(({ hsDest }) => (hsDest && hsDest.length >= 6 ? hsDest.slice(0, 6) : null)),
        language,
      ),
    ],
    stuffing: [isf.stuffing, null],
    consolidator: [isf.consolidator, null],
    stowPlan: [isf.stowPlan ? '' : null, null],
    containerMessages: [isf.containerMessages ? '' : null, null],
  };
  return codesOf(isfElements).map((element) => {
    const [typed, told] = values[element];
    return { element, value: typed ?? told, told: typed === null && told !== null };
  });
}

/** What every line says, each once; null as long as one of them does not. */
function ofEach(said: readonly (string | null)[], language: Language): string | null {
  return said.length === 0 || said.includes(null)
    ? null
    : [...new Set(said)].join(language === 'en' ? ', ' : '、');
}

const needed: Readonly<Record<'isfFiledAt' | 'isfNo', Text>> = {
  isfFiledAt: { zh: '申报后必填', en: 'needed once it is filed' },
  isfNo: { zh: '海关接受后必填', en: 'needed once customs have accepted it' },
};

/** What is typed of a filing, half or whole. */
type Typed = { readonly [K in 'isfState' | 'isfNo' | 'isfFiledAt']?: unknown };

/** What a state cannot go without: when it was filed, and customs' number once they have accepted it. */
export function flawsOfIsf({ isfState, isfNo, isfFiledAt }: Typed) {
  const isFiled = isfState !== 'notFiled';
  const isKnown = isfState === 'accepted' || isfState === 'amended';
  const lacks = [
    ...(isFiled && !isfFiledAt ? (['isfFiledAt'] as const) : []),
    ...(isKnown && !isfNo ? (['isfNo'] as const) : []),
  ];
  return lacks.map((path) => ({ path, says: needed[path] }));
}
