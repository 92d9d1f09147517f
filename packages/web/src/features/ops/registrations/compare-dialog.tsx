import { say, type Text } from '@loadline/contract/kernel/text';
import { customerRecord } from '@loadline/contract/ops/customer';
import { customerApi } from '@loadline/contract/ops/customer.api';
import { registrationApi } from '@loadline/contract/ops/registration-desk.api';
import { registration } from '@loadline/contract/registrations/registration';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { missing } from '../../../resource/value-text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Duplicate, Registration } from './registration.ts';

interface CompareDialogProps {
  of: Registration;
  with: Duplicate;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** What is laid side by side: the names of a legal person, and where it is reached. */
interface Side {
  readonly name: string | null;
  readonly nameEn: string | null;
  readonly legalId: string | null;
  readonly contact: string | null;
  readonly phone: string | null;
  readonly address: string | null;
}

const { companyNameEn, legalId, contactName, address } = registration.fields;

const rows: readonly (readonly [keyof Side, Text])[] = [
  ['name', customerRecord.fields.nameZh.label],
  ['nameEn', companyNameEn.label],
  ['legalId', legalId.label],
  ['contact', contactName.label],
  ['phone', customerRecord.fields.phone.label],
  ['address', address.label],
];

/** The application beside the record that may be the same; what differs is marked. */
export function CompareDialog({ of, with: other, onOpen, onClose }: CompareDialogProps) {
  const { t } = useWords();
  const side = useOther(other);
  const mine = sideOf(of);
  const name = [other.code, other.name].filter(Boolean).join(' ');
  return (
    <Modal
      open
      size="wide"
      onClose={onClose}
      title={t('registrations.duplicate.title')}
      closeLabel={t('resource.close')}
      footer={
        other.registrationId ? (
          <Button
            onClick={() => {
              onClose();
              onOpen(other.registrationId ?? '');
            }}
          >
            {t('registrations.duplicate.openOther')}
          </Button>
        ) : (
          <PageLink page="opsCustomer" query={{ no: other.orgId ?? undefined }} className={buttonClass()}>
            {t('registrations.toCustomer')}
          </PageLink>
        )
      }
    >
      {side.isError ? (
        <NotLoaded what={name} error={side.error} onRetry={() => void side.refetch()} />
      ) : !side.data ? (
        <Skeleton widths={[120, 0, 0]} rows={6} label={name} />
      ) : (
        <Sides mine={mine} other={side.data} no={of.no} name={name} />
      )}
    </Modal>
  );
}

function Sides({ mine, other, no, name }: { mine: Side; other: Side; no: string; name: string }) {
  const { t, language } = useWords();
  return (
    <table className="compare">
      <thead>
        <tr>
          <td aria-hidden="true" />
          <th scope="col">{t('registrations.duplicate.applicant', { no: no })}</th>
          <th scope="col">{name}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, label]) => (
          <tr key={key} className={mine[key] === other[key] ? 'compare__same' : undefined}>
            <th scope="row">{say(label, language)}</th>
            <td>{mine[key] ?? missing}</td>
            <td>{other[key] ?? missing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useOther({ orgId, registrationId, person }: Duplicate) {
  return useQuery({
    queryKey: ['compared', orgId, registrationId],
    queryFn: async (context): Promise<Side> => {
      if (registrationId)
        return sideOf(await asking(registrationApi.detail, { id: registrationId }).queryFn(context));
      const { customer } = await asking(customerApi.detail, { id: orgId ?? '' }).queryFn(context);
      const { legalName, nameEn, phone } = customer;
      return {
        name: legalName,
        nameEn,
        legalId: customer.legalId,
        contact: person,
        phone,
        address: customer.address,
      };
    },
  });
}

function sideOf(of: Registration): Side {
  const { name, companyNameEn: nameEn, legalId: id, contactName: contact, mobile: phone } = of;
  return { name, nameEn, legalId: id, contact, phone, address: of.address };
}
