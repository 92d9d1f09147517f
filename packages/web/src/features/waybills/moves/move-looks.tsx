import type { DocumentType } from '@loadline/contract/codes/document-type';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { uploadDeskFile } from '@loadline/contract/files/desk-file.api';
import type { MoveKey } from '@loadline/contract/waybills/waybill.move-data';
import { call } from '../../../kernel/call.ts';
import type { Words } from '../../../kernel/words.ts';
import { KeptFileInput } from '../../../resource/files/kept-file-input.tsx';
import type { InputLook, InputLooks } from '../../../resource/input-look.ts';
import { InstantInput } from '../../../resource/instant-input.tsx';
import type { DeskWaybill, WaybillFlight } from '../waybill-record.ts';
import { zoneOfStatus } from '../waybill-time.ts';
import { HousesInput } from './houses-input.tsx';
import { UldsInput } from './ulds-input.tsx';

/** What a file of a step is. */
const fileTypes = {
  weighbridgeFile: 'WEIGHT',
  returnFile: 'RETURN',
  evidenceFile: '2',
  photoFile: 'PHOTO',
} as const satisfies Partial<Record<MoveKey, DocumentType>>;

/** Times are entered as the clocks of the place say where the step is made. */
export function timeLooks(to: WaybillStatus, flight: WaybillFlight, { t }: Words): InputLooks {
  const zone = zoneOfStatus(to, flight);
  const timed: InputLook = {
    hint: t('waybills.move.zone', { zone }),
    input: (control) => <InstantInput zone={zone} {...control} />,
  };
  return {
    at: timed,
    deadline: timed,
    reason: {
      fault: (value, values) =>
        values['override'] === true && (typeof value !== 'string' || value.trim() === '')
          ? t('waybills.move.reasonNeeded')
          : undefined,
    },
  };
}

/** How the inputs of a step of one waybill look. */
export function moveLooks(of: DeskWaybill, to: WaybillStatus, words: Words): InputLooks {
  const { id } = of.waybill;
  const fileLook = (type: DocumentType): InputLook => ({
    span: 'whole',
    input: ({ onChange }) => (
      <KeptFileInput
        replace={words.t('waybills.move.replaceFile')}
        upload={(file) =>
          call(uploadDeskFile, {
            query: { subject: 'mawb', id, type, visible: false },
            file,
            refusal: 'in place',
          })
        }
        onChange={onChange}
      />
    ),
  });
  return {
    ...timeLooks(to, of.waybill, words),
    ...Object.fromEntries(Object.entries(fileTypes).map(([key, type]) => [key, fileLook(type)])),
    houses: {
      span: 'whole',
      input: ({ value, onChange }) => (
        <HousesInput houses={of.houses} value={value} onChange={onChange} asBooked={to === '32'} />
      ),
    },
    ulds: {
      span: 'whole',
      input: ({ value, onChange }) => <UldsInput value={value} onChange={onChange} />,
    },
  };
}
