import type { DocumentPath } from '@loadline/contract/documents/document.path';
import { uploadFile } from '@loadline/contract/files/file.api';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import type { Control, InputLook } from '../../../resource/input-look.ts';
import { DraftFile } from '../create/draft-file.tsx';
import { FbaInput } from '../create/fba-input.tsx';
import { useTrustProducts } from '../create/use-trust-products.ts';

const fileTypes = { un383File: 'UN383', msdsFile: 'MSDS' } as const;

/** How a field is entered that its kind does not say: the products on offer, numbers in one line, a paper of a line. */
export function useAmendLook(path: DocumentPath): InputLook {
  const { language } = useWords();
  const products = useTrustProducts();
  if (path === 'service.channelName')
    return {
      options: products.map(({ channelName, channelNameEn }) => ({
        value: channelName,
        label: language === 'en' ? channelNameEn : channelName,
      })),
    };
  if (path === 'route.fbaIds') return { input: (control) => <FbaInput {...control} /> };
  const key = path.split('.').at(-1);
  if (key === 'un383File' || key === 'msdsFile')
    return { input: (control) => <LinePaper type={fileTypes[key]} {...control} /> };
  return {};
}

/** It goes up at once and belongs to nobody until the wish that names it is sent. */
function LinePaper({ type, onChange }: Control & { type: (typeof fileTypes)[keyof typeof fileTypes] }) {
  const [file, setFile] = useState<{ name: string; size: number }>();
  const send = async (chosen: File) => {
    const kept = await call(uploadFile, {
      query: { subject: 'trust', type },
      file: chosen,
      refusal: 'in place',
    });
    setFile(kept);
    onChange(kept.fileId);
  };
  return <DraftFile file={file} onFile={send} />;
}
