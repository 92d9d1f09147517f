import { type DocumentPath, fieldAt, labelAt, valueAt } from '@loadline/contract/documents/document.path';
import { uploadFile } from '@loadline/contract/files/file.api';
import { say } from '@loadline/contract/kernel/text';
import { contentFields, type TrustContent } from '@loadline/contract/trusts/trust-content';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { FieldInput, isSeveral } from '../../../resource/field-input.tsx';
import type { Control, InputLook } from '../../../resource/input-look.ts';
import { useReading } from '../../../resource/value.tsx';
import { valueText } from '../../../resource/value-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DraftFile } from '../create/draft-file.tsx';
import { FbaInput } from '../create/fba-input.tsx';
import { useTrustProducts } from '../create/use-trust-products.ts';
import type { useAmending } from './use-amending.ts';

const fileTypes = { un383File: 'UN383', msdsFile: 'MSDS' } as const;

interface AmendRowsProps {
  amending: ReturnType<typeof useAmending>;
  of: TrustContent;
}

/** The chosen fields with what stands now and what is to stand; lines that go; what that leaves open elsewhere. */
export function AmendRows({ amending, of }: AmendRowsProps) {
  const { t, language } = useWords();
  const gone = of.cargo.lines.filter(({ id }) => !amending.content.cargo.lines.some((one) => one.id === id));
  const elsewhere = amending.errors.filter(({ path }) => !amending.paths.includes(path));
  return (
    <>
      {gone.map(({ id, nameZh }) => {
        const label = labelAt(contentFields, of, `cargo.lines.${id}`);
        return (
          <div key={id} className="amend__gone">
            <del>
              {label && say(label, language)} {nameZh}
            </del>
            <span>{t('trustDetail.amend.gone')}</span>
            <Button size="small" look="text" onClick={() => amending.restoreLine(id)}>
              {t('trustDetail.amend.restore')}
            </Button>
          </div>
        );
      })}
      <div className="amend__rows">
        {amending.paths.map((path) => (
          <AmendRow key={path} path={path} amending={amending} of={of} />
        ))}
      </div>
      {elsewhere.length > 0 && amending.changes.length > 0 ? (
        <Alert
          family="act"
          actions={
            <Button size="small" onClick={() => amending.choose(elsewhere.map(({ path }) => path))}>
              {t('trustDetail.amend.alsoChange')}
            </Button>
          }
        >
          {elsewhere
            .slice(0, 3)
            .map(({ label, says }) => `${say(label, language)} ${say(says, language)}`)
            .join(language === 'en' ? '; ' : '\uff1b')}
        </Alert>
      ) : null}
    </>
  );
}

function AmendRow({ path, amending, of }: AmendRowsProps & { path: DocumentPath }) {
  const { t, language } = useWords();
  const reading = useReading();
  const look = useAmendLook(path);
  const field = fieldAt(contentFields, path);
  const label = labelAt(contentFields, amending.content, path);
  if (!field || !label) return null;
  const finding = amending.errors.find((one) => one.path === path);
  const stands = valueText(field, valueAt(of, path), reading);
  const name = say(label, language);
  const value = valueAt(amending.entered, path);
  const about = {
    label: name,
    error: finding && say(finding.says, language),
    hint: t('trustDetail.amend.stands', { value: stands }),
    children: (
      <FieldInput
        field={field}
        look={look}
        value={value}
        onChange={(typed) => amending.change(path, typed)}
        onLeave={() => undefined}
      />
    ),
  };
  return (
    <div className="amend__row">
      {isSeveral(field, look) ? <FieldGroup {...about} /> : <Field {...about} />}
      <IconButton
        icon="close"
        size="small"
        label={t('trustDetail.amend.leave', { field: name })}
        onClick={() => amending.leave(path)}
      />
    </div>
  );
}

/** How a field is entered that its kind does not say: the products on offer, numbers in one line, a paper of a line. */
function useAmendLook(path: DocumentPath): InputLook {
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
