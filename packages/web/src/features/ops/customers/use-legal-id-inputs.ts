import { countries } from '@loadline/contract/codes/country';
import { legalIdFlaw } from '@loadline/contract/facts/legal-id';
import { legalIdKinds } from '@loadline/contract/facts/legal-id-kind';
import { isCode } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { accountTypes } from '@loadline/contract/registrations/registration';
import { useWords } from '../../../kernel/words.ts';
import type { InputLook, Values } from '../../../resource/input-look.ts';
import { officeToday } from '../../../resource/office-time.ts';
import { typedText } from '../../../resource/typed-text.ts';

interface Kept {
  readonly accountType?: string;
  readonly legalId?: string | null;
}

/** The inputs of a customer's number: its kind fits the account, it fits its kind. A number that is kept is not judged again. */
export function useLegalIdInputs({ accountType, legalId: kept }: Kept = {}): {
  legalIdKind: InputLook;
  legalId: InputLook;
} {
  const { language } = useWords();
  const faultAt = (key: string, values: Values) => {
    const type = accountType ?? values.accountType;
    if (!isCode(accountTypes, type) || (kept && values.legalId === kept)) return undefined;
    const flaw = legalIdFlaw(
      {
        accountType: type,
        legalIdKind: isCode(legalIdKinds, values.legalIdKind) ? values.legalIdKind : null,
        legalId: typedText(values.legalId),
        country: isCode(countries, values.country) ? values.country : null,
      },
      officeToday(),
    );
    return flaw?.key === key ? say(flaw.says, language) : undefined;
  };
  return {
    legalIdKind: { fault: (_typed, values) => faultAt('legalIdKind', values) },
    legalId: {
      fault: (_typed, values) => faultAt('legalId', values),
      ...(accountType === 'personal' && kept && { secret: 'masked' }),
    },
  };
}
