import { type KeyboardEvent, useState } from 'react';

/** Whether caps lock is on, as far as the last key told. */
export function useCapsLock(): [boolean, (event: KeyboardEvent) => void] {
  const [isOn, setIsOn] = useState(false);
  return [isOn, (event) => setIsOn(event.getModifierState('CapsLock'))];
}
