import { bookingApi } from '@loadline/contract/bookings/booking.api';
import { bookingTotals } from '@loadline/contract/bookings/booking.totals';
import {
  type BookingBlock,
  type BookingContent,
  bookingBlocks,
  contentFields,
  emptyContent,
} from '@loadline/contract/bookings/booking-content';
import { makeBooking, saveBooking, submitBooking } from '@loadline/contract/bookings/booking-draft.api';
import { soundPartOf } from '@loadline/contract/documents/document.entered';
import { fieldAt, valueAt } from '@loadline/contract/documents/document.path';
import { check } from '@loadline/contract/kernel/schema';
import { say } from '@loadline/contract/kernel/text';
import { type ReactNode, useMemo, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import { DraftFoot } from '../../../resource/drafting/draft-foot.tsx';
import { DraftFormContext } from '../../../resource/drafting/draft-form.ts';
import type { DraftKind } from '../../../resource/drafting/draft-kind.ts';
import { goToSection, SectionRail } from '../../../resource/drafting/section-rail.tsx';
import { SentBackNote } from '../../../resource/drafting/sent-back.tsx';
import { StaleDraft } from '../../../resource/drafting/stale-draft.tsx';
import { type Beginning, type Draft, useDraft } from '../../../resource/drafting/use-draft.ts';
import { useSubmission } from '../../../resource/drafting/use-submission.ts';
import { Card } from '../../../ui/card.tsx';
import { FormFrame } from '../../../ui/frames.tsx';
import type { BookingRecord } from '../booking-record.ts';
import { type BookingForm, BookingFormContext, useBookingForm } from './booking-form.ts';
import { BookingTitle } from './booking-title.tsx';
import { CargoBlock } from './cargo-block.tsx';
import { DangerousBlock } from './dangerous-block.tsx';
import { FilesBlock } from './files-block.tsx';
import { FlightBlock } from './flight-block.tsx';
import { HousesAside, HousesBlock } from './houses-block.tsx';
import { PartiesBlock } from './parties-block.tsx';
import { PickupBlock } from './pickup-block.tsx';
import { SlotSide } from './slot-side.tsx';
import { TermsBlock } from './terms-block.tsx';
import { TotalsSide } from './totals-side.tsx';
import { useBookingFaults } from './use-booking-faults.ts';
import { useWeightRule } from './use-choices.ts';
import { useRoom } from './use-room.ts';
import './booking-create.css';

/** The sections of the form in their order. */
const sections: readonly BookingSection[] = [
  'flight',
  'houses',
  'parties',
  'cargo',
  'dangerous',
  'terms',
  'files',
  'pickup',
];

/** How a booking is kept while it is written. */
const bookingDraft: DraftKind<BookingRecord, BookingContent> = {
  name: 'booking',
  empty: emptyContent,
  headOf: ({ booking }) => booking,
  contentOf: ({ content }) => content,
  soundPart: (entered) => soundPartOf(contentFields, entered),
  make: () => call(makeBooking, { refusal: 'in place' }),
  save: (id, version, content) =>
    call(saveBooking, { body: { id, version, ...content }, refusal: 'in place' }),
  read: (current) => {
    const checked = check(contentFields, current);
    return checked.ok ? checked.value : undefined;
  },
};

interface FormPageProps {
  beginning: Beginning<BookingRecord>;
  /** The draft has got a number. */
  onMade: (record: BookingRecord) => void;
}

const flush: readonly BookingSection[] = ['houses', 'parties', 'cargo'];

const bodies: Readonly<Record<BookingSection, ReactNode>> = {
  flight: <FlightBlock />,
  houses: <HousesBlock />,
  parties: <PartiesBlock />,
  cargo: <CargoBlock />,
  dangerous: <DangerousBlock />,
  terms: <TermsBlock />,
  files: <FilesBlock />,
  pickup: <PickupBlock />,
};

/** A booking while it is written: its sections, the slot it takes, and how far it is saved. */
export function BookingFormPage({ beginning, onMade }: FormPageProps) {
  const words = useWords();
  const { t } = words;
  const draft = useDraft(bookingDraft, beginning, onMade);
  const [section, setSection] = useState<BookingSection>('flight');
  const { form, submission } = useForm(draft);
  const { record } = draft;
  const isReturned = record?.booking.status === '30';
  return (
    <BookingFormContext value={form}>
      <DraftFormContext value={form}>
        <FormFrame
          title={<BookingTitle />}
          rail={<BookingRail current={section} />}
          side={
            <>
              <SlotSide />
              <TotalsSide />
            </>
          }
          actions={
            <DraftFoot
              draft={draft}
              faults={form.faults}
              submission={submission}
              go={t(isReturned ? 'booking.submit.again' : 'booking.submit.go')}
            />
          }
        >
          {isReturned ? (
            <SentBackNote
              title={t('booking.returned.title')}
              fields={contentFields}
              record={{ ...record, content: draft.part.content }}
            />
          ) : null}
          <StaleDraft fields={contentFields} draft={draft} />
          {sections.map((one) => (
            // The rail follows the keys.
            <div
              key={one}
              id={`section-${one}`}
              className="draft-section"
              onFocusCapture={() => setSection(one)}
            >
              <Card
                flush={flush.includes(one)}
                title={titleOf(one, words)}
                aside={one === 'houses' ? <HousesAside /> : null}
              >
                {bodies[one]}
              </Card>
            </div>
          ))}
        </FormFrame>
      </DraftFormContext>
    </BookingFormContext>
  );
}

/** Everything the parts of the form share: what it comes to, the slot, and what is wrong. */
function useForm(draft: BookingDraft) {
  const { t } = useWords();
  const goTo = useGoTo();
  const { part, record } = draft;
  const { content } = part;
  const [unverified, setUnverified] = useState(false);
  const rule = useWeightRule(content.flight);
  const totals = useMemo(() => bookingTotals(content, rule), [content, rule]);
  const room = useRoom({ content, totals, rule, bookingId: record?.booking.id });
  const faults = useBookingFaults(part, room, unverified);
  const submission = useSubmission({
    draft,
    faults,
    sections,
    handIn: ({ booking: { id, version } }) =>
      call(submitBooking, { body: { id, version, unverified }, refusal: 'in place' }),
    onDone: ({ booking: { bookingNo: number } }) => {
      notify('success', t('booking.submit.done', { number }));
      goTo('book', { no: number });
    },
    shownBy: [bookingApi.list, bookingApi.overview, bookingApi.detail],
    // Somebody else may have been quicker on the slot: the figures beside the form say it as it is now.
    onRefused: room.ask,
  });
  const form: BookingForm = {
    entered: draft.entered,
    valueAt,
    fieldAt: (path) => fieldAt(contentFields, path),
    change: draft.change,
    faults,
    reasonsAt: (path) =>
      record?.corrections.filter((one) => one.path === path).map(({ reason }) => reason) ?? [],
    content,
    record,
    rule,
    totals,
    room,
    toVerify: { isOn: unverified, toggle: () => setUnverified(!unverified) },
    saveNow: async () => ((await draft.save()) ? draft.recordNow()?.booking.id : undefined),
  };
  return { form, submission };
}

type BookingDraft = Draft<BookingRecord, BookingContent>;

/** The sections of the form, each with how far it has got. */
function BookingRail({ current }: { current: BookingSection }) {
  const words = useWords();
  const { content, faults } = useBookingForm();
  const shown = sections.map((section) => {
    const paths = [...faults.errors.keys()].filter((path) => path.startsWith(`${section}.`));
    const isBegun =
      section === 'files'
        ? false
        : JSON.stringify(content[section]) !== JSON.stringify(emptyContent[section]);
    return {
      key: section,
      label: titleOf(section, words),
      open: paths.length,
      isWrong: paths.some((path) => faults.errorAt(path) !== undefined),
      isBegun,
    };
  });
  return <SectionRail sections={shown} current={current} onGo={goToSection} />;
}

function titleOf(section: BookingSection, { t, language }: Words): string {
  return section === 'files' ? t('booking.section.files') : say(bookingBlocks[section].label, language);
}

/** A section of the form: a block of what is booked, or the files beside it. */
type BookingSection = BookingBlock | 'files';
