import type { listContacts } from '@loadline/contract/customers/contact.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { Avatar } from '../../ui/office-header.tsx';

export type ContactRow = AnswerOf<typeof listContacts>['rows'][number];

/** How the columns of the contact list look, where the field alone does not say it. */
export const contactCells = {
  name: { width: 170, cell: (row: ContactRow) => <NameCell {...row} /> },
  mobile: { width: 116, muted: true },
  roleZh: { width: 120, cell: (row: ContactRow) => <RoleCell {...row} /> },
  email: { width: 200, muted: true },
  dataAuthority: { width: 130 },
  enabled: { width: 112 },
  lastLoginAt: { width: 110, muted: true },
};

function NameCell({ name, isAdmin, isMe, enabled }: ContactRow) {
  const { t } = useWords();
  const marks = [isAdmin ? t('my.contact.admin') : '', isMe ? t('my.contact.me') : ''].filter(Boolean);
  return (
    <span className={enabled ? 'contact-name' : 'contact-name contact-name--off'}>
      <Avatar initials={[...name].slice(0, 1).join('').toUpperCase()} />
      <span className="contact-name__text">{name}</span>
      {marks.length > 0 ? <small className="contact-name__marks">{marks.join(' \u00b7 ')}</small> : null}
    </span>
  );
}

function RoleCell({ roleZh, roleEn }: ContactRow) {
  const { language } = useWords();
  return (language === 'en' ? roleEn : roleZh) || missing;
}
