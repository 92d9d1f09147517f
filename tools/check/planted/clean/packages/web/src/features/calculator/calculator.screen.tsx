import { DatePicker } from 'antd';

export function CalculatorScreen() {
  return <DatePicker />;
}
