import {
  contactAuthority,
  type createContact,
  type saveContact,
} from '@loadline/contract/customers/contact.api';
import { flawOfIdNumber } from '@loadline/contract/facts/identity';
import { usualIdKind } from '@loadline/contract/facts/legal-id-kind';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { roleList } from '@loadline/contract/references/reference.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { useBookAddress } from '../../resource/book/use-book-address.ts';
import type { InputLook, Values } from '../../resource/input-look.ts';
import { officeToday } from '../../resource/office-time.ts';
import { typedText } from '../../resource/typed-text.ts';
import { newPassword } from '../../shared/session/new-password.tsx';
import { roleNote } from './role-note.ts';

type Key = keyof BodyOf<typeof createContact> | keyof BodyOf<typeof saveContact>;
type Inputs = { readonly [K in Exclude<Key, 'confirm'>]?: InputLook };

/** The inputs of a contact: roles with what they open, authorities with what they show, a checked identity number. */
export function useContactInputs(): Inputs {
  const { t, language } = useWords();
  const { open } = useBookAddress();
  const id = open?.kind === 'record' ? open.id : undefined;
  const { data: roles } = useQuery(asking(roleList, {}));
  const { data: seen } = useQuery({ ...asking(contactAuthority, { id }), enabled: open !== undefined });
  const flaw = (typed: unknown, { idKind }: Values) =>
    typed ? flawOfIdNumber(idKind, typedText(typed), officeToday()) : undefined;
  return {
    email: { span: 'whole' },
    idNumber: {
      fault: (typed, values) => {
        const wrong = flaw(typed, values);
        return wrong && say(wrong, language);
      },
      remark: (typed, values) =>
        flaw(typed, values) || (values.idKind ?? usualIdKind) === 'other' || values.idKind === 'passport'
          ? undefined
          : t('my.contact.idRight'),
    },
    roleId: {
      span: 'whole',
      options: (roles?.records ?? []).map((role) => ({
        value: role.roleId,
        label: language === 'en' ? role.nameEn : role.nameZh,
        note: roleNote(role.permissions, { t, language }),
      })),
    },
    dataAuthority: {
      as: 'cards',
      notes: {
        organisation: t('my.contact.seesAll', { count: seen ? wholeText(seen.organisation) : '\u2026' }),
        own: t('my.contact.seesOwn', { count: seen ? wholeText(seen.own) : '\u2026' }),
      },
    },
    password: newPassword,
    enabled: { as: 'switch' },
  };
}
