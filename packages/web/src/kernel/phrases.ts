import type { phrases as api } from '../locales/api.en.ts';
import type { phrases as bills } from '../locales/bills.en.ts';
import type { phrases as calculator } from '../locales/calculator.en.ts';
import type { phrases as calculatorDuty } from '../locales/calculator-duty.en.ts';
import type { phrases as charges } from '../locales/charges.en.ts';
import type { phrases as clearance } from '../locales/clearance.en.ts';
import type { phrases as content } from '../locales/content.en.ts';
import type { phrases as credit } from '../locales/credit.en.ts';
import type { phrases as customs } from '../locales/customs.en.ts';
import type { phrases as dashboard } from '../locales/dashboard.en.ts';
import type { phrases as databoard } from '../locales/databoard.en.ts';
import type { phrases as office } from '../locales/en.ts';
import type { phrases as goods } from '../locales/goods.en.ts';
import type { phrases as home } from '../locales/home.en.ts';
import type { phrases as hts } from '../locales/hts.en.ts';
import type { phrases as door } from '../locales/identity.en.ts';
import type { phrases as invoices } from '../locales/invoices.en.ts';
import type { phrases as labelCapture } from '../locales/label-capture.en.ts';
import type { phrases as labels } from '../locales/labels.en.ts';
import type { phrases as mids } from '../locales/mids.en.ts';
import type { phrases as desk } from '../locales/ops.en.ts';
import type { phrases as closing } from '../locales/ops-closing.en.ts';
import type { phrases as margins } from '../locales/ops-margins.en.ts';
import type { phrases as money } from '../locales/ops-money.en.ts';
import type { phrases as overview } from '../locales/overview.en.ts';
import type { phrases as questions } from '../locales/questions.en.ts';
import type { phrases as records } from '../locales/records.en.ts';
import type { phrases as registration } from '../locales/registration.en.ts';
import type { phrases as search } from '../locales/search.en.ts';
import type { phrases as site } from '../locales/site.en.ts';
import type { phrases as tariff } from '../locales/tariff.en.ts';
import type { phrases as unidentified } from '../locales/unidentified.en.ts';
import type { phrases as waybill } from '../locales/waybill.en.ts';
import type { phrases as waybillDrafts } from '../locales/waybill-drafts.en.ts';

/** A tree of phrases: `{ nav: { home: 'Home' } }` holds the phrase `nav.home`. */
export type Phrases = { readonly [key: string]: string | Phrases };

/** The forms of a phrase that depends on a count: `room_one`, `room_other` are the phrase `room`. */
type Form = 'zero' | 'one' | 'other';

/**
 * What a translation of `T` must say: the same keys with texts of its own. A language without a singular may
 * leave out the `_one` forms.
 */
export type Translated<T> = {
  readonly [K in keyof T as K extends `${string}_one` ? never : K]: Translation<T[K]>;
} & {
  readonly [K in keyof T as K extends `${string}_one` ? K : never]?: Translation<T[K]>;
};

type Translation<T> = T extends string ? string : Translated<T>;

// The files are laid over each other: a name that stands in two would hide one of its blocks.
type All = Apart<
  typeof site,
  Apart<
    typeof home,
    Apart<
      typeof search,
      Apart<
        Apart<typeof calculator, Apart<typeof calculatorDuty, typeof api>>,
        Apart<
          typeof content,
          Apart<
            typeof door,
            Apart<
              typeof registration,
              Apart<typeof office, Apart<typeof records, Apart<typeof desk, OfSubjects>>>
            >
          >
        >
      >
    >
  >
>;
type OfSubjects = Apart<
  Apart<
    typeof charges,
    Apart<
      typeof clearance,
      Apart<
        typeof customs,
        Apart<typeof mids, Apart<Apart<typeof labels, typeof labelCapture>, typeof bills>>
      >
    >
  >,
  Apart<
    Apart<typeof dashboard, typeof overview>,
    Apart<
      typeof databoard,
      Apart<
        Apart<typeof hts, Apart<typeof tariff, Apart<typeof goods, typeof questions>>>,
        Apart<
          Apart<
            typeof unidentified,
            Apart<
              typeof money,
              Apart<Apart<typeof closing, typeof margins>, Apart<typeof invoices, typeof credit>>
            >
          >,
          Apart<typeof waybill, typeof waybillDrafts>
        >
      >
    >
  >
>;
type Apart<A, B> = [keyof A & keyof B] extends [never] ? A & B : never;

type KeyIn<T> = {
  [K in keyof T & string]: T[K] extends string ? Plain<K> : `${K}.${KeyIn<T[K]>}`;
}[keyof T & string];

type Plain<K> = K extends `${infer Name}_${Form}` ? Name : K;

/** The address of a phrase: `'nav.home'`. */
export type PhraseKey = KeyIn<All>;

type TextAt<T, K> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TextAt<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : K extends string
      ? T[`${K}_${Form}` & keyof T]
      : never;

type Places<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;

/** The values for the `{name}` places of a phrase; none are asked for when it has no places. */
export type Values<K extends PhraseKey> = [Places<TextAt<All, K>>] extends [never]
  ? []
  : [values: Readonly<Record<Places<TextAt<All, K>>, string | number>>];
