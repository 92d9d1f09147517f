import { company as companies } from '@loadline/contract/customers/company';
import { requireSecondFactor } from '@loadline/contract/customers/company.api';
import { say } from '@loadline/contract/kernel/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { renewUser } from '../../kernel/sign-out.ts';
import { useWords } from '../../kernel/words.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { CompanyRecord } from './company-record.ts';
import { useReadOnly } from './use-part.ts';

const { label, note } = companies.fields.requireTotp;

/** Whether everybody of the company needs a second factor. Asked once more before it shuts anybody out. */
export function SecondFactorCard({ company }: { company: CompanyRecord }) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const readOnly = useReadOnly('user:manage');
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { version } = company;
  const set = async (requireTotp: boolean) => {
    setBusy(true);
    try {
      await call(requireSecondFactor, { body: { version, requireTotp }, refusal: 'in place' });
      notify('success', t('my.saved', { name: say(label, language) }));
      await renewUser();
    } catch (error) {
      tellRefusal(error);
    } finally {
      await client.invalidateQueries();
      setBusy(false);
      setIsAsking(false);
    }
  };
  return (
    <Card title={t('my.company.security')} aside={readOnly}>
      <Switch
        size="large"
        checked={company.requireTotp}
        disabled={readOnly !== undefined || busy}
        note={note && say(note, language)}
        onChange={(on) => (on ? setIsAsking(true) : void set(false))}
      >
        {say(label, language)}
      </Switch>
      <Modal
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('my.company.requireTitle')}
        closeLabel={t('resource.close')}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('resource.cancel')}</Button>
            <Button look="primary" busy={busy} onClick={() => void set(true)}>
              {t('my.company.require')}
            </Button>
          </>
        }
      >
        <p>{t('my.company.requireText')}</p>
      </Modal>
    </Card>
  );
}
