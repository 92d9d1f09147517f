import { documentTypes } from '@loadline/contract/codes/document-type';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { fileOfLine } from '@loadline/contract/trusts/trust.documents';
import { useWords } from '../../../kernel/words.ts';
import { saidOf } from '../../../resource/drafting/draft-field.tsx';
import type { GridRow } from '../../../resource/grid/grid-row.ts';
import { Field } from '../../../ui/field.tsx';
import { DraftFile } from './draft-file.tsx';
import { Returned } from './returned.tsx';
import { useTrustForm } from './trust-form.ts';
import { useDraftFiles } from './use-draft-files.ts';

/** The file that proves something of the goods of a line: dropped or chosen, uploaded at once, named in the line. */
export function LineFile({ line, document }: { line: GridRow; document: keyof typeof fileOfLine }) {
  const { language } = useWords();
  const form = useTrustForm();
  const files = useDraftFiles();
  const path = `cargo.lines.${line.id}.${fileOfLine[document]}`;
  const kept = line[fileOfLine[document]];
  return (
    <div data-path={path}>
      <Field required label={say(wordOf(documentTypes, document), language)} {...saidOf(form, path)}>
        <DraftFile
          file={files.byId(kept)}
          onFile={async (file) => {
            const { fileId } = await files.upload(file, document);
            form.change(path, fileId);
          }}
        />
      </Field>
      <Returned path={path} />
    </div>
  );
}
