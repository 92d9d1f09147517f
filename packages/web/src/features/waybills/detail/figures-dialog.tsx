import { wordOf } from '@loadline/contract/kernel/code';
import { plain } from '@loadline/contract/kernel/decimal';
import { type Fields, optional } from '@loadline/contract/kernel/field';
import { weightText } from '@loadline/contract/kernel/figures';
import { check } from '@loadline/contract/kernel/schema';
import { say } from '@loadline/contract/kernel/text';
import {
  type FigureSide,
  figureSides,
  noteFields,
  sidesTold,
} from '@loadline/contract/waybills/waybill.correction';
import { correctFigures } from '@loadline/contract/waybills/waybill-desk.api';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import type { InputLook, Values } from '../../../resource/input-look.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import { HousesInput } from '../moves/houses-input.tsx';
import { useTold } from '../moves/use-told.ts';
import type { DeskWaybill } from '../waybill-record.ts';
import { billingAfter } from './figures-effect.ts';

type Figures = DeskWaybill['totals']['weighbridge'];

/** Whose figures of a waybill there are to put right, the latest word first. */
export function sidesOf({ houses, totals }: DeskWaybill): FigureSide[] {
  return sidesTold(houses, { hasNote: totals.weighbridge.grossWeight !== null }).toReversed();
}

interface FiguresDialogProps {
  of: DeskWaybill;
  onClose: () => void;
}

/** Puts right what was measured, where it stands: everything that is made of it follows. */
export function FiguresDialog({ of, onClose }: FiguresDialogProps) {
  const { t, language } = useWords();
  const sides = sidesOf(of);
  const [side, setSide] = useState(sides[0] ?? 'warehouse');
  return (
    <Modal
      open
      onClose={onClose}
      title={t('waybills.figures.title', { number: of.waybill.mawbNo })}
      closeLabel={t('resource.close')}
      size="wide"
    >
      <div className="move-says">
        {sides.length > 1 ? (
          <div>
            <SegmentedControl
              label={say(correctFigures.body.side.label, language)}
              look="box"
              value={side}
              onChange={(chosen) => setSide(sides.find((one) => one === chosen) ?? side)}
              options={sides.map((one) => ({ value: one, label: say(wordOf(figureSides, one), language) }))}
            />
          </div>
        ) : null}
        <p>{t('waybills.figures.says')}</p>
      </div>
      <SideForm key={side} of={of} side={side} onClose={onClose} />
    </Modal>
  );
}

function SideForm({ of, side, onClose }: FiguresDialogProps & { side: FigureSide }) {
  const words = useWords();
  const { t } = words;
  const told = useTold();
  const { id, mawbNo, version } = of.waybill;
  const [begin] = useState(() => ({ version, ...standing(of, side) }));
  const [fields] = useState(() => fieldsOf(of, side));
  const effect = effectOf(of, side, words);
  return (
    <ResourceForm
      fields={fields}
      values={begin}
      inputs={{
        houses: {
          ...effect,
          span: 'whole',
          input: ({ value, onChange }) => (
            <HousesInput houses={of.houses} value={value} onChange={onChange} corrects={side} />
          ),
        },
        ...(of.houses.length === 0 && { grossWeight: effect }),
      }}
      submitLabel={t('waybills.figures.button')}
      unchanged={t('waybills.figures.unchanged')}
      onSubmit={async (values) => {
        const body = bodyOf({ id, side, ...values }, begin);
        await told(
          call(correctFigures, { body, refusal: 'in place' }),
          t('waybills.figures.done', { number: mawbNo }),
        );
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

const { version: versionField, houses: housesField, reason: reasonField } = correctFigures.body;

function fieldsOf(of: DeskWaybill, side: FigureSide): Fields {
  return {
    version: versionField,
    ...(of.houses.length > 0 && { houses: housesField }),
    ...(side === 'weighbridge' && {
      pieces: optional(noteFields.pieces),
      grossWeight: optional(noteFields.grossWeight),
    }),
    reason: reasonField,
  };
}

/** The figures as they stand, of the house waybills that have some. */
function standing({ houses, totals }: DeskWaybill, side: FigureSide) {
  const { pieces, grossWeight } = totals.weighbridge;
  const told = houses.filter((house) => house[side].pieces !== null);
  return {
    houses: told.map((house) => ({ hawbId: house.hawbId, ...house[side] })),
    pieces,
    grossWeight: grossWeight && plain(grossWeight),
  };
}

/** What goes out: the note only where somebody has written it anew. */
function bodyOf(values: Values, begin: Pick<Figures, 'pieces' | 'grossWeight'>) {
  const { pieces, grossWeight } = values;
  const isNew = pieces !== begin.pieces || grossWeight !== begin.grossWeight;
  const isNote = isNew && pieces !== undefined && pieces !== null && grossWeight !== null;
  const read = check(correctFigures.body, { ...values, note: isNote ? { pieces, grossWeight } : null });
  if (!read.ok)
    throw new Error(`the form let pass what the contract refuses: ${JSON.stringify(read.findings)}`);
  return read.value;
}

/** What the whole will be billed by, told while it is typed. */
function effectOf(of: DeskWaybill, side: FigureSide, { t }: Words): InputLook {
  const was = of.totals.billing;
  return {
    remark: (_, { houses, grossWeight }) => {
      const is = billingAfter(of, { side, houses, noteWeight: grossWeight });
      if (is === undefined || was === null) return undefined;
      if (is === was) return { family: 'wait', text: t('waybills.figures.same', { was: weightText(was) }) };
      return {
        family: 'act',
        text: t('waybills.figures.billed', { was: weightText(was), is: weightText(is) }),
      };
    },
  };
}
