import { useEffect, useState } from 'react';
import { useNavigation } from '../../kernel/navigation.ts';
import { newKey } from '../../kernel/request.ts';
import { NotLoaded } from '../not-loaded.tsx';

interface MadeFromProps {
  what: string;
  /** Makes the draft and gives its number. The same key again is the same draft: drawing this twice makes one. */
  make: (key: string) => Promise<string>;
}

/** Makes a draft like something else, once, and goes on to it. */
export function MadeFrom({ what, make }: MadeFromProps) {
  const { go } = useNavigation();
  const [wish, setWish] = useState(() => ({ make, key: newKey() }));
  const [error, setError] = useState<Error>();
  useEffect(() => {
    wish.make(wish.key).then((no) => go({ search: { no }, replace: true }), setError);
  }, [wish, go]);
  if (!error) return null;
  const again = () => {
    setError(undefined);
    setWish({ make, key: newKey() });
  };
  return <NotLoaded what={what} error={error} onRetry={again} />;
}
