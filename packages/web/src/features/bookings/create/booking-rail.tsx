import { emptyContent } from '@loadline/contract/bookings/booking-content';
import { useWords } from '../../../kernel/words.ts';
import { goToSection, SectionRail } from '../../../resource/drafting/section-rail.tsx';
import { useBookingForm } from './booking-form.ts';
import { type BookingSection, sections } from './sections.ts';

/** The sections of the form, each with how far it has got. */
export function BookingRail({ current }: { current: BookingSection }) {
  const { t } = useWords();
  const { content, faults } = useBookingForm();
  const shown = sections.map((section) => {
    const paths = [...faults.errors.keys()].filter((path) => path.startsWith(`${section}.`));
    const isBegun =
      section === 'files'
        ? false
        : JSON.stringify(content[section]) !== JSON.stringify(emptyContent[section]);
    return {
      key: section,
      label: t(`booking.section.${section}`),
      open: paths.length,
      isWrong: paths.some((path) => faults.errorAt(path) !== undefined),
      isBegun,
    };
  });
  return <SectionRail sections={shown} current={current} onGo={goToSection} />;
}
