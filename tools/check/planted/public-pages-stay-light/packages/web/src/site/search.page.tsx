import { Picker } from '../ui/picker.tsx';

export function SearchPage() {
  return <Picker />;
}
