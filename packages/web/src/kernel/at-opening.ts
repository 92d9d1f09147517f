import { useState } from 'react';

/**
 * A record as it stood when a dialog opened. The page behind goes on with the record as it changes; what is typed was
 * read from this one, so that its version is the one to send: else a colleague's change would be laid over unseen.
 */
export function useAtOpening<T extends object>(record: T): T {
  const [opened] = useState(record);
  return opened;
}
