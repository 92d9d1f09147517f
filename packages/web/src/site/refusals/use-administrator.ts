import { customerInfo } from '@loadline/contract/customers/company.api';
import { useEffect, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { isSignedIn } from '../../kernel/session.ts';

/** Whom in one's own company to ask for a permission, as `name · mail`; undefined until it is known or for staff. */
export function useAdministrator(): string | undefined {
  const [administrator, setAdministrator] = useState<string>();
  useEffect(() => {
    if (!isSignedIn()) return;
    call(customerInfo, { refusal: 'in place' }).then(
      ({ adminUserName, adminEmail }) =>
        setAdministrator([adminUserName, adminEmail].filter(Boolean).join(' · ') || undefined),
      // Nobody to name: the page says what is missing all the same.
      () => undefined,
    );
  }, []);
  return administrator;
}
