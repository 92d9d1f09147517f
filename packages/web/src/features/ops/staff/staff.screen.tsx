import { deskPages } from '@loadline/contract/desk-pages';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { customerApi } from '@loadline/contract/ops/customer.api';
import { staffMember, team } from '@loadline/contract/ops/staff';
import {
  listStaff,
  listTeams,
  resetStaffFactor,
  resetStaffPassword,
  saveStaff,
  saveTeam,
} from '@loadline/contract/ops/staff.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { permitted } from '../../../kernel/permitted.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { ConfirmButton } from '../../../resource/confirm-button.tsx';
import type { Control } from '../../../resource/input-look.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { deedsOf } from '../audit/deeds-of.ts';
import { DeskParts } from '../desk-parts.tsx';
import { inLanguage } from '../named.ts';
import { onePage } from '../one-page.ts';
import { type PasswordLink, usePasswordLink } from '../password-link.tsx';
import { useChoices, useOptions } from '../use-choices.ts';
import { useDone } from '../use-done.ts';
import { useNameOnce } from '../use-name-once.ts';
import { SsoPart } from './sso.part.tsx';
import './staff.css';

/** As many as are offered at once; typing finds the others. */
const offered = 50;

const allTeams = onePage(asking(listTeams, {}), (one) => one);

const everybody = onePage(asking(listStaff, {}), (member) => member);

/** The forwarder's own people, and the teams through which they see customers. */
export function StaffScreen() {
  const { t, language } = useWords();
  return (
    <DeskParts
      label={say(deskPages.opsStaff.title, language)}
      parts={[
        { key: 'people', label: t('staff.people.title'), screen: PeoplePart },
        { key: 'teams', label: t('staff.teams.title'), screen: TeamsPart },
        { key: 'sso', label: t('ssoSettings.name'), screen: SsoPart },
      ]}
    />
  );
}

/** Everybody who works for the forwarder, by role and team. */
function PeoplePart() {
  const { t, language } = useWords();
  const { staffRoles, teams } = useOptions(useChoices());
  const nameOnce = useNameOnce();
  const link = usePasswordLink();
  return (
    <>
      <ResourceBook
        of={staffMember}
        title={t('staff.people.title')}
        unit={{ name: t('staff.people.title'), one: t('staff.people.one'), many: t('staff.people.many') }}
        facts={(rows) => wholeText(rows.length)}
        list={everybody}
        add={saveStaff}
        added={({ access }) => access && link.give(access)}
        change={saveStaff}
        names={['name', 'username']}
        columns={[
          'name',
          'username',
          'roleZh',
          'teamZh',
          'salesCode',
          'enabled',
          'secondFactor',
          'lastLoginAt',
        ]}
        cells={{
          secondFactor: { width: 110, header: t('staff.factor') },
          roleZh: { header: t('staff.role'), cell: (row) => inLanguage(language, row.roleZh, row.roleEn) },
          teamZh: { header: t('staff.team'), cell: (row) => inLanguage(language, row.teamZh, row.teamEn) },
        }}
        search={t('staff.people.search')}
        given={{ id: null, enabled: true }}
        inputs={{
          username: nameOnce,
          roleId: { options: staffRoles },
          teamId: { options: teams, hint: t('staff.teamHint') },
          salesCode: { hint: t('staff.codeHint') },
          enabled: { as: 'switch', hint: t('staff.enabledHint') },
        }}
        above={(row) => <ResetButtons member={row} onLink={link.give} />}
        history={deedsOf()}
      />
      {link.dialog}
    </>
  );
}

type Member = Pick<ValuesOf<typeof staffMember.fields>, 'id' | 'version' | 'name' | 'secondFactor'>;

/** For a colleague who cannot get in any more. */
function ResetButtons({ member, onLink }: { member: Member; onLink: (access: PasswordLink) => void }) {
  const { t } = useWords();
  const done = useDone();
  const { id, version, name } = member;
  const asked = { body: { id, version }, refusal: 'in place' } as const;
  const resetPassword = async () => {
    const resetting = call(resetStaffPassword, asked);
    await done(resetting);
    const { access } = await resetting;
    if (access) onLink(access);
  };
  return (
    <p className="reset-buttons">
      <ConfirmButton
        look="secondary"
        size="small"
        label={t('users.password.open')}
        title={t('users.password.title', { name })}
        text={t('users.password.says')}
        onConfirm={resetPassword}
      />
      {member.secondFactor ? (
        <ConfirmButton
          look="secondary"
          size="small"
          label={t('users.factorReset.open')}
          title={t('users.factorReset.title', { name })}
          text={t('users.factorReset.says')}
          onConfirm={() => done(call(resetStaffFactor, asked))}
        />
      ) : null}
    </p>
  );
}

/** Teams with their customers: what a person sees is what their team serves. */
function TeamsPart() {
  const { t } = useWords();
  return (
    <ResourceBook
      of={team}
      title={t('staff.teams.title')}
      unit={{ name: t('staff.teams.title'), one: t('staff.teams.one'), many: t('staff.teams.many') }}
      list={allTeams}
      add={saveTeam}
      change={saveTeam}
      names={['nameZh', 'nameEn']}
      columns={['nameZh', 'nameEn', 'people', 'customers']}
      cells={{
        customers: {
          width: 160,
          cell: (row) => (row.allCustomers ? t('staff.teams.all') : wholeText(row.customers.length)),
        },
      }}
      given={{ id: null, customers: [] }}
      inputs={{
        allCustomers: { as: 'switch', hint: t('staff.teams.allHint') },
        customers: { input: (control) => <CustomersInput {...control} />, span: 'whole' },
      }}
      history={deedsOf()}
    />
  );
}

/** Any number of customers: those that are found, each with a tick; how many to whoever may not see them. */
function CustomersInput({ value, onChange, onLeave }: Control) {
  const { t, language } = useWords();
  const [search, setSearch] = useState('');
  const asked = { size: offered, sort: 'code' as const, ...(search.trim() && { search: search.trim() }) };
  const maySee = permitted(customerApi.list) !== undefined;
  const found = useQuery({
    ...asking(customerApi.list, asked),
    placeholderData: keepPreviousData,
    enabled: maySee,
  });
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const turn = (id: string, isIn: boolean) =>
    onChange(isIn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <div className="customers-input">
      {maySee ? (
        <TextInput
          type="search"
          icon="search"
          aria-label={t('customers.search')}
          placeholder={t('customers.search')}
          autoComplete="off"
          value={search}
          onChange={setSearch}
          onBlur={onLeave}
        />
      ) : null}
      <ul className="customers-input__found">
        {found.data?.rows.map(({ id, code, nameZh, nameEn }) => (
          <li key={id}>
            <Checkbox checked={chosen.includes(id)} onChange={(isIn) => turn(id, isIn)}>
              {code} {inLanguage(language, nameZh, nameEn)}
            </Checkbox>
          </li>
        ))}
        {found.data?.rows.length === 0 ? <li>{t('customers.none')}</li> : null}
      </ul>
      <p className="customers-input__note" role="status">
        {t('staff.teams.chosen', { count: chosen.length })}
        {found.data?.next ? t('staff.teams.more', { count: offered }) : null}
      </p>
    </div>
  );
}
