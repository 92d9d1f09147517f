import { saidIn } from '@loadline/contract/kernel/both';
import { useWords } from '../kernel/words.ts';

interface Section {
  readonly titleZh: string;
  readonly titleEn: string;
  readonly textZh: string;
  readonly textEn: string;
}

/** Free text under its heading; every line of it is a paragraph. */
export function Prose({ section }: { section: Section }) {
  const { language } = useWords();
  const paragraphs = saidIn(section, 'text', language)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return (
    <section className="prose">
      <h2>{saidIn(section, 'title', language)}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
