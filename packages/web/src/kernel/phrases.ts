import type { phrases as office } from '../locales/en.ts';
import type { phrases as site } from '../locales/site.en.ts';

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

declare module 'i18next' {
  interface CustomTypeOptions {
    interpolationPrefix: '{';
    interpolationSuffix: '}';
    resources: { translation: typeof site & typeof office };
  }
}
