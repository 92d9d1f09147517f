import { RegisterScreen } from '../features/registrations/register.screen.tsx';
import { useWords } from '../kernel/words.ts';
import { DoorFrame } from './door-frame.tsx';

export function RegisterPage() {
  const { t } = useWords();
  return (
    <RegisterScreen
      frame={(foot, body) => (
        <DoorFrame
          look="wide"
          motto={[t('register.motto1'), t('register.motto2')]}
          lead={t('register.lead')}
          foot={foot}
        >
          {body}
        </DoorFrame>
      )}
    />
  );
}
