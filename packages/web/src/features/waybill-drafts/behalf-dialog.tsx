import { optional } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import type {
  ChangeRequest,
  DeskAnswer,
  DeskDraft,
  DeskVersion,
} from '@loadline/contract/waybill-drafts/draft';
import { directOf, requestFields, sharedOf } from '@loadline/contract/waybill-drafts/draft';
import { answerForCustomer } from '@loadline/contract/waybill-drafts/draft-desk.api';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { isMissing } from '../../resource/value-text.ts';
import { Modal } from '../../ui/dialog.tsx';
import { papersOf } from './draft-papers.ts';
import { EvidenceInput } from './evidence-input.tsx';

interface BehalfDialogProps {
  draft: DeskDraft;
  version: DeskVersion;
  answer: DeskAnswer;
  onClose: () => void;
}

const { verdict, evidenceFile, reason } = answerForCustomer.body;
const fields = {
  verdict,
  path: optional(requestFields.path),
  wanted: optional(requestFields.wanted),
  evidenceFile,
  reason,
};

/** What a customer has said by telephone or mail, with the paper that proves it. */
export function BehalfDialog({ draft, version, answer, onClose }: BehalfDialogProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const places = usePlaces(draft, version, answer);
  const send = async (given: { path: string | null; wanted: string | null; reason: string } & Asked) => {
    const place = places[Number(given.path ?? -1)];
    const { wanted, path: _, ...rest } = given;
    const requests: ChangeRequest[] =
      given.verdict === 'CHANGES' && place && wanted ? [{ ...place.at, wanted, reason: given.reason }] : [];
    const which = { no: draft.mawbNo, version: version.no, customerId: answer.customerId };
    await call(answerForCustomer, { body: { ...which, ...rest, requests }, refusal: 'in place' });
    notify('success', t('drafts.asked'));
    onClose();
    await client.invalidateQueries();
  };
  const needed = (value: unknown, { verdict: said }: Readonly<Record<string, unknown>>) =>
    said === 'CHANGES' && isMissing(value) ? t('drafts.neededForChange') : undefined;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('drafts.behalfTitle', { customer: answer.customerCode, no: version.no })}
      closeLabel={t('resource.close')}
    >
      <ResourceForm
        fields={fields}
        values={{ verdict: 'AGREED' }}
        columns="one"
        inputs={{
          verdict: { as: 'segments' },
          path: {
            options: places.map(({ label }, at) => ({ value: String(at), label })),
            hint: t('drafts.onlyForChange'),
            fault: needed,
          },
          wanted: { fault: needed },
          evidenceFile: {
            input: ({ onChange }) => <EvidenceInput waybillId={draft.mawbId} onChange={onChange} />,
          },
        }}
        submitLabel={t('drafts.send')}
        onSubmit={send}
        onCancel={onClose}
      />
    </Modal>
  );
}

interface Asked {
  verdict: 'AGREED' | 'CHANGES';
  evidenceFile: string;
}

/** The fields that a customer may ask to be changed: of the master what everybody sees, of their own house waybills all. */
function usePlaces({ owners }: DeskDraft, { master, houses }: DeskVersion, { customerId }: DeskAnswer) {
  const { language } = useWords();
  const own = houses.filter(({ hawbId }) =>
    owners.some((owner) => owner.hawbId === hawbId && owner.customerId === customerId),
  );
  const direct = owners.length === 0 ? directOf(master) : null;
  return papersOf({ master: sharedOf(master), direct, houses: own }, undefined).flatMap(({ key, no, rows }) =>
    rows.map(({ path, label }) => ({ at: { paper: key, path }, label: `${no} · ${say(label, language)}` })),
  );
}
