import { listHtsHeadings } from '@loadline/contract/hts/hts.api';
import { htsSections } from '@loadline/contract/hts/hts-sections';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import type { HtsContents } from './hts.ts';

interface TreeProps {
  chapters: HtsContents['chapters'];
  on: string | null;
  /** The heading that is looked at. */
  heading: string | undefined;
  onHeading: (heading: string) => void;
}

/** Sections, chapters and headings, each opened by its name; what is looked at is open. */
export function HtsTree({ chapters, ...rest }: TreeProps) {
  const { t } = useWords();
  const headings = new Map(chapters.map((chapter) => [chapter.no, chapter.headings]));
  const sections = htsSections.flatMap((section) => {
    const known = section.chapters.filter(({ no }) => headings.has(no));
    return known.length > 0 ? [{ ...section, chapters: known }] : [];
  });
  return (
    <nav className="hts-tree" aria-label={t('hts.tree')}>
      <p className="hts-tree__facts">
        {t('hts.treeFacts', { sections: wholeText(sections.length), chapters: wholeText(chapters.length) })}
      </p>
      <ul>
        {sections.map((section) => (
          <Section key={section.no} section={section} headings={headings} {...rest} />
        ))}
      </ul>
    </nav>
  );
}

type Section = (typeof htsSections)[number];
type PartProps = Omit<TreeProps, 'chapters'> & { headings: ReadonlyMap<string, number> };

function Section({ section, ...rest }: PartProps & { section: Section }) {
  const { language } = useWords();
  const holds = section.chapters.some(({ no }) => rest.heading?.startsWith(no));
  const [isOpen, open] = useOpenBy(holds);
  return (
    <li>
      <button type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={12} />
        <b>{section.no}</b>
        <span>{say(section.name, language)}</span>
      </button>
      {isOpen ? (
        <ul>
          {section.chapters.map((chapter) => (
            <Chapter key={chapter.no} chapter={chapter} {...rest} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Chapter({ chapter, headings, ...rest }: PartProps & { chapter: Section['chapters'][number] }) {
  const { language } = useWords();
  const [isOpen, open] = useOpenBy(rest.heading?.startsWith(chapter.no) ?? false);
  const name = say(chapter.name, language);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
        className="hts-tree__chapter"
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={12} />
        <b>{chapter.no}</b>
        <span title={name}>{name}</span>
        <em>{headings.get(chapter.no)}</em>
      </button>
      {isOpen ? <Headings chapter={chapter.no} {...rest} /> : null}
    </li>
  );
}

function Headings({ chapter, on, heading, onHeading }: Omit<PartProps, 'headings'> & { chapter: string }) {
  const { data = [], isPending } = useQuery(asking(listHtsHeadings, { on, chapter }));
  return (
    <ul aria-busy={isPending}>
      {data.map(({ no, description }) => (
        <li key={no}>
          <button
            type="button"
            className="hts-tree__heading"
            aria-current={no === heading ? 'true' : undefined}
            onClick={() => onHeading(no)}
          >
            <b>{no}</b>
            <span lang="en" title={description}>
              {description}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Open where somebody has said so, else where it holds what is looked at. */
function useOpenBy(holds: boolean) {
  const [told, tell] = useState<boolean>();
  return [told ?? holds, tell] as const;
}
