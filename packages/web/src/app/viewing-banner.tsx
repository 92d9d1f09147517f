import { say } from '@loadline/contract/kernel/text';
import { useSignedInUser } from '../kernel/session.ts';
import { signOut } from '../kernel/sign-out.ts';
import { useWords } from '../kernel/words.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

/** Over every page while somebody of the forwarder looks with a customer's eyes; with the way out of it. */
export function ViewingBanner() {
  const { t, language } = useWords();
  const user = useSignedInUser();
  if (!user?.viewingAs) return null;
  const says = t('office.viewing', { company: say(user.company, language) });
  return (
    <Banner
      label={says}
      icon="eye"
      action={<Button onClick={() => void signOut()}>{t('office.endViewing')}</Button>}
    >
      {says}
    </Banner>
  );
}
