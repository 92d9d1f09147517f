import { useState } from 'react';
import { Switch } from '../../ui/switch.tsx';
import { tellRefusal } from '../tell-refusal.ts';
import { recordName } from './record-name.ts';
import type { Turn } from './resource-book.props.ts';

interface TurnSwitchProps<Row> {
  row: Row;
  turn: Turn<string, Row>;
  isOn: boolean;
  names: readonly string[];
  refused: string | undefined;
  onDone: () => Promise<unknown>;
}

/** The switch in a row. It shows the new state while it is being sent, and goes back when it is refused. */
export function TurnSwitch<Row extends object>({
  row,
  turn,
  isOn,
  names,
  refused,
  onDone,
}: TurnSwitchProps<Row>) {
  const [wanted, setWanted] = useState<boolean>();
  const shown = wanted ?? isOn;
  const words = shown ? turn.on : turn.off;
  const set = async (on: boolean) => {
    setWanted(on);
    try {
      await turn.set(row, on);
    } catch (error) {
      tellRefusal(error);
    } finally {
      await onDone();
      setWanted(undefined);
    }
  };
  return (
    <Switch
      checked={shown}
      aria-label={`${recordName(row, names)} ${turn.on}`}
      disabled={refused !== undefined || wanted !== undefined}
      title={refused}
      onChange={(on) => void set(on)}
    >
      {words}
    </Switch>
  );
}
