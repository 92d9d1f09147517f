import type { contactApi } from '@loadline/contract/customers/contact.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { Avatar } from '../../ui/office-header.tsx';

export type ContactRow = AnswerOf<typeof contactApi.list>['rows'][number];

/** How the columns of the contact list look, where the field alone does not say it. */
export const contactCells = {
  name: { width: 132, cell: (row: ContactRow) => <NameCell {...row} /> },
  mobile: { width: 104, muted: true },
  roleZh: { width: 92, cell: (row: ContactRow) => <RoleCell {...row} /> },
  email: { width: 150, muted: true },
  dataAuthority: { width: 110 },
  enabled: { width: 94 },
  lastLoginAt: { width: 100, muted: true },
};

function NameCell({ name, isMe, enabled }: ContactRow) {
  const { t } = useWords();
  return (
    <span className={enabled ? 'contact-name' : 'contact-name contact-name--off'}>
      <Avatar initials={[...name].slice(0, 1).join('').toUpperCase()} />
      <span className="contact-name__text" title={name}>
        {name}
      </span>
      {isMe ? <small className="contact-name__me">{t('my.contact.me')}</small> : null}
    </span>
  );
}

function RoleCell({ roleZh, roleEn }: ContactRow) {
  const { language } = useWords();
  return (language === 'en' ? roleEn : roleZh) || missing;
}
