import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { copyAndTell } from '../../resource/copy-and-tell.ts';
import type { InputLooks } from '../../resource/input-look.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { DomainsInput, GroupsInput, IssuerInput } from './sso-inputs.tsx';
import { newProvider, type SsoApi, type SsoSettings } from './sso-settings.ts';
import './sso.css';

interface SsoPanelProps {
  api: SsoApi;
  onClose: () => void;
  onDone: () => void;
}

/** The provider of the organisation: where it is, who comes in by it with which role, and whether there is another way. */
export function SsoPanel({ api, onClose, onDone }: SsoPanelProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const { data: settings } = useQuery(asking(api.read, {}));
  const looks = useLooks(api, settings);
  const save = async (body: BodyOf<SsoApi['save']>) => {
    await call(api.save, { body, refusal: 'in place' });
    await client.invalidateQueries();
    onDone();
    notify('success', t('ssoSettings.saved'));
  };
  return (
    <SidePanel title={t('ssoSettings.title')} closeLabel={t('resource.close')} onClose={onClose} width="wide">
      {settings ? (
        <>
          <Addresses settings={settings} />
          <ResourceForm
            fields={api.save.body}
            values={settings.provider ?? newProvider}
            inputs={looks}
            sections={[
              {
                title: t('ssoSettings.provider'),
                keys: ['issuer', 'clientId', 'clientSecret', 'domains', 'claim'],
              },
              { title: t('ssoSettings.people'), keys: ['mapping', 'defaultRoleId', 'dataAuthority'] },
              { title: t('ssoSettings.ways'), keys: ['enabled', 'required', 'emergencyId'] },
            ]}
            submitLabel={t('resource.form.save')}
            unchanged={t('resource.form.unchanged')}
            onSubmit={save}
            onCancel={onClose}
          />
        </>
      ) : null}
    </SidePanel>
  );
}

function useLooks(api: SsoApi, settings: SsoSettings | undefined): InputLooks<SsoApi['save']['body']> {
  const { t, language } = useWords();
  const optionsOf = (named: SsoSettings['roles'] = []) =>
    named.map(({ id, zh, en }) => ({ value: id, label: language === 'en' ? en : zh }));
  const roles = optionsOf(settings?.roles);
  return {
    issuer: { span: 'whole', input: (control) => <IssuerInput api={api} {...control} /> },
    clientSecret: {
      secret: 'once',
      ...(settings?.provider?.hasSecret && { hint: t('ssoSettings.secretKept') }),
    },
    domains: { input: (control) => <DomainsInput {...control} />, hint: t('ssoSettings.domainsHint') },
    mapping: { input: (control) => <GroupsInput roles={roles} {...control} /> },
    defaultRoleId: { span: 'whole', options: roles, placeholder: t('ssoSettings.nobody') },
    dataAuthority: { span: 'whole', as: 'segments' },
    enabled: { as: 'switch' },
    required: { as: 'switch' },
    emergencyId: {
      span: 'whole',
      options: optionsOf(settings?.people),
      placeholder: t('ssoSettings.noEmergency'),
    },
  };
}

/** What has to be registered at the provider, before anything can be entered here. */
function Addresses({ settings: { callback, afterLogout } }: { settings: SsoSettings }) {
  const { t } = useWords();
  if (callback === null || afterLogout === null)
    return <Alert family="act">{t('ssoSettings.noAddress')}</Alert>;
  const addresses = [
    { name: t('ssoSettings.callback'), address: callback },
    { name: t('ssoSettings.afterLogout'), address: afterLogout },
  ];
  return (
    <div className="panel-block sso-addresses">
      <p className="sso-note">{t('ssoSettings.callbackNote')}</p>
      <dl>
        {addresses.map(({ name, address }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{address}</code>
              <Button look="text" size="small" icon="copy" onClick={() => void copyAndTell(address)}>
                {t('ssoSettings.copy')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
