import { flightNumber, shownFlightNo } from '../checks/flight-no.ts';
import { flightNo } from '../flights/flight.facts.ts';
import { text } from '../kernel/field.ts';

function isFlightNo(number: string): boolean {
  return flightNo.kind === 'text' && flightNo.rule?.test(number) === true;
}

/** Typed with or without a blank, kept without (`flightNumber`). It need not be in the schedule. */
export const flightNoField = text({
  label: { zh: '预订航班', en: 'Reserved flight' },
  max: 10,
  shown: shownFlightNo,
  rule: {
    test: (typed) => isFlightNo(flightNumber(typed)),
    says: { zh: '航空公司两位代码加数字，如 CA1045', en: 'airline code and digits such as CA1045' },
  },
  places: ['detail', 'create', 'update'],
});
