import { DatePicker } from 'antd';

export function Picker() {
  return <DatePicker />;
}
