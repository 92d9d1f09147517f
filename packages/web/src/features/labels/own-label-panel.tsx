import { labelApi } from '@loadline/contract/labels/label.api';
import { asking } from '../../kernel/asking.ts';
import { ownFileCalls } from '../../resource/files/own-files.ts';
import { LabelPanel } from '../../shared/labels/label-panel.tsx';
import { OwnLabelFoot, OwnLabelTalk } from './own-label-parts.tsx';

/** A label of one's own company beside the list. */
export function OwnLabelPanel({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <LabelPanel
      id={id}
      question={asking(labelApi.detail, { id })}
      calls={ownFileCalls('label', id)}
      history={asking(labelApi.history, { id })}
      orderPage="orderDetail"
      talk={(of) => <OwnLabelTalk of={of} />}
      deeds={(of) => <OwnLabelFoot of={of} />}
      onClose={onClose}
    />
  );
}
