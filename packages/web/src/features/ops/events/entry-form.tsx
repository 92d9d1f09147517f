import { places } from '@loadline/contract/codes/place';
import { timeZones } from '@loadline/contract/codes/time-zone';
import { zoneOfPlaceText } from '@loadline/contract/codes/zone-of';
import { enteredCodes, kindOf } from '@loadline/contract/events/event-code';
import type { enteredEvent } from '@loadline/contract/events/event-entry';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { Words } from '../../../kernel/words.ts';
import type { FormSection, InputLooks } from '../../../resource/input-look.ts';
import { officeToday } from '../../../resource/office-time.ts';
import { SuggestInput } from '../../../resource/suggest-input.tsx';
import { LocalTimeInput } from './local-time-input.tsx';

type Entered = typeof enteredEvent;

/** What is usual: it has just happened, and the customer may see it. */
export const entryValues = { classifier: 'ACT', isPublic: true, at: officeToday() } as const;

export function entrySections({ t }: Words): FormSection<keyof Entered>[] {
  return [
    { title: t('eventDesk.what'), keys: ['code', 'classifier', 'place', 'at', 'zone'] },
    {
      title: t('eventDesk.more'),
      keys: ['flightOrVessel', 'pieces', 'weight', 'noteZh', 'noteEn', 'isPublic'],
    },
  ];
}

export function entryInputs({ t, language }: Words): InputLooks<Entered> {
  return {
    code: { options: codeOptions(language), span: 'whole' },
    classifier: { as: 'segments', span: 'whole' },
    place: {
      input: (control) => <SuggestInput {...control} suggestions={codesOf(places)} />,
      remark: (place) => placeRemark(place, t, language),
    },
    at: { input: (control) => <LocalTimeInput {...control} />, hint: t('eventDesk.dayOnlyHint') },
    zone: {
      options: codesOf(timeZones).map((zone) => ({
        value: zone,
        label: `${say(wordOf(timeZones, zone), language)} · ${zone}`,
      })),
      placeholder: t('eventDesk.byPlace'),
    },
    isPublic: { as: 'switch', span: 'whole' },
  };
}

/** Our own codes first, in the order of the way; the carriers' with the code they go by. */
function codeOptions(language: Words['language']) {
  const all = codesOf(enteredCodes).map((code) => ({
    value: code,
    isOwn: kindOf(code)?.vocabulary === 'own',
    label: say(wordOf(enteredCodes, code), language),
  }));
  return [
    ...all.filter(({ isOwn }) => isOwn),
    ...all.filter(({ isOwn }) => !isOwn).map(({ value, label }) => ({ value, label: `${value} · ${label}` })),
  ];
}

function placeRemark(place: unknown, t: Words['t'], language: Words['language']) {
  if (typeof place !== 'string' || place === '') return undefined;
  const zone = zoneOfPlaceText(place);
  if (zone === undefined) return { family: 'act', text: t('eventDesk.zoneUnknown') } as const;
  const name = say(wordOf(places, place), language);
  return `${name === place ? '' : `${name} · `}${t('eventDesk.zoneOf', { zone })}`;
}
