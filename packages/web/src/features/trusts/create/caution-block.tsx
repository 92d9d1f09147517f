import { specialProperties } from '@loadline/contract/codes/special-property';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { documentsOfLine, fileOfLine } from '@loadline/contract/trusts/trust.documents';
import { useWords } from '../../../kernel/words.ts';
import { DraftField } from '../../../resource/drafting/draft-field.tsx';
import type { GridRow } from '../../../resource/grid/grid-row.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { LineFile } from './line-file.tsx';
import { specialOf } from './line-special.tsx';
import { useTrustForm } from './trust-form.ts';
import { linesIn } from './typed-lines.ts';

/** What goods with a property need before they are handed in: a UN number and files, line by line. */
export function CautionBlock() {
  const form = useTrustForm();
  const lines = linesIn(form.entered);
  return lines.map((line, place) =>
    isNumbered(line) || documentsOfLine(specialOf(line)).length > 0 ? (
      <Caution key={line.id} line={line} place={place} />
    ) : null,
  );
}

/** Batteries and dangerous goods have a UN number. */
function isNumbered(line: GridRow): boolean {
  const special = specialOf(line);
  return special.includes('battery') || special.includes('dangerous');
}

function Caution({ line, place }: { line: GridRow; place: number }) {
  const { t, language } = useWords();
  const { faults } = useTrustForm();
  const special = specialOf(line);
  const documents = documentsOfLine(special);
  const path = `cargo.lines.${line.id}`;
  const keys = ['unNo', ...documents.map((document) => fileOfLine[document])];
  const isOpen = keys.some((key) => faults.errors.has(`${path}.${key}`));
  const words = special.map((one) => say(wordOf(specialProperties, one), language));
  const name = typedText(language === 'en' ? line['nameEn'] : line['nameZh']);
  const title = t('trust.cargo.caution', {
    line: place + 1,
    name,
    special: words.join(language === 'en' ? ', ' : '\u3001'),
  });
  return (
    <section className={`trust-caution state-${isOpen ? 'act' : 'done'}`} aria-label={title}>
      <h3>
        <StateGlyph family={isOpen ? 'act' : 'done'} size={14} />
        {title}
        <span>{t(isOpen ? 'trust.cargo.wanting' : 'trust.cargo.complete')}</span>
      </h3>
      <div className="trust-caution__fields">
        {isNumbered(line) ? (
          <DraftField path={`${path}.unNo`} required look={{ placeholder: 'UN3481' }} />
        ) : null}
        {documents.map((document) => (
          <LineFile key={document} line={line} document={document} />
        ))}
      </div>
    </section>
  );
}
