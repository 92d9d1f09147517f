import { codeOfTyped, sourceOfTyped, type TypedMid } from '@loadline/contract/mids/mid.rules';
import { MidPieces, MidReasons } from '../../shared/mids/mid-pieces.tsx';

/** The code of what is typed, as it grows. */
export function MidTyped({ typed }: { typed: TypedMid }) {
  const made = codeOfTyped(typed);
  const source = sourceOfTyped(typed);
  const code = typeof typed.code === 'string' && typed.code !== '' ? typed.code : null;
  return (
    <>
      <MidPieces made={made} source={source} code={code} />
      <MidReasons made={made} source={source} />
    </>
  );
}
