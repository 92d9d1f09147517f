import { fbaWarehouseCodes } from '@loadline/contract/codes/fba-warehouse';
import { knownPlaces, places, zoneOf } from '@loadline/contract/codes/place';
import { timeZones } from '@loadline/contract/codes/time-zone';
import { enteredCodes, kindOf } from '@loadline/contract/events/event-code';
import { findEventOrders, recordEvent } from '@loadline/contract/events/event-desk.api';
import { enteredEvent, numbersAtOnce, numbersIn } from '@loadline/contract/events/event-entry';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { usePlace } from '../../../kernel/navigation.ts';
import { notify } from '../../../kernel/notice.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import type { FormSection, InputLooks } from '../../../resource/input-look.ts';
import { offeredCodes } from '../../../resource/offered.ts';
import { officeToday } from '../../../resource/office-time.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { SuggestInput } from '../../../resource/suggest-input.tsx';
import { one } from '../../../resource/use-list-address.ts';
import { Field } from '../../../ui/field.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Textarea } from '../../../ui/text-input.tsx';
import { useDone } from '../use-done.ts';
import { HeldOrders, useHeld } from './held-orders.tsx';
import { LocalTimeInput } from './local-time-input.tsx';
import { NamedOrders } from './named-orders.tsx';

/** What is usual: it has just happened, and the customer may see it. */
const entryValues = { classifier: 'ACT', isPublic: true, at: officeToday() } as const;

/** One event of one order or of many: the numbers, what happened, and what there is to say of it. */
export function EntryPanel({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const done = useDone();
  const goTo = useGoTo();
  const numbers = useEntryNumbers();
  // Sent twice, it is one event: the key is made with the form and renewed when it has been recorded.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const held = useHeld(numbers.found?.orders ?? []);
  // Two numbers of the same order are one order.
  const count = new Set(numbers.found?.orders.map(({ orderId }) => orderId)).size;
  const record = async (entered: ValuesOf<typeof enteredEvent>) => {
    const asked = call(recordEvent, {
      body: { key, numbers: numbers.numbers, ...entered, passReason: held.reason },
      refusal: 'in place',
    });
    const { recorded, outOfSequence, beforeOrder } = await asked;
    const said = { count: wholeText(recorded), flagged: wholeText(outOfSequence) };
    await done(asked, t(outOfSequence > 0 ? 'eventDesk.recordedFlagged' : 'eventDesk.recorded', said));
    if (recorded === 0) notify('warning', t('eventDesk.recordedBefore'));
    if (beforeOrder > 0) notify('warning', t('eventDesk.recordedEarly', { count: beforeOrder }));
    setKey(crypto.randomUUID());
    // Who came from an order, or with another number of it, goes on there.
    const [order] = numbers.found?.orders ?? [];
    if (numbers.handedOver.length === 1 && order && count === 1) goTo('opsOrder', { no: order.orderNumber });
    else onClose();
  };
  return (
    <SidePanel title={t('eventDesk.entry')} width="wide" closeLabel={t('resource.close')} onClose={onClose}>
      <EntryNumbers {...numbers} />
      <HeldOrders {...held} />
      <ResourceForm
        fields={enteredEvent}
        values={entryValues}
        sections={entrySections(words)}
        inputs={entryInputs(words)}
        submitLabel={
          count > 1 ? t('eventDesk.recordMany', { count: wholeText(count) }) : t('eventDesk.record')
        }
        refused={count === 0 ? t('eventDesk.noNumber') : undefined}
        onSubmit={record}
        onCancel={onClose}
      />
    </SidePanel>
  );
}

type Entered = typeof enteredEvent;

function entrySections({ t }: Words): FormSection<keyof Entered>[] {
  return [
    { title: t('eventDesk.what'), keys: ['code', 'classifier', 'at', 'place', 'zone'] },
    {
      title: t('eventDesk.more'),
      keys: ['flightOrVessel', 'pieces', 'weight', 'noteZh', 'noteEn', 'isPublic'],
    },
  ];
}

function entryInputs({ t, language }: Words): InputLooks<Entered> {
  return {
    code: { options: codeOptions(language), span: 'whole' },
    classifier: { as: 'segments', span: 'whole' },
    place: {
      input: (control) => (
        <SuggestInput {...control} suggestions={[...offeredCodes(places), ...fbaWarehouseCodes]} />
      ),
      remark: (place) => placeRemark(place, t, language),
    },
    at: {
      input: (control) => <LocalTimeInput {...control} />,
      hint: t('eventDesk.dayOnlyHint'),
      span: 'whole',
    },
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
  if (typeof place !== 'string' || place === '') return t('eventDesk.zoneWithout');
  const zone = zoneOf(place);
  if (zone === undefined) return { family: 'act', text: t('eventDesk.zoneUnknown') } as const;
  const name = say(wordOf(knownPlaces, place), language);
  return `${name === place ? '' : `${name} · `}${t('eventDesk.zoneOf', { zone })}`;
}

/** Whose event it is: numbers on the left hand, the orders they stand for under them. */
function EntryNumbers({ typed, setTyped, numbers, isTooMany, found }: ReturnType<typeof useEntryNumbers>) {
  const { t, language } = useWords();
  const lost = found?.notFound ?? [];
  const separator = language === 'en' ? ', ' : '\u3001';
  return (
    <div className="entry-numbers">
      <Field
        label={t('eventDesk.numbers')}
        required
        hint={t('eventDesk.numbersHint')}
        error={
          isTooMany
            ? t('eventDesk.tooMany')
            : lost.length > 0
              ? t('eventDesk.notFound', { numbers: lost.join(separator) })
              : undefined
        }
      >
        <Textarea
          rows={4}
          className="entry-numbers__input"
          value={typed}
          onChange={setTyped}
          spellCheck={false}
        />
      </Field>
      {found && found.orders.length > 0 ? (
        <>
          <p className="entry-numbers__count">
            {t('eventDesk.found', {
              orders: wholeText(new Set(found.orders.map(({ orderId }) => orderId)).size),
              numbers: wholeText(numbers.length - lost.length),
            })}
          </p>
          <NamedOrders orders={found.orders} />
        </>
      ) : null}
    </div>
  );
}

/** The numbers an event is entered for: typed, pasted, or chosen in another list and handed over as `?numbers=`. */
function useEntryNumbers() {
  const { search: raw } = usePlace();
  const [handedOver] = useState(() => numbersIn(one(raw['numbers']) ?? ''));
  const [typed, setTyped] = useState(() => handedOver.join('\n'));
  const all = numbersIn(typed);
  const numbers = all.slice(0, numbersAtOnce);
  const asked = useDeferredValue(numbers.join('\n'))
    .split('\n')
    .filter((number) => number !== '');
  const { data: found } = useQuery({
    ...asking(findEventOrders, { numbers: asked }),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
  return {
    handedOver,
    typed,
    setTyped,
    numbers,
    isTooMany: all.length > numbersAtOnce,
    found: numbers.length > 0 ? found : undefined,
  };
}
