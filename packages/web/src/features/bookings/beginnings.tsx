import { deleteBookingTemplates, listBookingTemplates } from '@loadline/contract/bookings/booking-draft.api';
import { trustApi } from '@loadline/contract/trusts/trust.api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { PageLink, useGoTo } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import type { TemplateShelf } from '../../resource/drafting/template-shelf.ts';
import { Templates } from '../../resource/drafting/templates.tsx';
import { productOf } from '../../shared/trusts/trust-order.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Palette } from '../../ui/palette.tsx';
import type { PaletteSearch } from '../../ui/palette-entry.ts';

/** The ways to begin a booking: from a template, from a trust order that was accepted, or empty. */
export function Beginnings() {
  const { t } = useWords();
  const [asks, setAsks] = useState<'template' | 'trust'>();
  const close = () => setAsks(undefined);
  return (
    <>
      <Button icon="bookmark" onClick={() => setAsks('template')}>
        {t('booking.from.template')}
      </Button>
      {may('trust:view') ? (
        <Button icon="file" onClick={() => setAsks('trust')}>
          {t('booking.from.trust')}
        </Button>
      ) : null}
      <NewLink />
      {asks === 'template' ? <TemplateDialog onClose={close} /> : null}
      {asks === 'trust' ? <TrustDialog onClose={close} /> : null}
    </>
  );
}

export function NewLink() {
  const { t } = useWords();
  return (
    <PageLink page="createOrder" className={buttonClass('primary')}>
      <Icon name="plus" size={15} />
      {t('booking.new')}
    </PageLink>
  );
}

/** Begins a booking with what was kept under a name. */
export function TemplateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const goTo = useGoTo();
  return (
    <Templates
      shelf={useTemplateShelf()}
      label={t('booking.from.template')}
      placeholder={t('booking.from.templateSearch')}
      nothing={t('booking.from.noTemplate')}
      onChoose={(id) => goTo('createOrder', { template: id })}
      onClose={onClose}
    />
  );
}

function useTemplateShelf(): TemplateShelf {
  const { t, language } = useWords();
  return useMemo(
    () => ({
      kept: {
        queryKey: [listBookingTemplates.path],
        queryFn: async () => {
          const kept = await call(listBookingTemplates, { refusal: 'in place' });
          return kept.map(({ id, name, product, productEn, origin, destination, consignee, houses }) => {
            const way = (origin || destination) && `${origin ?? '?'} → ${destination ?? '?'}`;
            const rows = t('booking.from.houses', { count: houses });
            const called = language === 'en' ? (productEn ?? product) : product;
            return { id, name, detail: [called, way, consignee, rows].filter(Boolean).join(' · ') };
          });
        },
      },
      drop: (ids) => call(deleteBookingTemplates, { body: { ids: [...ids] }, refusal: 'in place' }),
    }),
    [t, language],
  );
}

const accepted = ['ACCEPTED', 'IN_EXECUTION'] as const;

/** Begins a booking with what a trust order says that has been accepted. */
function TrustDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const client = useQueryClient();
  const search: PaletteSearch = useCallback(
    async (query) => {
      const { rows } = await client.fetchQuery(
        asking(trustApi.list, {
          state: [...accepted],
          mode: ['1'],
          size: 50,
          ...(query && { search: query }),
        }),
      );
      const entries = rows.map(
        ({ trustNo, customerRef, origin, destination, channelName, channelNameEn }) => ({
          key: trustNo,
          icon: 'file' as const,
          label: trustNo,
          detail: [
            customerRef,
            productOf({ channelName, channelNameEn }, language),
            `${origin ?? '?'} → ${destination ?? '?'}`,
          ]
            .filter(Boolean)
            .join(' · '),
        }),
      );
      return entries.length > 0 ? [{ key: 'trusts', label: t('booking.from.trusts'), entries }] : [];
    },
    [client, t, language],
  );
  return (
    <Palette
      open
      onClose={onClose}
      search={search}
      onChoose={({ key }) => goTo('createOrder', { trust: key })}
      label={t('booking.from.trust')}
      placeholder={t('booking.from.trustSearch')}
      nothing={t('booking.from.noTrust')}
      failed={t('drafting.pick.failed')}
      enterLabel={t('drafting.pick.enter')}
    />
  );
}
