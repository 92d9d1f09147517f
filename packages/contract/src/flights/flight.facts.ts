import { isFlightNo, shownFlightNo } from '../checks/flight-no.ts';
import { texts } from '../facts/texts.ts';
import type { Place } from '../kernel/field.ts';
import { date, text } from '../kernel/field.ts';
import { isLocalTime } from '../kernel/local-time.ts';
import type { Text } from '../kernel/text.ts';

export const seen: Place[] = ['list', 'detail'];
export const exported: Place[] = [...seen, 'export'];

export const flightNoText: Text = {
  zh: '航空公司两位代码加数字，例如 CK257',
  en: 'airline code and digits, e.g. CK257',
};

/** As it stands on a ticket: the airline's two signs, one to four digits, perhaps a letter. */
export const flightNo = text({
  ...texts.flightNo,
  shown: shownFlightNo,
  places: exported,
  rule: {
    test: isFlightNo,
    says: flightNoText,
  },
});

export const flightDate = date({ label: { zh: '航班日期', en: 'Flight date' }, places: exported });

export const zone = { max: 40, places: seen };

/** A time by the clocks of an airport, `2026-11-20T14:30`. */
export function local(zh: string, en: string) {
  return text({
    label: { zh, en },
    max: 30,
    places: ['create', 'update'],
    rule: {
      test: isLocalTime,
      says: { zh: '请填写日期和时间', en: 'a day and time' },
    },
  });
}
