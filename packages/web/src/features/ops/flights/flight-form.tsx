import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { zoneOf } from '@loadline/contract/codes/place';
import type { flightForm } from '@loadline/contract/flights/flight';
import { formOf, movedAlong } from '@loadline/contract/flights/flight.form';
import { checkedKeys, type FlightKey, flightFlaw } from '@loadline/contract/flights/flight.rules';
import { stopFormFields, stopsAtMost } from '@loadline/contract/flights/flight.stop';
import { stopFlaws, stopLabel, type Written } from '@loadline/contract/flights/flight.way';
import { saveFlight } from '@loadline/contract/flights/flight-desk.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { sayFindings } from '@loadline/contract/kernel/schema';
import { say } from '@loadline/contract/kernel/text';
import { useRef, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { newKey } from '../../../kernel/request.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import type { FormSection, InputLook, Values } from '../../../resource/input-look.ts';
import { officeToday } from '../../../resource/office-time.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { typedText } from '../../../resource/typed-text.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { LocalTimeInput } from '../events/local-time-input.tsx';
import { useDone } from '../use-done.ts';
import type { FlightDetail } from './flight.ts';
import { FlightNoInput } from './flight-inputs.tsx';
import { StopsInput } from './stops-input.tsx';

interface FlightFormProps {
  /** The flight that is changed; none: a new one. */
  of?: FlightDetail['flight'];
  /** On which day a new one leaves at first. */
  day?: string | undefined;
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** A flight with its times and its slot, new or changed. */
export function FlightForm({ of, day = officeToday(), onClose, onSaved }: FlightFormProps) {
  const words = useWords();
  const { t } = words;
  const done = useDone();
  const [id] = useState(() => of?.id ?? newKey());
  const departure = useDeparture(of?.flightDate ?? day);
  const shared = {
    inputs: inputsIn(words, of ? stopFormFields : plannedStop, departure),
    submitLabel: t('resource.form.save'),
    onCancel: onClose,
  };
  const sections = sectionsIn(words);
  const save = async (body: BodyOf<typeof saveFlight>) => {
    await done(call(saveFlight, { body, refusal: 'in place' }), t('flightDesk.savedNow'));
    onSaved(id);
  };
  return (
    <SidePanel
      title={of ? t('flightDesk.change') : t('flightDesk.add')}
      subject={of && `${shownFlightNo(of.flightNo)} \u00b7 ${of.flightDate}`}
      width="wide"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {of ? (
        <ResourceForm
          {...shared}
          fields={saveFlight.body}
          values={{ ...formOf(of), id, version: of.version }}
          sections={[...sections, { title: t('flightDesk.actual'), keys: ['atd', 'ata'] }]}
          onSubmit={save}
        />
      ) : (
        <ResourceForm
          {...shared}
          fields={newFields}
          values={{ flightDate: day, etd: day, eta: day, cutOff: day, verified: false, id }}
          sections={sections}
          onSubmit={(body) => save({ ...body, atd: null, ata: null })}
        />
      )}
    </SidePanel>
  );
}

/** A flight that is still to come has no actual times. */
const { atd: _atd, ata: _ata, ...newFields } = saveFlight.body;

type Key = keyof typeof flightForm.fields;

function sectionsIn({ t }: Words): FormSection<Exclude<Key, 'atd' | 'ata'>>[] {
  return [
    {
      title: t('flightDesk.flight'),
      keys: ['flightNo', 'flightDate', 'origin', 'destination', 'stops', 'aircraft'],
    },
    {
      title: t('flightDesk.timesPart'),
      note: t('flightDesk.localNote'),
      keys: ['etd', 'eta', 'cutOff', 'verified'],
    },
    { title: t('flightDesk.slot'), note: t('flightDesk.slotNote'), keys: ['maxKg', 'maxCbm'] },
  ];
}

/** A flight that is still to come has no actual times. */
const { ata: _stopAta, atd: _stopAtd, ...plannedStop } = stopFormFields;

function inputsIn({ t, language }: Words, stop: Fields, departure: ReturnType<typeof useDeparture>) {
  const time: InputLook = { span: 'whole', input: (control) => <LocalTimeInput {...control} /> };
  const planned = (key: PlannedKey): InputLook => ({ ...time, along: departure.noteOwnDay(key) });
  const looks: Partial<Record<Key, InputLook>> = {
    flightNo: { input: (control) => <FlightNoInput {...control} /> },
    destination: {
      remark: (code) => {
        const zone = zoneOf(typedText(code));
        return zone && t('eventDesk.zoneOf', { zone });
      },
    },
    stops: {
      span: 'whole',
      input: (control) => (
        <StopsInput fields={stop} control={control} most={stopsAtMost} times={['eta', 'etd', 'ata', 'atd']} />
      ),
      fault: stopFaultIn(language),
    },
    flightDate: { along: departure.moveAlong },
    etd: planned('etd'),
    eta: planned('eta'),
    cutOff: planned('cutOff'),
    atd: time,
    ata: time,
    verified: { as: 'switch', span: 'whole' },
  };
  const faults = checkedKeys.map((key) => [key, { ...looks[key], fault: faultAt(key, language) }] as const);
  return { ...looks, ...Object.fromEntries(faults) };
}

const plannedKeys = ['etd', 'eta', 'cutOff'] as const;
type PlannedKey = (typeof plannedKeys)[number];

/** The day of a flight takes its times along, but for those whose day somebody has set by hand. */
function useDeparture(day: string) {
  const last = useRef(day);
  const own = useRef(new Set<PlannedKey>());
  return {
    moveAlong(to: unknown, values: Values): Values {
      const days = { from: last.current, to: typedText(to) };
      if (!/^\d{4}-\d{2}-\d{2}$/.test(days.to)) return {};
      last.current = days.to;
      const following = plannedKeys.filter((key) => !own.current.has(key));
      return movedAlong(days, Object.fromEntries(following.map((key) => [key, typedText(values[key])])));
    },
    noteOwnDay: (key: PlannedKey) => (to: unknown, values: Values) => {
      if (typedText(to).slice(0, 10) !== typedText(values[key]).slice(0, 10)) own.current.add(key);
      return {};
    },
  };
}

/** What is wrong with one field of a flight beside the others, in words. */
function faultAt(key: FlightKey, language: Words['language']) {
  return (_value: unknown, values: Values): string | undefined => {
    const flaw = flightFlaw(key, writtenIn(values), new Date().toISOString());
    return flaw && say(flaw, language);
  };
}

/** What is wrong first on the way between the ends, with the stop and the field it is wrong at. */
function stopFaultIn(language: Words['language']) {
  return (_value: unknown, values: Values): string | undefined => {
    const [flaw] = stopFlaws(writtenIn(values), new Date().toISOString());
    return flaw && sayFindings([{ path: '', label: stopLabel(flaw), says: flaw.says }], language);
  };
}

function writtenIn({ stops, ...values }: Values): Written {
  return { ...textsOf(values), stops: Array.isArray(stops) ? stops.map(textsOf) : null };
}

function textsOf(values: object) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value : null,
    ]),
  );
}
