import type { PublicDuty, PublicDutyAsked } from '@loadline/contract/tariffs/tariff-public.api';
import type { TariffSource } from './reading.queries.ts';
import { calculationOf } from './tariff.queries.ts';

const nothingClaimed = {
  spi: null,
  loadedOn: null,
  exclusion: null,
  metalPercent: null,
  steelValue: null,
  aluminiumValue: null,
  copperValue: null,
  chapter98: null,
  workValue: null,
  usPartsValue: null,
  mid: null,
};

/** What the office's calculation says of lines of which nothing is claimed, for a visitor. */
export async function estimateFor(source: TariffSource, asked: PublicDutyAsked): Promise<PublicDuty> {
  const { release, results } = await calculationOf(source, {
    ...asked,
    port: null,
    otherDate: null,
    otherOrigin: null,
    lines: asked.lines.map((line) => ({ ...line, ...nothingClaimed, claimed: [] })),
  });
  const [result] = results;
  if (!result) throw new Error('a calculation without a result');
  const { day, edition, isSample, newerEdition, status, lines, fees, value, duty, feeTotal, total } = result;
  return {
    day,
    release,
    edition,
    isSample,
    newerEdition,
    status,
    lines: lines.map(({ description, units, layers, alerts, ...line }) => ({
      status: line.status,
      description,
      units,
      layers: layers.map(({ heading, title, rate, base, amount, why, source: law, struckDown }) => ({
        heading,
        title,
        rate,
        base,
        amount,
        why,
        source: law,
        struckDown,
      })),
      alerts,
      duty: line.duty,
    })),
    fees,
    value,
    duty,
    feeTotal,
    total,
  };
}
