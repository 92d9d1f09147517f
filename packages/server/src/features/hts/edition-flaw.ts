import { type HtsFileFlaw, htsFileFlaws } from '@loadline/contract/hts/hts-file-flaws';
import { type Language, say, type Text } from '@loadline/contract/kernel/text';

/** A file that is no edition: says the row and what is wrong with it. */
export class NoEdition extends Error {
  readonly flaw: HtsFileFlaw;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(flaw: HtsFileFlaw, values: Readonly<Record<string, string | number>> = {}) {
    super(say(htsFileFlaws[flaw], 'en', values));
    this.flaw = flaw;
    this.values = values;
  }

  in(language: Language): string {
    return say(htsFileFlaws[this.flaw], language, this.values);
  }

  get text(): Text {
    return { zh: this.in('zh-cn'), en: this.in('en') };
  }
}
