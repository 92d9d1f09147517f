import { say } from '@loadline/contract/kernel/text';
import { keepInBooks } from '@loadline/contract/trusts/trust-draft.api';
import type { TrustRole } from '@loadline/contract/trusts/trust-party';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { findingsIn } from '../../../resource/form-values.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { useTrustForm } from './trust-form.ts';

interface Wish {
  readonly parties?: TrustRole[];
  readonly goods?: string[];
  readonly cartons?: string[];
}

/** Puts what was written here into the customer's books; the draft is saved first, for the server reads it there. */
export function useKeeping() {
  const { t, language } = useWords();
  const { saveNow } = useTrustForm();
  const [busy, setBusy] = useState(false);
  const keep = async ({ parties = [], goods = [], cartons = [] }: Wish) => {
    setBusy(true);
    try {
      const id = await saveNow();
      if (id === undefined) return;
      const { kept } = await call(keepInBooks, {
        body: { id, parties, goods, cartons },
        refusal: 'in place',
      });
      notify('success', t(kept > 0 ? 'trust.kept' : 'trust.known'));
    } catch (error) {
      const findings = error instanceof Refusal ? findingsIn(error.data) : [];
      if (findings.length === 0) return tellRefusal(error);
      const said = findings.map(({ label, says }) => `${say(label, language)} ${say(says, language)}`);
      notify('warning', said.join(language === 'en' ? '; ' : '\uff1b'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, keep };
}
