import type { Said, Text } from '@loadline/contract/kernel/text';

/** Told to the person who is waiting for the start. */
export type Tell = (text: Text, values?: Said) => void;
