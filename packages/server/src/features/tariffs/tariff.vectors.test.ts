import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { loadVectorEditions, readVectors, vectorEditions } from './tariffs.factory.ts';

interface Vector {
  readonly id: string;
  readonly title: string;
  readonly input: {
    readonly entryDate: string;
    readonly mode: string;
    readonly entryType?: string;
    readonly lines: readonly {
      readonly hts: string;
      readonly origin: string;
      readonly value: string;
      readonly quantities?: Readonly<Record<string, string>>;
      readonly claims?: Readonly<Record<string, string>>;
    }[];
  };
  readonly expect: {
    readonly status: string;
    readonly lines: readonly {
      readonly status: string;
      readonly edition?: string;
      readonly layers: readonly {
        heading: string;
        regime: string;
        amount: string | null;
        base: string;
        basis: string;
      }[];
      readonly dutyTotal: string | null;
    }[];
    readonly fees: readonly { amount: string | null; min?: string; max?: string }[];
    readonly totals: Readonly<
      Record<'enteredValue' | 'duty' | 'fees' | 'total' | 'effectiveDutyPct', string | null>
    >;
    readonly alerts: readonly string[];
  };
}

const { cases }: { cases: readonly Vector[] } = readVectors('duty-vectors.json');

const house = await openTestHouse();
const customer = await house.as(await house.person());
await loadVectorEditions(house);

/** Quantities are typed in the order of the units of the number. */
function asTyped({ hts, origin, value, quantities = {}, claims = {} }: Vector['input']['lines'][number]) {
  const units = vectorEditions[0]?.lines[hts.replaceAll('.', '')]?.units ?? [];
  const [quantity, quantity2] = units.map((unit) => quantities[unit] ?? null);
  const { metalWeightPct, aluminumValue, ch98, ...same } = claims;
  return {
    hts,
    origin,
    value,
    quantity: quantity ?? null,
    quantity2: quantity2 ?? null,
    metalPercent: metalWeightPct ?? null,
    aluminiumValue: aluminumValue ?? null,
    chapter98: ch98 ?? null,
    ...same,
    claimed: [],
  };
}

const statuses: Readonly<Record<string, string>> = {
  ok: 'ok',
  needs_quantity: 'needsQuantity',
  not_computable: 'notComputable',
  needs_10_digits: 'needsTenDigits',
  no_data: 'noData',
};

const bases: Readonly<Record<string, string>> = {
  entered_value: 'entered',
  metal_content_value: 'metal',
  value_without_metal_content: 'withoutMetal',
  value_of_work: 'work',
};

/** How an alert of the published cases is said. */
function alertSaid(name: string): RegExp {
  const [key = '', heading = ''] = name.split(':');
  return {
    no_edition_for_date: /No schedule data for 2024-12-31/,
    exclusion_not_valid: /The claimed exclusion .* is not valid/,
    exclusion_may_apply: new RegExp(`Exclusion ${heading.replaceAll('.', '\\.')} may apply`),
    ad_possible: /anti-dumping/,
    cv_possible: /countervailing/,
    needs_10_digits: /give 10/,
  }[key] as RegExp;
}

for (const { id, title, input, expect } of cases)
  test(`${id} ${title}`, async () => {
    const { entryDate, mode, entryType = '01', lines } = input;
    const answer = await customer.post('/omsapi/tariff/calculate', {
      entryDate,
      mode,
      entryType,
      lines: lines.map(asTyped),
    });
    if (expect.status === 'refused') {
      assert.equal(answer.status, 400);
      assert.match(JSON.stringify(answer.data), /entryType/);
      return;
    }
    assert.equal(answer.status, 200, JSON.stringify(answer));
    const [result] = answer.data.results;
    assert.equal(result.status, statuses[expect.status]);
    for (const [at, wanted] of expect.lines.entries()) {
      const line = result.lines[at];
      assert.equal(line.status, statuses[wanted.status]);
      assert.deepEqual(
        line.layers.map((one: Record<string, string>) => [
          one.program,
          one.heading?.replaceAll('.', ''),
          one.base,
          one.amount,
        ]),
        wanted.layers.map(({ regime, heading, base, amount }) => [
          regime,
          heading.replaceAll('.', ''),
          base || null,
          amount,
        ]),
      );
      assert.deepEqual(
        line.layers.map(({ basis }: { basis: string | null }) => basis),
        wanted.layers.map(({ basis }) => bases[basis] ?? null),
      );
      for (const layer of line.layers)
        assert.ok(layer.title.zh && layer.title.en && layer.why.zh && layer.why.en);
      assert.equal(line.duty, wanted.dutyTotal);
    }
    assert.equal(result.edition, expect.lines[0]?.edition ?? null);
    assert.deepEqual(
      result.fees.map((fee: Record<string, string | null>) => [fee.amount, fee.min, fee.max]),
      expect.fees.map(({ amount, min = null, max = null }) => [amount, min, max]),
    );
    const { value, duty, feeTotal, total, effective } = result;
    const { totals } = expect;
    assert.deepEqual(
      [value, duty, feeTotal, total, effective],
      [totals.enteredValue, totals.duty, totals.fees, totals.total, totals.effectiveDutyPct],
    );
    const said: string[] = result.lines.flatMap((line: { alerts: { en: string }[] }) =>
      line.alerts.map(({ en }) => en),
    );
    assert.equal(said.length, expect.alerts.length, said.join('\n'));
    for (const name of expect.alerts)
      assert.ok(
        said.some((one) => alertSaid(name).test(one)),
        name,
      );
  });
