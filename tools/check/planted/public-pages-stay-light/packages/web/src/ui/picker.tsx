import { DatePicker } from 'react-aria-components';

export function Picker() {
  return <DatePicker />;
}
