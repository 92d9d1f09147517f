import { ssoProvider } from '@loadline/contract/session/sso-provider';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { ResourceDetail } from '../../resource/resource-detail.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import type { SsoApi, SsoSettings } from './sso-settings.ts';
import './sso.css';

interface SsoCardProps {
  api: SsoApi;
  onEdit: () => void;
}

/** How the people of the organisation log in by its own provider. */
export function SsoCard({ api, onEdit }: SsoCardProps) {
  const { t } = useWords();
  const asked = useQuery(asking(api.read, {}));
  const isDue = useDelayed(asked.isPending);
  const title = t('ssoSettings.name');
  const provider = asked.data?.provider;
  return (
    <Card
      title={title}
      aside={
        asked.data ? (
          <Button look="text" size="small" icon={provider ? 'edit' : 'plus'} onClick={onEdit}>
            {t(provider ? 'ssoSettings.edit' : 'ssoSettings.setUp')}
          </Button>
        ) : null
      }
    >
      {asked.isError ? (
        <NotLoaded what={title} error={asked.error} onRetry={() => void asked.refetch()} />
      ) : null}
      {isDue ? <Skeleton widths={[160, 0]} rows={3} label={title} /> : null}
      {asked.data && !provider ? <p className="sso-note">{t('ssoSettings.none')}</p> : null}
      {asked.data && provider ? <Provider settings={asked.data} provider={provider} /> : null}
    </Card>
  );
}

function Provider({
  settings: { people },
  provider,
}: {
  settings: SsoSettings;
  provider: NonNullable<SsoSettings['provider']>;
}) {
  const { t } = useWords();
  const emergency = people.find(({ id }) => id === provider.emergencyId);
  const keys = ['enabled', 'issuer', 'domains', 'required', ...(emergency ? ['emergencyId'] : [])];
  return (
    <ResourceDetail
      fields={ssoProvider.fields}
      keys={keys}
      record={provider}
      instead={{
        enabled: (
          <StatusChip family={provider.enabled ? 'done' : 'void'}>
            {t(provider.enabled ? 'ssoSettings.on' : 'ssoSettings.off')}
          </StatusChip>
        ),
        domains: provider.domains.join(', '),
        emergencyId: emergency?.zh,
      }}
    />
  );
}
