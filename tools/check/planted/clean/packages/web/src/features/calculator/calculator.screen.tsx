import { DatePicker } from 'react-aria-components';

export function CalculatorScreen() {
  return <DatePicker />;
}
