import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { ssoFaults } from '@loadline/contract/session/sso-provider';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords } from '../../kernel/words.ts';
import type { Control } from '../../resource/input-look.ts';
import { typedText } from '../../resource/typed-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useFieldControl } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { SsoApi } from './sso-settings.ts';

type Offered = AnswerOf<SsoApi['test']>;

/** Where the provider is, with what it says of itself when it is asked. */
export function IssuerInput({ api, value, onChange, onLeave }: Control & { api: SsoApi }) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Offered | Refusal>();
  const issuer = typedText(value).trim();
  const read = async () => {
    setBusy(true);
    const answer = call(api.test, { body: { issuer }, refusal: 'in place' });
    setTold(await answer.catch(asRefusal).finally(() => setBusy(false)));
  };
  return (
    <div className="sso-issuer">
      <div className="sso-issuer__row">
        <TextInput
          value={typedText(value)}
          onChange={(next) => {
            setTold(undefined);
            onChange(next);
          }}
          onBlur={onLeave}
          autoComplete="off"
          inputMode="url"
          placeholder="https://login.example.com"
        />
        <Button busy={busy} onClick={() => void read()}>
          {t('ssoSettings.test')}
        </Button>
      </div>
      <div role="status">{told ? <Answer told={told} /> : null}</div>
    </div>
  );
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

function Answer({ told }: { told: Offered | Refusal }) {
  const { t, language } = useWords();
  if (told instanceof Refusal) return <Alert family="stop">{told.says}</Alert>;
  if (told.fault !== null) return <Alert family="stop">{say(wordOf(ssoFaults, told.fault), language)}</Alert>;
  const lines = [
    t('ssoSettings.authorization', { address: told.authorization ?? '' }),
    t('ssoSettings.token', { address: told.token ?? '' }),
    t('ssoSettings.keys', { address: told.keys ?? '' }),
    told.logout === null ? t('ssoSettings.noLogout') : t('ssoSettings.logout', { address: told.logout }),
  ];
  return (
    <Alert family="done">
      {t('ssoSettings.found', { issuer: told.issuer ?? '' })}
      {lines.map((line) => (
        <div key={line} className="sso-issuer__line">
          {line}
        </div>
      ))}
    </Alert>
  );
}

/** Several in one line; what is typed stays as it is typed. */
export function DomainsInput({ value, onChange, onLeave }: Control) {
  const [typed, setTyped] = useState(() => (Array.isArray(value) ? value.join(', ') : ''));
  return (
    <TextInput
      value={typed}
      autoComplete="off"
      placeholder="example.com"
      onChange={(next) => {
        setTyped(next);
        onChange(next.split(/[\s,;\uff0c\uff1b\u3001]+/).filter(Boolean));
      }}
      onBlur={onLeave}
    />
  );
}

interface Mapped {
  readonly group: string;
  readonly roleId: string;
}

/** Groups of the provider and the roles they give, the first that fits before the others. */
export function GroupsInput({
  roles,
  value,
  onChange,
  onLeave,
}: Control & { roles: readonly SelectOption[] }) {
  const { t } = useWords();
  const { id, 'aria-describedby': describedBy } = useFieldControl();
  const rows = Array.isArray(value) ? value.filter(isMapped) : [];
  const change = (at: number, part: Partial<Mapped>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const bare = { id: undefined, 'aria-describedby': undefined, onBlur: onLeave };
  return (
    <div id={id} role="group" aria-describedby={describedBy} className="sso-groups">
      {rows.map((row, at) => (
        // A row is known by nothing but its place.
        <div key={at} className="sso-groups__row">
          <TextInput
            {...bare}
            aria-label={t('ssoSettings.group', { row: at + 1 })}
            autoComplete="off"
            value={row.group}
            onChange={(group) => change(at, { group })}
          />
          <Select
            {...bare}
            aria-label={t('ssoSettings.role', { row: at + 1 })}
            options={roles}
            placeholder={row.roleId === '' ? t('ssoSettings.chooseRole') : undefined}
            value={row.roleId}
            onChange={(roleId) => change(at, { roleId })}
          />
          <IconButton
            icon="trash"
            label={t('ssoSettings.remove', { row: at + 1 })}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button look="text" icon="plus" onClick={() => onChange([...rows, { group: '', roleId: '' }])}>
        {t('ssoSettings.addGroup')}
      </Button>
    </div>
  );
}

function isMapped(row: unknown): row is Mapped {
  return typeof row === 'object' && row !== null && 'group' in row && 'roleId' in row;
}
