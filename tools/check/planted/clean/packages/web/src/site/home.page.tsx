import { lazy } from 'react';
import type { DatePickerProps } from 'react-aria-components';

const Calculator = lazy(() => import('../features/calculator/calculator.screen.tsx'));

export function HomePage(props: { picker?: DatePickerProps; asked: { fetch?: string } }) {
  return (
    <p>
      Don't fetch this as it's text, isn't it? <Calculator as="p" when={props.asked.fetch} />
    </p>
  );
}
